package home

import (
	"strconv"
	"strings"

	"hexrail/game/library"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/scenes/widgets"
)

// seeds is the number of distinct seeds: the generator keeps 31 bits of its seed.
const seeds = 1 << 31

// seedDigits is the maximum number of digits of a typed seed.
const seedDigits = 10

// newSeed returns a random seed.
func newSeed() string { return strconv.FormatUint(library.NewNumber()%seeds, 10) }

// draws reports whether the set-up of this game uses the seed.
func (n *newGame) draws() bool {
	t, err := n.title()
	return err == nil && t.CanSeat(len(n.seats)) && t.Draws(len(n.seats))
}

// drawSeed draws the field for the seed, if the set-up uses it.
func (n *newGame) drawSeed(u *ui.UI, r *ui.Rect) {
	if !n.draws() {
		return
	}
	a := n.app
	r.CutTop(homeGap)
	means, style := a.Say(newWords.seedMeans), widgets.Soft(u, widgets.Sizes.Small)
	hint := float32(len(u.P.Wrap(means, r.W-28, style))) * widgets.Line(u, widgets.Sizes.Small)
	card := r.CutTop(widgets.TallField(u) + hint + 26)
	u.Card(card, theme.Radius.Card)
	card = card.Pad(14, 10)
	u.Paragraph("new:seedmeans", card.CutBottom(hint), means, style)
	card.CutBottom(6)
	name := a.Say(newWords.seed)
	u.Label(card.CutLeft(u.P.Width(name, widgets.Soft(u, widgets.Sizes.Compact))+14), name, widgets.Soft(u, widgets.Sizes.Compact))
	typed, _ := u.Field("new:seed", card, ui.Field{Name: name, Value: n.seed, MaxLength: seedDigits, Fault: n.seedFault()})
	n.seed = strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, typed)
}

// seedFault returns why the seed is not valid, or "".
func (n *newGame) seedFault() string {
	if _, err := strconv.ParseUint(n.seed, 10, 64); err != nil && n.draws() {
		return n.app.Say(newWords.seedEmpty)
	}
	return ""
}
