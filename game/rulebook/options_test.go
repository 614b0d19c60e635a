package rulebook

import (
	"reflect"
	"testing"
)

func TestOptions(t *testing.T) {
	got := Options(sample + "| `early` | X8 | on |\n| `brown` | R2 | off |\n| `late` | RS10a | off |\n| `none` | X77 | off |\n")
	want := map[string][]string{"brown": {"R2"}, "early": {"R1"}, "late": {"RS10a"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestFind(t *testing.T) {
	if r, ok := parsed().Find("RS10a"); !ok || r.Text != "Tiles never leave." {
		t.Errorf("got %+v, %t", r, ok)
	}
	if _, ok := parsed().Find("R99"); ok {
		t.Error("a rule of a table for readers is found")
	}
}
