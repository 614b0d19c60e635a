package main

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestSurvivors breaks a small package. Its tests leave open what a fare of 5 costs two travellers.
func TestSurvivors(t *testing.T) {
	var out bytes.Buffer
	left, err := run(&out, "./testdata/fares", []string{"./testdata/fares"}, terms{skip: "Random", wait: time.Minute, jobs: 1})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"testdata/fares/fares.go:16:23: fare > 5 is fare >= 5  [R2-R3]",
		"testdata/fares/fares.go:16:30: 5 is 6  [R2-R3]",
		"2 of 19 faults in ./testdata/fares survive",
	}
	if got := strings.TrimSpace(out.String()); left != 2 || got != strings.Join(want, "\n") {
		t.Errorf("%d left:\n%s", left, got)
	}
}

// TestFailingTests: nothing can be said about tests that fail without any fault.
func TestFailingTests(t *testing.T) {
	if _, err := run(&bytes.Buffer{}, "./testdata/fares", []string{"./testdata/none"}, terms{wait: time.Minute}); err == nil {
		t.Error("no package of tests, and no error")
	}
}
