package scenes

import (
	"slices"

	"hexrail/game/computer"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/panel"
)

var awayWords = struct{ note, ask, send, stand text.Pair }{
	note:  text.Pair{"{player} plays by link.", "{player} はリンクで参加しています。"},
	ask:   text.Pair{"Play for {player}?", "{player} の代わりに進めますか？"},
	send:  text.Pair{"Send the link to {player}", "{player} にリンクを送る"},
	stand: text.Pair{"Play for {player}", "{player} の代わりに進める"},
}

// people knows who sits where: at this device, at another one, or is a computer.
type people struct {
	*desk.Desk
	hooks    *hooks
	standsIn *rules.State // the position in which somebody here plays for a player at another device
	opened   int          // the position before which a secret bid was opened, plus one
}

// live reports whether a decision can be made in the position on screen.
func (p *people) live() bool { return !p.Game.Past() && !p.hooks.ReadOnly && !p.View().S.End.Over }

// away reports whether the deciding player sits at another device.
func (p *people) away() bool {
	due := &p.See().Prompt
	return p.hooks.Here != nil && !p.hooks.Copy && due.Decider != 0 && !due.Over && !p.hooks.Here(due.Decider)
}

// unsent reports whether the deciding player sits at another device and is to be sent the link: it is not known to be sent,
// and nobody here has said to play for that player.
func (p *people) unsent() bool {
	return p.away() && p.hooks.Share != nil && p.hooks.Unsent != nil && p.hooks.Unsent() && p.standsIn != p.View().S
}

// sendBar offers to send the link, or to play for the player all the same.
func (p *people) sendBar() panel.Bar {
	facts := text.Facts{"player": p.See().Prompt.DeciderName}
	return panel.Bar{
		Primary: &panel.Act{Text: p.Phrase(awayWords.send, facts), Do: p.hooks.Share},
		Secondary: &panel.Act{ID: "act:stand-in", Text: p.Phrase(awayWords.stand, facts), Do: func() {
			p.standsIn = p.View().S
		}},
	}
}

// guard says that the deciding player sits at another device, and guards what is played for that player: two devices
// would soon hold different games.
func (p *people) guard(b *panel.Bar) {
	if !p.away() {
		return
	}
	facts := text.Facts{"player": p.See().Prompt.DeciderName}
	if b.Note == "" {
		b.Note = p.Phrase(awayWords.note, facts)
	}
	if p.standsIn == p.View().S {
		return
	}
	for _, a := range [...]*panel.Act{b.Primary, b.Secondary} {
		if a != nil && a.ID != "act:cancel" {
			a.Guard = p.Phrase(awayWords.ask, facts)
		}
	}
}

// handing reports whether the device changes hands before a secret bid, and nobody has said yet to be the one who bids: then
// nothing of the game is shown. A device with one person needs no handing over.
func (p *people) handing() bool {
	if !p.live() || p.hooks.Copy || p.computing() || !p.View().Sealed() || p.opened == p.Game.Now()+1 {
		return false
	}
	return p.shared() && (!p.away() || p.standsIn == p.View().S)
}

// secret reports whether secret bids are being made in the present.
func (p *people) secret() bool { return p.Game.ViewAt(p.Game.Now()).Sealed() }

// shared reports whether several persons play at this device.
func (p *people) shared() bool {
	here := slices.DeleteFunc(p.persons(), func(n id.Player) bool { return p.hooks.Here != nil && !p.hooks.Here(n) })
	return len(here) > 1
}

// persons returns the players who are no computers, in seat order.
func (p *people) persons() (list []id.Player) {
	for i := range p.Game.Players() {
		if n := id.Player(i + 1); !p.Game.Computer(n) {
			list = append(list, n)
		}
	}
	return list
}

// awaited reports whether any seat is a person's.
func (p *people) awaited() bool { return len(p.Game.RunByComputer()) < len(p.Game.Players()) }

// computing reports whether the computer decides in the present, which is on screen, and the program plays for it here.
func (p *people) computing() bool {
	return p.hooks.Opponents != nil && !p.Game.Past() && !p.hooks.ReadOnly && computer.Due(p.Game)
}
