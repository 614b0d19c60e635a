// Package intro explains the game to a newcomer in four pictures, before the first decision of all.
//
// A Show is drawn above a table until the player presses anything, or in the dialog that NewDialog returns. Due reports
// whether a table has to show it: once for each device, in a first game or a first lesson that began on the start
// screen. The pictures move for some seconds each; if the player wants no movement, all are shown side by side.
package intro

import (
	"time"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Words are the texts of this package.
var Words = struct {
	Title, skip text.Pair
	pictures    [pictures]text.Pair
}{
	Title: text.Pair{"The game in four pictures", "ゲームのしくみ"},
	skip:  text.Pair{"Any press ends this", "タップかクリックで終わります"},
	pictures: [pictures]text.Pair{
		{"Lay track between cities.", "都市と都市を線路で結びます。"},
		{"Trains earn what their stops are worth.", "列車は停車地の価値だけ稼ぎます。"},
		{"New trains push out old ones.", "新しい列車が出ると、古い列車は使えなくなります。"},
		{"When the game ends, the richest player wins.", "最後に総資産がいちばん多い人の勝ちです。"},
	},
}

// pictures is the number of pictures, and pictureTime the time for which one is shown.
const (
	pictures    = 4
	pictureTime = 3 * time.Second
)

// Due reports whether the pictures have to be shown now. It does so once: it records in the preferences that they have
// been shown.
func Due(a *app.Shell) bool {
	if !a.Introduce || a.Prefs.Introduced {
		return false
	}
	a.Introduce = false
	a.Change(func(p *app.Prefs) { p.Introduced = true })
	return true
}

// Show plays the pictures one after the other.
type Show struct {
	Token token.Company // the company whose token is on the map of the pictures
	begun bool
	since time.Duration // time of the first frame
	said  int           // pictures announced
	over  bool
}

// Over reports whether all was shown, or a press has ended it.
func (s *Show) Over() bool { return s.over }

// Measures of the card in dp: its size and padding, the row of dots below a picture and their distance, and the gap
// between pictures that are shown together.
const (
	cardW      = 460
	cardH      = 250
	cardPad    = 14
	dotRow     = 14
	dotPitch   = 16
	pictureGap = 6
)

// DrawOver draws the show on a card in the middle of r. Any press ends it, and reaches the controls below the card.
func (s *Show) DrawOver(u *ui.UI, a *app.Shell, r ui.Rect) {
	if s.begun && u.Pressed() {
		s.over = true
	}
	if s.over {
		return
	}
	card := r.Middle(min(r.W-16, cardW*u.TextScale), min(r.H-16, cardH*u.TextScale))
	u.P.Shadow(card, theme.Radius.Card, 4, 18, u.Theme.Ink.Base.Alpha(0.3))
	u.P.RoundRect(card, theme.Radius.Card, u.Theme.BG.Surface)
	u.P.Frame(card, theme.Radius.Card, theme.Stroke.Control, u.Theme.Accent.Base)
	u.Open(ui.Node{ID: "intro", Role: ui.RoleRegion, Name: a.Say(Words.Title), Rect: card})
	defer u.Close()
	in := card.Pad(cardPad, cardPad)
	foot := in.CutBottom(widgets.Line(u, widgets.Sizes.Small))
	u.P.TextIn(foot, a.Say(Words.skip), widgets.Aligned(widgets.Soft(u, widgets.Sizes.Small), paint.Right))
	s.Draw(u, a, in)
}

// Draw draws the picture whose turn it is, with its caption and a dot for each picture below it. Where movement is
// reduced, it draws all of them side by side in their last moment.
func (s *Show) Draw(u *ui.UI, a *app.Shell, r ui.Rect) {
	if !s.begun {
		s.begun, s.since = true, u.Now
	}
	if u.Surface.Reduced {
		s.announceUpTo(u, a, pictures)
		for i := range pictures {
			row := paint.R(r.X, r.Y+float32(i/2)*(r.H+pictureGap)/2, r.W, (r.H-pictureGap)/2)
			s.drawPicture(u, a, row.Columns(i%2, 2, pictureGap), i, 1)
		}
		return
	}
	past := u.Now - s.since
	n := int(past / pictureTime)
	if n >= pictures {
		s.over = true
		return
	}
	u.KeepMoving()
	s.announceUpTo(u, a, n+1)
	dots := r.CutBottom(dotRow)
	for i := range pictures {
		ink := u.Theme.Line.Strong
		if i == n {
			ink = u.Theme.Accent.Base
		}
		u.P.Circle(dots.X+6+dotPitch*float32(i), dots.Y+dotRow/2, 4, ink)
	}
	s.drawPicture(u, a, r, n, float32(past-time.Duration(n)*pictureTime)/float32(pictureTime))
}

// announceUpTo announces the captions of the first n pictures, each once.
func (s *Show) announceUpTo(u *ui.UI, a *app.Shell, n int) {
	for ; s.said < n; s.said++ {
		u.Announce(a.Say(Words.pictures[s.said]))
	}
}

// drawPicture draws picture n at the fraction k of its time above its caption.
func (s *Show) drawPicture(u *ui.UI, a *app.Shell, r ui.Rect, n int, k float32) {
	said := a.Say(Words.pictures[n])
	style := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center)
	foot := r.CutBottom(u.P.Height(said, r.W, style))
	u.Node(ui.Node{ID: "intro:" + string(rune('1'+n)), Role: ui.RoleText, Name: said, Rect: foot})
	u.P.Paragraph(foot, said, style)
	r.CutBottom(4)
	u.P.Clip(r)
	defer u.P.Unclip()
	// The pictures are drawn in units of their own, on a plain of planeW by planeH around its origin.
	cx, cy := r.Center()
	u.P.Enter(cx, cy, min(r.W/planeW, r.H/planeH), 0)
	defer u.P.Leave()
	switch n {
	case 0:
		s.drawTrack(u, k)
	case 1:
		s.drawRun(u, k)
	case 2:
		s.drawTrains(u, k)
	default:
		s.drawWorth(u, k)
	}
}

