package app

import "github.com/hexrail/hexrail/game/ui"

// DrawPaceChoice draws the choice of pace and returns the selected one.
func (s *Shell) DrawPaceChoice(u *ui.UI, r ui.Rect) Pace {
	w := &Words
	return Pace(u.Segments("pace", s.Say(w.Pace), r, []ui.Choice{
		{ID: "pace:slow", Text: s.Say(w.Slow)}, {ID: "pace:quick", Text: s.Say(w.Quick)},
		{ID: "pace:once", Text: s.Say(w.AtOnce)},
	}, int(s.Prefs.Pace)))
}
