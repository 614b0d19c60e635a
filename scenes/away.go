package scenes

import "hexrail/game/text"

var awayWords = struct{ note, ask text.Pair }{
	note: text.Pair{
		"{player} plays by link: send the link, and {player} goes on.",
		"{player} はリンクで参加しています。リンクを送って続けてもらってください。",
	},
	ask: text.Pair{"Play for {player}?", "{player} の代わりに進めますか？"},
}

// away reports whether who decides plays this game by link, at another device.
func (t *Table) away() bool {
	p := t.see().Prompt
	return t.hooks.Here != nil && !t.hooks.Copy && p.Decider != 0 && !p.Over && !t.hooks.Here(p.Decider)
}

// guardAway tells that somebody elsewhere decides, and has what is played for him asked once more: else two devices soon
// hold different games.
func (t *Table) guardAway(b *bar) {
	if !t.away() {
		return
	}
	facts := text.Facts{"player": t.see().Prompt.DeciderName}
	if b.Note == "" {
		b.Note = t.phrase(awayWords.note, facts)
	}
	for _, a := range [...]*act{b.Primary, b.Secondary} {
		if a != nil && a.ID != "act:cancel" {
			a.Guard = t.phrase(awayWords.ask, facts)
		}
	}
}
