package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestNobodyStartsAStartedCompany: a player above a limit is not told about starts of companies that have begun, but
// about purchases of their shares (1870/R31).
func TestNobodyStartsAStartedCompany(t *testing.T) {
	seen := 0
	blocks(t, 1, "stock", func(v rules.View) {
		full := *v.S
		v.S = &full
		for n := id.Cert(1); int(n) <= v.T.Certs(); n++ { // more than the limit
			if v.Is(v.T.CorpOf(n), rules.Started) && full.Holder[n] == id.Initial {
				full.Holder[n] = v.Actor()
			}
		}
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, o := range d.Options(draft.Main) {
			if start := strings.HasPrefix(o.Key, "start:"); start && v.Is(o.Corp, rules.Started) {
				t.Fatalf("%q is an option: %q", o.Key, o.Why.Text)
			}
			if o.Barred && o.Reason == rules.MustSell {
				seen++
			}
		}
	})
	if seen == 0 {
		t.Error("nobody is above a limit")
	}
}

// TestRefusedRedemptionsNameNoSource: a redemption that is refused does not speak of a share of the pool, which may
// have none (1870/R63).
func TestRefusedRedemptionsNameNoSource(t *testing.T) {
	seen := 0
	blocks(t, 2, "stock", func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for g := draft.Main; g <= draft.Asides; g++ {
			for _, o := range d.Options(g) {
				if o.Barred && strings.HasPrefix(o.Key, "own:buy:") {
					if seen++; strings.Contains(o.Text+o.Spoken, "pool") {
						t.Fatalf("%s is called %q, %q", o.Key, o.Text, o.Spoken)
					}
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no redemption is refused")
	}
}
