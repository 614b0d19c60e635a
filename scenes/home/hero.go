package home

import (
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the hero in dp.
const (
	heroPad       = 30
	heroPhone     = 16
	minHero       = 344 // height of the card with the art on the right
	heroArtH      = 150 // height of the art above the text
	heroBeside    = 700 // width of the card from which the art fits on the right
	heroClear     = 6   // between text and art
	heroLow       = 480 // height of the screen below which the text is wider and the claim takes one line
	claimSize     = 30
	heroButton    = 58  // height of a button
	minHeroButton = 210 // width of a button beside another
	claimGap      = 14  // below the claim
	buttonsGap    = 26  // above the buttons
	stackGap      = 10  // between two buttons below each other
)

// Left edge of the art as a share of the card's width: normally, and on low screens.
const (
	artFrom    = 0.44
	artFromLow = 0.7
)

// hero is the layout of the card for newcomers at one width.
type hero struct {
	pad, column, art   float32    // padding, width of the text, left edge of the art as a share of the card's width
	said               string     // the claim, with its line breaks
	beside, stacked    bool       // the art is beside the text; the buttons are below each other
	claim, what, wins  paint.Text // styles of the claim, the sentence and the line about winning
	claimH, whatH, all float32    // heights of the claim, of the sentence, of all text
	button, height     float32    // heights of a button and of the card
}

// layoutHero returns the layout of the card for newcomers: art beside the words or below them, by width and height.
func (h *Home) layoutHero(u *ui.UI, width float32, small bool) hero {
	a, w := h.app, &homeWords
	l := hero{
		pad: heroPad, column: width, beside: !small && width >= heroBeside*u.TextScale,
		button: heroButton * min(u.TextScale, 1.3),
		art:    artFrom, said: a.Say(w.claim), claim: widgets.Bold(u, claimSize), what: widgets.Soft(u, widgets.Sizes.Lead),
		wins: widgets.Bold(u, widgets.Sizes.Lead),
	}
	if small {
		l.pad, l.claim = heroPhone, widgets.Bold(u, widgets.Sizes.Display)
	}
	low := l.beside && u.Screen().H < heroLow*u.TextScale
	if low {
		l.art, l.said = artFromLow, strings.ReplaceAll(l.said, "\n", " ")
	}
	if l.beside {
		l.column = l.column*l.art - l.pad - heroClear
	} else {
		l.column -= 2 * l.pad
	}
	for _, words := range strings.Split(l.said, "\n") {
		l.claim = widgets.Shrunk(u, words, l.column, l.claim, widgets.Sizes.Heading)
	}
	tall := func(words string, t paint.Text) float32 {
		return u.P.Height(words, l.column, t)
	}
	l.claimH, l.whatH = tall(l.said, l.claim), tall(a.Say(w.what), l.what)
	l.stacked = l.column < 2*minHeroButton*u.TextScale
	l.all = l.claimH + claimGap + l.whatH + tall(a.Say(app.Words.Richest), l.wins) + buttonsGap + l.button
	if l.stacked {
		l.all += l.button + stackGap
	}
	switch {
	case !l.beside:
		l.height = l.all + l.pad + heroArtH
	case low:
		l.height = l.all + 2*heroPhone
	default:
		l.height = max(l.all+2*l.pad, minHero)
	}
	return l
}

// drawHero draws the card for newcomers: an explanation of 18xx games, and the buttons to play or to watch one.
func (h *Home) drawHero(u *ui.UI, r *ui.Rect, small bool) {
	a, w := h.app, &homeWords
	l := h.layoutHero(u, r.W, small)
	claimed := strings.ReplaceAll(a.Say(w.claim), "\n", " ")
	card := r.CutTop(l.height)
	u.Card(card, theme.Radius.Panel)
	u.Open(ui.Node{ID: "hero", Role: ui.RoleRegion, Name: claimed, Rect: card})
	defer u.Close()
	h.art.draw(u, a.Thumbs, card, l.beside, l.art)
	if l.beside {
		card = card.Middle(card.W, l.all)
	} else {
		card.CutTop(heroArtH)
	}
	card = card.Pad(l.pad, 0)
	card.W = l.column
	claim := card.CutTop(l.claimH)
	u.Node(ui.Node{ID: "hero:claim", Role: ui.RoleHeading, Name: claimed, Level: 2, Rect: claim})
	u.P.Paragraph(claim, l.said, l.claim)
	card.CutTop(claimGap)
	card.CutTop(u.Paragraph("hero:what", card, a.Say(w.what), l.what))
	card.CutTop(u.Paragraph("hero:wins", card, a.Say(app.Words.Richest), l.wins) + buttonsGap)
	first, second := card, card
	first.H, second.H = l.button, l.button
	if l.stacked {
		second.Y += l.button + stackGap
	} else {
		const gap, larger = 12, 0.56 // larger is the share of the first button
		first.W = (card.W - gap) * larger
		second.CutLeft(first.W + gap)
	}
	if drawBigButton(u, "home:bots", first, icon.Bot, a.Say(w.bots), botsHint(a), ui.Primary) || u.Key("Enter") {
		playComputer(a)
	}
	if drawBigButton(u, "home:watch", second, icon.Eye, a.Say(w.watch), a.Say(w.watchHint), ui.Secondary) {
		watchSample(a, library.Samples()[0])
	}
}

// drawBigButton draws a button with an icon, a name and a hint below it, and reports whether it was pressed. The hint
// is dropped if it does not fit. The look is Primary or Secondary.
func drawBigButton(u *ui.UI, id string, r ui.Rect, n icon.Name, name, hint string, look ui.Look) bool {
	p := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name, Describe: hint}, r, theme.Radius.Button)
	ground, ink := u.Theme.BG.Surface, u.Theme.Ink.Base
	switch {
	case look == ui.Primary:
		ground, ink = u.Theme.Accent.Base, u.Theme.Accent.On
		if p.Held {
			ground = u.Theme.Accent.Press
		} else if p.Hover {
			ground = u.Theme.Accent.Hover
		}
	case p.Hover || p.Held:
		ground = u.Theme.BG.Sunken
	}
	u.P.RoundRect(r, theme.Radius.Button, ground)
	if look != ui.Primary {
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control+0.5, u.Theme.Line.Strong)
	}
	r = r.Pad(18, 0)
	widgets.CutIcon(u, &r, n, 24, 2, ink)
	r.CutLeft(14)
	head, under := u.Type(widgets.Sizes.Title, paint.Bold, ink), u.Type(widgets.Sizes.Small, paint.Regular, ink)
	head, under = widgets.Shrunk(u, name, r.W, head, widgets.Sizes.Small),
		widgets.Shrunk(u, hint, r.W, under, widgets.Sizes.Micro)
	if u.P.Width(hint, under) > r.W { // the name alone
		u.Label(r, name, head)
		return p.Clicked
	}
	r = widgets.Middle(r, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Small))
	u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Title)), name, head)
	u.Label(r, hint, under)
	return p.Clicked
}
