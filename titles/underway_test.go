package titles

import (
	"testing"

	"hexrail/rules"
)

// TestUnderway: what is underway is built by both profiles and found for records on the command line, and by nothing else.
func TestUnderway(t *testing.T) {
	for _, e := range Underway() {
		for _, p := range e.Profiles() {
			title, names, err := CommandLine(e.Record, p, nil)
			if err != nil || title.Key != e.Key || title.Profile != p || names.Title != e.Record {
				t.Errorf("%s by %s: %v", e.Key, p, err)
			}
		}
		if _, _, err := Recorded(e.Record, rules.Recorded, nil); err == nil {
			t.Errorf("%s opens everywhere", e.Record)
		}
		if _, found := Find(e.Key); found {
			t.Errorf("%s is in the list", e.Key)
		}
	}
	if title, _, err := CommandLine("1830", rules.Recorded, nil); err != nil || title.Key != "1830-classic" {
		t.Errorf("1830: %v", err)
	}
}
