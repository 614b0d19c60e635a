package view

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/id"
)

// Segment is a stretch of the game: positions From to To, excluding To.
type Segment struct {
	From, To  int
	Text      string
	Operating bool
}

// Turn is a stretch in which one player decides.
type Turn struct {
	From, To int
	Player   id.Player
}

// History is the data for the history slider.
type History struct {
	At, Len int
	Rounds  []Segment
	Phases  []Segment
	Turns   []Turn
	Label   string // the action before the cursor, as a sentence
	Spoken  string // value of the slider for screen readers: number, round and action
	Undo    string // text of the undo button; empty if there is nothing to undo
	Redo    string
}

// History returns the whole game for the slider. Segments of rounds and of phases cover it without gaps.
func (w *Viewer) History() History {
	h := History{At: w.game.At(), Len: w.game.Len(), Label: w.say.Say(text.GameStart)}
	for i := 0; i <= h.Len; i++ {
		w.addPosition(&h, i)
	}
	if h.At > 0 {
		h.Label = w.Sentence(h.At - 1)
		h.Undo = w.Undo(h.At - 1)
	}
	if h.At < h.Len {
		h.Redo = w.say.Phrase(text.RedoWhat, text.Facts{"what": w.noun(h.At)})
	}
	h.Spoken = w.spoken(&h)
	return h
}

// Undo returns the text of the button that undoes action i and all later ones.
func (w *Viewer) Undo(i int) string {
	return w.say.Phrase(text.UndoWhat, text.Facts{"what": w.noun(i)})
}

// spoken returns the position of the cursor and the last action in words, for screen readers.
func (w *Viewer) spoken(h *History) string {
	where := w.voice.Phrase(text.HistoryValue, text.Facts{
		"n": text.Number(int32(h.At)), "all": text.Number(int32(h.Len)), "round": w.voice.Round(w.v()),
	})
	what := w.voice.Phrase(text.SpokenSentence, text.Facts{"what": w.voice.Say(text.GameStart)})
	if i := h.At - 1; i >= 0 {
		what = w.voice.Act(w.game.ViewAt(i), w.game.Action(i), w.game.Events(i)).Lines(w.game.ViewAt(h.At))[0].Text
	}
	return w.voice.Sentences([]string{w.voice.Phrase(text.SpokenSentence, text.Facts{"what": where}), what})
}

// addPosition adds position i.
func (w *Viewer) addPosition(h *History, i int) {
	v, starts := w.game.ViewAt(i), w.game.Starts(i)
	if i == 0 || starts.Has(match.RoundStart) {
		h.Rounds = append(h.Rounds, Segment{From: i, Text: w.say.Round(v), Operating: operating(v)})
	}
	if i == 0 || starts.Has(match.PhaseStart) {
		h.Phases = append(h.Phases, Segment{From: i, Text: v.PhaseDef().Name})
	}
	h.Rounds[len(h.Rounds)-1].To = i + 1
	h.Phases[len(h.Phases)-1].To = i + 1
	p := w.game.Decider(i)
	if n := len(h.Turns); p != 0 && (n == 0 || h.Turns[n-1].Player != p || h.Turns[n-1].To != i) {
		h.Turns = append(h.Turns, Turn{i, i, p})
	}
	if p != 0 {
		h.Turns[len(h.Turns)-1].To = i + 1
	}
}

// noun returns the name of action i for undo and redo.
func (w *Viewer) noun(i int) string {
	return w.say.Act(w.game.ViewAt(i), w.game.Action(i), w.game.Events(i)).Noun()
}
