package view

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Viewer describes one game in one language. The caller owns the results. A Viewer has no state that depends on the
// cursor, except a cache of the log.
type Viewer struct {
	game  *match.Match
	say   text.Speaker // for the screen
	voice text.Speaker // for screen readers
	own   *words.Title // texts of the title
	log   []actionLog
}

// New returns a viewer of a game.
func New(m *match.Match, l text.Lang) *Viewer {
	say := text.Speaker{Lang: l, Title: m.Title(), Names: m.Players()}
	voice := say
	voice.Spoken = true
	return &Viewer{game: m, say: say, voice: voice, own: titles.WordsOf(m.Title())}
}

// Speaker returns the speaker of the viewer, for sentences about refusals and for labels.
func (w *Viewer) Speaker() *text.Speaker { return &w.say }

// title returns a text specific to the title, or "".
func (w *Viewer) title(key string) string { return w.own.Texts[key].In(w.say.Lang) }

// Selection is the viewer's selection; zero is none.
type Selection struct {
	Corp   id.Corp
	Player id.Player
}

// Table is everything visible at one moment.
type Table struct {
	Header   Header
	Prompt   Prompt
	Corps    []Corp // in operating order, then those that are not started
	Players  []Player
	Market   Market
	Depot    Depot
	Phases   []Phase
	Privates []Private
	Auction  Auction
	Boxes    Boxes
	History  History
}

// Operators returns the companies that operate, in operating order.
func (t *Table) Operators() []Corp {
	var list []Corp
	for _, c := range t.Corps {
		if c.Standing == Floated {
			list = append(list, c)
		}
	}
	return list
}

// Table returns everything visible at the cursor with this selection.
func (w *Viewer) Table(sel Selection) Table {
	t := Table{
		Header: w.Header(), Prompt: w.Prompt(), Corps: w.Corps(), Players: w.Players(), Market: w.Market(),
		Depot: w.Depot(), Phases: w.Phases(), Privates: w.Privates(), Auction: w.Auction(),
		Boxes: w.Boxes(), History: w.History(),
	}
	for i := range t.Corps {
		t.Corps[i].Selected = t.Corps[i].ID == sel.Corp
	}
	for i := range t.Players {
		t.Players[i].Selected = t.Players[i].ID == sel.Player
	}
	return t
}

// position describes a position of the game.
type position struct {
	*Viewer
	v rules.View
}

// positionOf returns a position to be described.
func (w *Viewer) positionOf(v rules.View) position { return position{w, v} }

func (w *Viewer) v() rules.View { return w.game.View() }

// operatingNow returns the company whose operating turn it is, or zero.
func operatingNow(v rules.View) id.Corp {
	if v.S.End.Over {
		return 0
	}
	return v.Base().Actor.Corp()
}
