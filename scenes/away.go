package scenes

import (
	"hexrail/game/text"
	"hexrail/scenes/panel"
)

var awayWords = struct{ note, ask, send, stand text.Pair }{
	note:  text.Pair{"{player} plays by link.", "{player} はリンクで参加しています。"},
	ask:   text.Pair{"Play for {player}?", "{player} の代わりに進めますか？"},
	send:  text.Pair{"Send the link to {player}", "{player} にリンクを送る"},
	stand: text.Pair{"Play for {player}", "{player} の代わりに進める"},
}

// away reports whether the deciding player sits at another device.
func (t *Table) away() bool {
	p := t.see().Prompt
	return t.hooks.Here != nil && !t.hooks.Copy && p.Decider != 0 && !p.Over && !t.hooks.Here(p.Decider)
}

// unsent reports whether the deciding player sits at another device and is to be sent the link: it is not known to be sent,
// and nobody here has said to play for that player.
func (t *Table) unsent() bool {
	return t.away() && t.hooks.Share != nil && t.hooks.Unsent != nil && t.hooks.Unsent() && t.standsIn != t.view().S
}

// sendBar offers to send the link, or to play for the player all the same.
func (t *Table) sendBar() panel.Bar {
	facts := text.Facts{"player": t.see().Prompt.DeciderName}
	return panel.Bar{
		Primary: &panel.Act{Text: t.phrase(awayWords.send, facts), Do: func() { t.hooks.Share(t) }},
		Secondary: &panel.Act{ID: "act:stand-in", Text: t.phrase(awayWords.stand, facts), Do: func() {
			t.standsIn = t.view().S
		}},
	}
}

// guardAway says that the deciding player sits at another device, and guards what is played for that player: two devices
// would soon hold different games.
func (t *Table) guardAway(b *panel.Bar) {
	if !t.away() {
		return
	}
	facts := text.Facts{"player": t.see().Prompt.DeciderName}
	if b.Note == "" {
		b.Note = t.phrase(awayWords.note, facts)
	}
	if t.standsIn == t.view().S {
		return
	}
	for _, a := range [...]*panel.Act{b.Primary, b.Secondary} {
		if a != nil && a.ID != "act:cancel" {
			a.Guard = t.phrase(awayWords.ask, facts)
		}
	}
}
