package programmes

import (
	"testing"

	"github.com/hexrail/hexrail/game/text"
)

// TestJoinedConditions: in Japanese a space separates a name in Latin letters from the word before it.
func TestJoinedConditions(t *testing.T) {
	for l, c := range map[text.Lang]struct {
		list []string
		want string
	}{
		text.En: {[]string{"the round ends", "C&N floats"}, "the round ends or C&N floats"},
		text.Ja: {[]string{"ラウンドの終わり", "C&N の設立", "入札で上回られる"}, "ラウンドの終わり、または C&N の設立、または入札で上回られる"},
	} {
		if said := either(l, c.list); said != c.want {
			t.Errorf("%q, want %q", said, c.want)
		}
	}
}