// Size of the plain of the pictures and radius of a hex on it, in the units of the plain, as all numbers below.
const (
	planeW, planeH = 300, 120
	hexR           = 42
)

// drawHex draws a hex with its centre at x on the row through the middle of the plain.
func drawHex(u *ui.UI, x float32, ground paint.Color) {
	const h = hexR * 0.866
	ps := []paint.Point{{X: x, Y: -hexR}, {X: x + h, Y: -hexR / 2}, {X: x + h, Y: hexR / 2},
		{X: x, Y: hexR}, {X: x - h, Y: hexR / 2}, {X: x - h, Y: -hexR / 2}}
	u.P.Polygon(ps, ground)
	u.P.Outline(ps, 1.5, u.Theme.Line.Strong)
}

// hexX returns the x coordinate of the centre of hex i of three, from the left.
func hexX(i int) float32 { return float32(i-1) * hexR * 1.732 }

// Measures of the map of the pictures: width of the track, radii of a city and of the token in it, and size of the box
// of its value below it.
const (
	trackWidth  = 8
	cityRadius  = 17
	tokenRadius = 16
	valueWidth  = 40
	valueHeight = 16
)

// drawMap draws three hexes in a row: the company's home, a tile with track, and a city. laid is the fraction of the
// track that is drawn, 0 without the tile, and drop the height of the tile above its place.
func (s *Show) drawMap(u *ui.UI, laid, drop float32) {
	for i := range 3 {
		drawHex(u, hexX(i), u.Theme.Tile.Paper)
	}
	if laid > 0 {
		u.P.Enter(0, -drop, 1, 0)
		drawHex(u, 0, u.Theme.Tile.Yellow)
		u.P.Line(hexX(0)/2, 0, hexX(2)/2, 0, trackWidth, u.Theme.Ink.Base)
		u.P.Leave()
	}
	if drop == 0 && laid > 0 {
		u.P.Line(hexX(0), 0, hexX(0)+(hexX(2)-hexX(0))*laid, 0, trackWidth, u.Theme.Ink.Base)
	}
	value := widgets.Aligned(u.Type(12, paint.Bold, u.Theme.Ink.Base), paint.Center)
	for _, x := range [...]float32{hexX(0), hexX(2)} {
		u.P.Circle(x, 0, cityRadius, u.Theme.BG.Surface)
		u.P.Ring(x, 0, cityRadius, 2, u.Theme.Ink.Base)
	}
	token.Draw(u.P, hexX(0), 0, tokenRadius, s.Token)
	u.P.TextIn(paint.R(hexX(0)-valueWidth/2, cityRadius, valueWidth, valueHeight), homeValue, value)
	u.P.TextIn(paint.R(hexX(2)-valueWidth/2, cityRadius, valueWidth, valueHeight), cityValue, value)
}

// Values of the two cities.
const (
	homeValue = "10"
	cityValue = "20"
)

