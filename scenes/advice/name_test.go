package advice

import "testing"

func TestMentions(t *testing.T) {
	for _, c := range []struct {
		words, name string
		want        bool
	}{
		{"Bid $105", "5", false},
		{"Bid $105", "10", false},
		{"Bid $1010", "10", false},
		{"$105 で入札", "105", false},
		{"Bid $105 for 5", "5", true},
		{"5 を買収する", "5", true},
		{"NPの株を買う", "NP", true},
		{"Lay on H10", "H1", false},
		{"Buy NYC", "NY", false},
	} {
		if got := mentions(c.words, c.name); got != c.want {
			t.Errorf("%q mentions %q: %v", c.words, c.name, got)
		}
	}
}
