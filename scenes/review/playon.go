package review

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// playOn asks for the level of the computers against which a game goes on from a moment.
type playOn struct {
	app.Dialog
	moment *Moment
	level  match.Level
}

// AskPlayOn opens the dialog that plays on from a moment against computers.
func (s *Screen) AskPlayOn(m *Moment) { s.app.Open(&playOn{moment: m, level: match.Medium}) }

// Draw draws the moment, the choice of a level with its meaning, and the button that closes the dialog and plays on.
// Closing it otherwise begins no game.
func (d *playOn) Draw(u *ui.UI, _ ui.Rect) {
	s, m := d.moment.Screen, d.moment
	a, name := s.app, s.rounds.Viewer.Speaker().Player(m.Player)
	box := ui.Dialog{Title: a.Say(Words.PlayOn), Width: 460, Height: 270, Icon: icon.Play}
	a.DrawDialog(u, d, "playon", box, func(r ui.Rect) {
		foot := r.CutBottom(max(theme.Size.ActionButton, u.Target()))
		said := s.phrase(Words.playOnText, text.Facts{"round": m.Round, "player": name})
		r.CutTop(u.Paragraph("playon:about", r, said, u.Body()) + 8)
		if now := a.DrawLevelChoice(u, "playon", name, r.CutTop(max(40, u.Target())), d.level); now != d.level {
			d.level = now
		}
		r.CutTop(8)
		u.Paragraph("playon:means", r, a.LevelMeans(s.game.Title().Key, d.level), widgets.Plain(u, widgets.Sizes.Body))
		b := ui.Button{Text: a.Say(app.Words.Start), Icon: icon.Play, Look: ui.Primary}
		if u.Button("playon:start", foot.CutRight(u.ButtonWidth(b)), b) || u.Key("Enter") {
			a.Close(d)
			s.around.PlayOn(m.At, m.Player, d.level)
		}
	})
}

// NameFrom returns the name of a game that goes on from a round of another one.
func NameFrom(a *app.Shell, name, round string) string {
	return a.Phrase(Words.name, text.Facts{"name": name, "round": round})
}