// drawTrack draws, at the fraction k of the time, the first picture: a tile is dropped on the map, and track grows from
// city to city.
func (s *Show) drawTrack(u *ui.UI, k float32) {
	s.drawMap(u, between(k, 0.1, 0.75), 70*(1-between(k, 0.1, 0.4)))
}

// drawRun draws, at the fraction k of the time, the second picture: a train runs along the track, and both cities pay.
func (s *Show) drawRun(u *ui.UI, k float32) {
	s.drawMap(u, 1, 0)
	const above, radius, sign = 24, 15, 20 // the train: above the track, and in a disc
	x := hexX(0) + (hexX(2)-hexX(0))*between(k, 0.05, 0.65)
	u.P.Circle(x, -above, radius, u.Theme.Accent.Base)
	icon.Draw(u.P, icon.Train, x, -above, sign, u.Theme.Accent.On)
	if k > 0.1 {
		drawCoin(u, hexX(0), -between(k, 0.1, 0.4), homeValue)
	}
	if k > 0.6 {
		drawCoin(u, hexX(2), -between(k, 0.6, 0.9), cityValue)
	}
}

// drawCoin draws a sum that a city at x pays. up goes from 0 to -1 as it rises.
func drawCoin(u *ui.UI, x, up float32, sum string) {
	box := paint.R(x-20, -36+22*up, 40, 20)
	u.P.RoundRect(box, 10, u.Theme.Good.Base)
	u.P.TextIn(box, "+"+sum, widgets.Aligned(u.Type(13, paint.Bold, u.Theme.BG.Surface), paint.Center))
}

// drawTrains draws, at the fraction k of the time, the third picture: the third train arrives, and the first one
// breaks.
func (s *Show) drawTrains(u *ui.UI, k float32) {
	const apart, away, cardWidth, cardHeight = 84, 120, 60, 36 // away is where the third train comes from
	come := between(k, 0.1, 0.45)
	for i, name := range []string{"2", "3", "4"} {
		x, fade := float32(i-1)*apart, float32(1)
		if i == 2 {
			x, fade = x+away*(1-come), come
		}
		if i == 0 && k > 0.5 {
			widgets.DrawBrokenCard(u, x, 0, name, between(k, 0.5, 0.95)*0.9)
			continue
		}
		box := paint.R(x-cardWidth/2, -cardHeight/2, cardWidth, cardHeight)
		widgets.DrawTrainCard(u, box, name, u.Theme.Ink.Base.Alpha(fade), fade)
	}
}

// drawWorth draws, at the fraction k of the time, the last picture: the wealth of three players grows as columns, and
// the highest one gets a crown.
func (s *Show) drawWorth(u *ui.UI, k float32) {
	inks := [...]paint.Color{u.Theme.Accent.Base, u.Theme.Good.Base, u.Theme.Warn.Base}
	const (
		apart, width, foot = 70, 44, 55 // of the columns
		grown, crowned     = 0.7, 0.85  // times at which the columns are grown and the crown rests
		rest, fall, crown  = 44, 10, 26 // height of the crown, and above that where it begins; its side
	)
	for i, tall := range [...]float32{52, 84, 66} {
		h := tall * between(k, 0.05, grown)
		u.P.RoundRect(paint.R(float32(i-1)*apart-width/2, foot-h, width, h), 5, inks[i])
	}
	if k > grown {
		icon.Draw(u.P, icon.Crown, 0, -rest-fall*(1-between(k, grown, crowned)), crown, u.Theme.Ink.Base)
	}
}

// between returns the fraction of the way from one number to another that k has covered, from 0 to 1.
func between(k, from, to float32) float32 { return min(1, max(0, (k-from)/(to-from))) }

// dialog shows the pictures whenever the player asks for them.
type dialog struct {
	app.Dialog
	app  *app.Shell
	show Show
}

// NewDialog returns the dialog with the pictures. It closes after the last one.
func NewDialog(a *app.Shell) app.Place { return &dialog{app: a} }

// Draw draws the pictures.
func (d *dialog) Draw(u *ui.UI, _ ui.Rect) {
	d.show.Token = token.Company{ID: "PRR", Color: u.Theme.Good.Base}
	a := d.app
	form := ui.Dialog{Title: a.Say(Words.Title), Icon: icon.Learn, Width: 520, Height: 360}
	a.DrawDialog(u, d, "intro:dialog", form, func(r ui.Rect) { d.show.Draw(u, a, r) })
	if d.show.Over() {
		a.Close(d)
		u.Again()
	}
}
