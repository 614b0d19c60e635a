package view

import "github.com/hexrail/hexrail/game/text"

// Summary returns the position at the cursor as text for screen readers: the round, the decider, every player, every
// started company in operating order.
func (w *Viewer) Summary() string {
	v := w.v()
	said := []string{
		w.voice.Phrase(text.SpokenRound, text.Facts{"round": w.voice.Round(v), "phase": v.PhaseDef().Name}),
		w.Prompt().Spoken,
	}
	for _, p := range w.Players() {
		said = append(said, w.voice.Phrase(text.SpokenSentence, text.Facts{"what": p.Spoken}))
	}
	for _, c := range w.Corps() {
		if c.Standing != Unstarted {
			said = append(said, w.voice.Phrase(text.SpokenSentence, text.Facts{"what": c.Spoken}))
		}
	}
	return w.voice.Sentences(said)
}
