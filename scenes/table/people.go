package table

import (
	"slices"

	"github.com/hexrail/hexrail/game/computer"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
)

var awayWords = struct{ note, ask, send, stand text.Pair }{
	note:  text.Pair{"{player} plays by link.", "{player} はリンクで参加しています。"},
	ask:   text.Pair{"Play for {player}?", "{player} の代わりに進めますか？"},
	send:  text.Pair{"Send to {player}", "{player} に送る"},
	stand: text.Pair{"Play for {player}", "{player} の代わりに進める"},
}

// people knows which players are on this device, on other devices, or computers.
type people struct {
	*desk.Desk
	hooks    *Hooks
	thinker  *computer.Thinker // decides for computers; nil if there are none
	standsIn *rules.State      // position in which somebody here plays for a player elsewhere
	opened   int               // position in which a sealed bid was opened, plus one
}

// canDecide reports whether a decision can be made at the position on the screen.
func (p *people) canDecide() bool {
	return !p.Game.Past() && !p.hooks.ReadOnly && !p.View().S.End.Over && (p.hooks.Settled == nil || !p.hooks.Settled())
}

// Away reports whether the deciding player sits at another device.
func (p *people) Away() bool {
	due := &p.See().Prompt
	return !p.hooks.Copy && due.Decider != 0 && !due.Over && p.Elsewhere(due.Decider)
}

// sent reports whether what the game has of a player was sent along from elsewhere.
func (p *people) sent(player id.Player) bool { return p.hooks.ReadOnly || p.Elsewhere(player) }

// unsent reports whether the deciding player is on another device and should be sent the link: it is not known to have
// been sent, and nobody here plays for that player.
func (p *people) unsent() bool {
	return p.Away() && p.hooks.Send != nil && p.hooks.Unsent != nil && p.hooks.Unsent() && p.standsIn != p.View().S
}

// sendBar returns the buttons to send the link or to play for the player.
func (p *people) sendBar() decision.Bar {
	facts := text.Facts{"player": p.See().Prompt.DeciderName}
	return decision.Bar{
		Primary: &decision.Act{Text: p.Phrase(awayWords.send, facts), Do: p.hooks.Send},
		Secondary: &decision.Act{ID: "act:stand-in", Text: p.Phrase(awayWords.stand, facts), Do: func() {
			p.standsIn = p.View().S
		}},
	}
}

// guard adds a note that the deciding player is on another device and guards the primary button, because otherwise two
// devices might continue the game differently.
func (p *people) guard(b *decision.Bar) {
	if !p.Away() {
		return
	}
	facts := text.Facts{"player": p.See().Prompt.DeciderName}
	if b.Note == "" {
		b.Note = p.Phrase(awayWords.note, facts)
	}
	if p.standsIn == p.View().S {
		return
	}
	for _, a := range [...]*decision.Act{b.Primary, b.Secondary} {
		if a != nil && a.ID != "act:cancel" {
			a.Guard = p.Phrase(awayWords.ask, facts)
		}
	}
}

// mustHandOver reports whether the device has to change hands before a sealed bid and the next bidder has not taken it
// yet. Nothing of the game may be shown then. A device with a single person is never handed over.
func (p *people) mustHandOver() bool {
	if !p.canDecide() || p.hooks.Copy || p.computerDecides() || !p.View().Sealed() || p.opened == p.Game.Now()+1 {
		return false
	}
	return p.SharedDevice() && (!p.Away() || p.standsIn == p.View().S)
}

// secret reports whether sealed bids are being made at the latest position.
func (p *people) secret() bool { return p.Game.ViewAt(p.Game.Now()).Sealed() }

// SharedDevice reports whether several persons play at this device.
func (p *people) SharedDevice() bool { return len(p.here()) > 1 }

// here returns the persons at this device, in seat order.
func (p *people) here() []id.Player { return slices.DeleteFunc(p.persons(), p.Elsewhere) }

// persons returns the players who are not computers, in seat order.
func (p *people) persons() (list []id.Player) {
	for i := range p.Game.Players() {
		if n := id.Player(i + 1); !p.Game.Computer(n) {
			list = append(list, n)
		}
	}
	return list
}

// alone returns the only person at the table, or zero if there are several or none.
func (p *people) alone() id.Player {
	if list := p.persons(); len(list) == 1 {
		return list[0]
	}
	return 0
}

// hasPerson reports whether a person plays in any seat.
func (p *people) hasPerson() bool { return len(p.Game.RunByComputer()) < len(p.Game.Players()) }

// computerDecides reports whether a computer decides at the latest position, it is on the screen, and this device plays
// for it.
func (p *people) computerDecides() bool {
	return p.thinker != nil && !p.Game.Past() && !p.hooks.ReadOnly && computer.Due(p.Game)
}

// Elsewhere reports whether a player sits at another device.
func (p *people) Elsewhere(who id.Player) bool { return p.hooks.Here != nil && !p.hooks.Here(who) }

// Ask returns the answer of a computer, and Unasked for a person, who must be asked. In a what-if everybody agrees.
func (p *people) Ask(owner id.Player, v rules.View, a rules.Action) choice.Answer {
	switch {
	case p.hooks.Copy:
		return choice.Agrees
	case !p.Game.Computer(owner) || p.thinker == nil:
		return choice.Unasked
	case !p.thinker.Agrees(p.Game, owner, v, a):
		return choice.Refuses
	}
	return choice.Agrees
}
