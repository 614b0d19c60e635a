package rulebook

import "testing"

// TestCutItem reads items of rules and text that only looks like one.
func TestCutItem(t *testing.T) {
	for line, want := range map[string]string{
		"- R41: text": "R41", "- RS12: text": "RS12", "- R136a: a: b": "R136a", "- D3: x": "D3",
		"- R: text": "", "- R41:": "", "R41: text": "", "- Rounds: text": "", "- X3: text": "", "- R4b1: text": "",
		"* R1: text": "",
	} {
		if number, _, ok := cutItem(line); ok != (want != "") || ok && number != want {
			t.Errorf("%q is %q, %v; want %q", line, number, ok, want)
		}
	}
}

// TestWithoutReferences removes parentheses of references alone.
func TestWithoutReferences(t *testing.T) {
	for text, want := range map[string]string{
		"a (X3) b": "a b", "a (X3, X12).": "a.", "(X1)": "", "a (see X3) b": "a (see X3) b", "a (b (X3)) c": "a (b) c",
		"a (X3":   "a (X3",
		"a (X) b": "a (X) b",
	} {
		if got := withoutReferences(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
