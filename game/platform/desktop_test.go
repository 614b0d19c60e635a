//go:build !js

package platform

import (
	"errors"
	"testing"
)

// attempt applies a batch and returns its error.
func attempt(d *desktop, b Batch) (err error) {
	d.Apply(b, func(e error) { err = e })
	d.Run()
	return err
}

func TestDesktopStore(t *testing.T) {
	dir := t.TempDir()
	d, err := openIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	called := false
	d.Apply(Batch{Put: []Entry{{"log:1:0", []byte("a")}, {"log:1:1", []byte("b")}, {"meta:1", []byte("m")}}},
		func(e error) {
			called, err = true, e
		})
	if called {
		t.Error("a call came back before Run")
	}
	if d.Run(); !called || err != nil {
		t.Errorf("called %t, error %v", called, err)
	}
	if err := attempt(d, Batch{On: Entry{"meta:2", []byte("m")}, Put: []Entry{{"log:2:0", nil}}}); !errors.Is(err,
		ErrMissing) {
		t.Errorf("a batch that builds on nothing: %v", err)
	}
	for _, was := range [][]byte{nil, []byte("n")} {
		if err := attempt(d, Batch{On: Entry{"meta:1", was}, Delete: []string{"meta:1"}}); !errors.Is(err, ErrChanged) {
			t.Errorf("a batch that builds on %q: %v", was, err)
		}
	}
	if err := attempt(d, Batch{On: Entry{"meta:3", nil}, Delete: []string{"log:1:2"}}); err != nil {
		t.Errorf("a batch that builds on nothing being there: %v", err)
	}
	if err := attempt(d, Batch{From: "log:1:1", To: "log:1:2", Put: []Entry{{"log:1:2", []byte("c")}}}); err != nil {
		t.Error(err)
	}
	again, err := openIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	var keys string
	again.List([]string{"log:"}, func(entries []Entry, _ error) {
		for _, e := range entries {
			keys += e.Key + "=" + string(e.Data) + " "
		}
	})
	again.Get("log:1:1", func(_ []byte, e error) { err = e })
	again.Run()
	if keys != "log:1:0=a log:1:2=c " || !errors.Is(err, ErrMissing) {
		t.Errorf("kept %q, reading what was deleted gives %v", keys, err)
	}
}

func TestDesktopPreferences(t *testing.T) {
	dir := t.TempDir()
	d, err := openIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	d.SetPreference("lang", "ja")
	again, err := openIn(dir)
	if err != nil || again.Preference("lang") != "ja" {
		t.Errorf("the preference is %q after a restart, error %v", again.Preference("lang"), err)
	}
}
