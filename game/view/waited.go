package view

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// Waited describes the actions of others while a player waited for the next decision.
type Waited struct {
	From, To int // the positions before and after it
	Marks    []string
	Rows     []WaitedRow
	Cash     []Gain // of the players, in seat order
}

// WaitedRow describes one turn: of a company in an operating round, of a player in others.
type WaitedRow struct {
	Who     id.Owner
	Name    string
	Decider id.Player // of the company
	Done    string    // lays, runs, purchases and sales
	Earned  string    // amount that the company kept or paid; empty if it had nothing to distribute
	Price   string    // of the company before and after; empty if unchanged
	Up      bool      // the price has risen
	turn    int       // position at which the turn began
}

// Gain is a figure and its change.
type Gain struct {
	Now    string
	Change int32
	Told   string // the change, in words
}

// Waited returns the events between two positions in words, and before them the companies that lost their run by the
// action leading to the first one.
func (w *Viewer) Waited(from, to int) Waited {
	out, t := Waited{From: from, To: to}, turns{Viewer: w}
	if from > 0 {
		t.addIdle(from - 1)
	}
	for i := from; i < to; i++ {
		t.add(i)
		for _, l := range w.logOf(i).lines {
			if matters(l.Of) {
				out.Marks = append(out.Marks, l.Text)
			}
		}
	}
	for i := range t.rows {
		if t.rows[i].turn >= from { // no row of addIdle, which are complete
			t.finish(&t.rows[i], to)
		}
	}
	out.Rows = t.rows
	before, after := w.game.ViewAt(from), w.game.ViewAt(to)
	for p := range after.S.Players {
		now := Purse(after, id.Player(p+1))
		change := now - Purse(before, id.Player(p+1))
		out.Cash = append(out.Cash, Gain{w.say.Money(now), change, text.Change(w.say.Title.Currency, change)})
	}
	return out
}

// matters reports whether an event concerns all players.
func matters(k rules.EventKind) bool {
	switch k {
	case rules.PhaseBegan, rules.TrainRusted, rules.CorpFloated, rules.PrivateClosed, rules.PresidentChanged,
		rules.WentBankrupt, rules.BankWentBroke, rules.GameEnded:
		return true
	}
	return false
}

// turns collects a row for each turn.
type turns struct {
	*Viewer
	rows []WaitedRow
}

// add adds action i to the row of its turn.
func (w *turns) add(i int) {
	v, a := w.game.ViewAt(i), w.game.Action(i)
	who := v.Base().Actor
	if n := len(w.rows); n == 0 || w.rows[n-1].Who != who ||
		w.game.Starts(i).Has(match.TurnStart) && w.rows[n-1].turn < i {
		w.rows = append(w.rows, WaitedRow{Who: who, Name: w.say.Owner(who), Decider: v.Decider(who), turn: i})
	}
	row := &w.rows[len(w.rows)-1]
	if _, pays := a.(rules.Dividend); pays {
		row.Earned = w.earnings(i)
		return
	}
	if _, pass := a.(rules.Pass); pass && row.Done != "" { // which ends the turn
		return
	}
	for _, l := range w.logOf(i).lines {
		if l.Kind == text.Deed || l.Of == rules.PriceMoved && who.Corp() == 0 {
			said := []string{row.Done, text.Bare(w.say.Lang, l.Text, row.Name)}
			row.Done = w.say.Sentences(slices.DeleteFunc(said, func(s string) bool { return s == "" }))
		}
	}
}

// earnings returns the amount that a company kept or paid with action i, as text.
func (w *turns) earnings(i int) string {
	for _, e := range w.game.Events(i) {
		switch {
		case e.Kind == rules.DividendPaid:
			return w.say.Phrase(text.PaidShare, text.Facts{"$sum": w.say.Money(e.Amount)})
		case e.Kind == rules.EarningsKept && e.Amount > 0:
			return w.say.Phrase(text.KeptAll, text.Facts{"$sum": w.say.Funds(e.Amount)})
		}
	}
	return ""
}

// addIdle adds a row for each company that did not run and whose price therefore moved after action i.
func (w *turns) addIdle(i int) {
	before, after := w.game.ViewAt(i), w.game.ViewAt(i+1)
	for _, e := range w.game.Events(i) {
		c := e.Who.Corp()
		if e.Kind != rules.StepSkipped || c == 0 || before.Price(c) == after.Price(c) ||
			catalog.Step(w.game.Title(), e.Step).Panel != words.RunPanel {
			continue
		}
		row := WaitedRow{
			Who: e.Who, Name: w.say.Owner(e.Who), Decider: after.President(c), turn: i, Earned: w.say.Say(text.NoRun),
		}
		row.recordPrices(w.Viewer, before.Price(c), after.Price(c))
		w.rows = append(w.rows, row)
	}
}

// recordPrices records a price before and after.
func (row *WaitedRow) recordPrices(w *Viewer, before, after int32) {
	if before != after && before > 0 && after > 0 {
		row.Price, row.Up = w.say.Money(before)+" → "+w.say.Money(after), after > before
	}
}

// finish completes a row with the facts known at the end of its turn.
func (w *turns) finish(row *WaitedRow, to int) {
	if row.Done == "" && row.Earned == "" {
		row.Done = text.Bare(w.say.Lang, strings.TrimSpace(w.logOf(row.turn).lines[0].Text), row.Name)
	}
	c := row.Who.Corp()
	if c == 0 {
		return
	}
	last := row.turn + 1
	for last < to && w.game.ViewAt(last).Base().Actor == row.Who {
		last++
	}
	row.recordPrices(w.Viewer, w.game.ViewAt(row.turn).Price(c), w.game.ViewAt(last).Price(c))
	if row.Price != "" && row.Earned == "" {
		row.Earned = w.say.Say(text.NoRun)
	}
}
