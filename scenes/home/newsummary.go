package home

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// drawSummary draws the map and figures of this game, its name and the start button.
func (n *newGame) drawSummary(u *ui.UI, r *ui.Rect) {
	n.drawFacts(u, r)
	r.CutTop(homeGap)
	n.drawFields(u, r)
	r.CutTop(homeGap)
	n.drawStart(u, r.CutTop(theme.Size.ButtonLarge))
	r.CutTop(8)
	if f := n.fault(); f != "" {
		r.CutTop(u.Paragraph("new:fault", *r, f, u.Type(widgets.Sizes.Compact, 0, u.Theme.Bad.Base)))
		return
	}
	said := n.seatCount()
	style := widgets.Shrunk(u, said, r.W, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro)
	u.Text("new:kinds", r.CutTop(widgets.Line(u, widgets.Sizes.Small)), said, widgets.Aligned(style, paint.Center))
}

// seatCount returns the number of seats of each kind in words; kinds without seats are left out.
func (n *setup) seatCount() string {
	w, l := &newWords, n.app.Prefs.Lang
	var parts []string
	for _, kind := range [...]struct {
		seat  library.Seat
		words text.Pair
	}{{library.Computer, w.seatsComputer}, {library.Here, w.seatsHere}, {library.ByLink, w.seatsAway}} {
		if number := n.count(kind.seat); number > 0 {
			parts = append(parts, kind.words.Fill(l, text.Facts{"n": strconv.Itoa(number)}))
		}
	}
	return text.List(l, parts...)
}

// Sizes of the figures in dp.
const (
	factsPicture = 170 // height of the map
	factsPad     = 16  // left and right
	factGap      = 12  // between a name and its value
)

// drawFacts draws the map and the figures, or nothing if no title can be built with the options.
func (n *newGame) drawFacts(u *ui.UI, r *ui.Rect) {
	t, err := n.title()
	if err != nil {
		return
	}
	facts := n.facts(t)
	height := factsPicture + widgets.Line(u, widgets.Sizes.Title) + 34
	for _, f := range facts {
		height += factHeight(u, f, r.W-2*factsPad)
	}
	card := r.CutTop(height)
	u.Card(card, theme.Radius.Panel)
	picture := card.CutTop(factsPicture)
	u.P.RoundRect(picture.Inset(1), theme.Radius.Panel, u.Theme.BG.Map)
	n.app.Thumbs.DrawTitle(u, picture.Inset(10), n.entry().Key)
	card = card.Pad(factsPad, 12)
	which := newWords.which.Fill(n.app.Prefs.Lang, text.Facts{
		"title": n.gameTitle(), "n": strconv.Itoa(len(n.seats)),
	})
	u.Heading("new:which", 2, card.CutTop(widgets.Line(u, widgets.Sizes.Title)+6), which,
		widgets.Shrunk(u, which, card.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Compact))
	for i, f := range facts {
		strip := card.CutTop(factHeight(u, f, card.W))
		u.Node(ui.Node{ID: "new:fact" + strconv.Itoa(i), Role: ui.RoleText, Rect: strip,
			Name: text.Headed(n.app.Prefs.Lang, f.name, f.value)})
		drawFact(u, strip, f)
	}
}

// fact is a figure of a game, as text.
type fact struct{ name, value string }

// factRow returns the height of a figure on one line.
func factRow(u *ui.UI) float32 { return widgets.Line(u, widgets.Sizes.Body) + 12 }

// factHeight returns the height of a figure. If both do not fit a width, the value is below its name, on as many lines
// as it needs.
func factHeight(u *ui.UI, f fact, width float32) float32 {
	name, value := u.P.Width(f.name, widgets.Plain(u, widgets.Sizes.Body)), widgets.Bold(u, widgets.Sizes.Body)
	if name+factGap+u.P.Width(f.value, value) > width {
		return factRow(u) + u.P.Height(f.value, width, value)
	}
	return factRow(u)
}

// drawFact draws a name and its value into a strip of the height that factHeight returns, with a line above them.
func drawFact(u *ui.UI, strip ui.Rect, f fact) {
	widgets.DrawRule(u, strip)
	name, value := widgets.Plain(u, widgets.Sizes.Body), widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Right)
	if strip.H > factRow(u) {
		strip = strip.Pad(0, 6)
		u.Label(strip.CutTop(widgets.Line(u, widgets.Sizes.Body)), f.name, name)
		u.P.Paragraph(strip, f.value, value)
		return
	}
	u.Label(strip, f.name, name)
	strip.CutLeft(u.P.Width(f.name, name) + factGap)
	u.Label(strip, f.value, value)
}

// facts returns the figures of a title for the current number of players.
func (n *setup) facts(t *rules.Title) []fact {
	a, w, l := n.app, &newWords, n.app.Prefs.Lang
	players, ends := len(n.seats), titles.WordsFor(n.entry().Key).Texts["title.ends"]
	trains := trainsOf(t, players)
	if !t.HasShares() {
		return []fact{
			{a.Say(w.companyCash), text.Money(t.Currency, t.CompanyCash[players])},
			{a.Say(homeWords.bank), text.Money(t.Currency, t.BankSize())},
			{a.Say(w.trains), strings.Join(trains, " ")},
			{a.Say(w.ends), a.Say(ends)},
		}
	}
	return []fact{
		{a.Say(w.cash), text.Money(t.Currency, t.StartingCash[players])},
		{a.Say(homeWords.bank), text.Money(t.Currency, t.BankSize())},
		{a.Say(w.limit), strconv.Itoa(int(t.CertLimit[players]))},
		{a.Say(w.companies), companiesOf(t, l)},
		{a.Say(w.trains), strings.Join(trains, " ")},
		{a.Say(w.ends), a.Say(ends)},
	}
}

// trainsOf returns the trains for a number of players as name×copies, such as "L/2×22". A card with two sides is listed
// once; an unlimited one has no number.
func trainsOf(t *rules.Title, players int) (list []string) {
	backs := map[id.TrainKind]bool{}
	for i, d := range t.Trains {
		k := id.TrainKind(i + 1)
		back := t.BackOf(k)
		if backs[k] || !d.Unlimited && t.Copies(k, players) == 0 {
			continue
		}
		name := d.Name
		if back != 0 {
			backs[back] = true
			name += "/" + t.Train(back).Name
		}
		if !d.Unlimited {
			name += fmt.Sprintf("×%d", t.Copies(k, players))
		}
		list = append(list, name)
	}
	return list
}

// companiesOf returns the number of companies: by kind if there are several kinds, otherwise with the percentage at
// which they float.
func companiesOf(t *rules.Title, l text.Lang) string {
	kinds := map[rules.CorpKind]int{}
	for i := range t.Corps {
		kinds[t.Corps[i].Kind]++
	}
	if kinds[rules.Major] > 0 {
		return newWords.byKind.Fill(l, text.Facts{
			"major": strconv.Itoa(kinds[rules.Major]), "minor": strconv.Itoa(kinds[rules.Minor]),
			"regional": strconv.Itoa(kinds[rules.Regional]),
		})
	}
	return newWords.floatAt.Fill(l,
		text.Facts{"n": strconv.Itoa(len(t.Corps)), "percent": strconv.Itoa(int(t.Corps[0].FloatAt))})
}

// drawFields draws the fields for name and seed.
func (n *newGame) drawFields(u *ui.UI, r *ui.Rect) {
	n.drawName(u, r)
	n.drawSeed(u, r)
}

// labelGap is the space between the name of a field and the field in dp.
const labelGap = 14

// drawName draws the field for the name of the game.
func (n *newGame) drawName(u *ui.UI, r *ui.Rect) {
	card := r.CutTop(widgets.ActionHeight(u) + 20)
	u.Card(card, theme.Radius.Card)
	card = card.Pad(14, 10)
	name := n.app.Say(newWords.name)
	u.Label(card.CutLeft(u.P.Width(name, widgets.Soft(u, widgets.Sizes.Compact))+labelGap), name,
		widgets.Soft(u, widgets.Sizes.Compact))
	now := n.gameName()
	if typed, _ := u.Field("new:name", card,
		ui.Field{Name: n.app.Say(app.Words.GameName), Value: now, MaxLength: match.MaxName}); typed != now {
		n.name, n.own = typed, true
	}
}

// drawSeed draws the field for the seed, if the set-up uses it.
func (n *newGame) drawSeed(u *ui.UI, r *ui.Rect) {
	if !n.usesSeed() {
		return
	}
	a := n.app
	r.CutTop(homeGap)
	means, style := a.Say(newWords.seedMeans), widgets.Soft(u, widgets.Sizes.Small)
	hint := u.P.Height(means, r.W-28, style)
	card := r.CutTop(widgets.ActionHeight(u) + hint + 26)
	u.Card(card, theme.Radius.Card)
	card = card.Pad(14, 10)
	u.Paragraph("new:seedmeans", card.CutBottom(hint), means, style)
	card.CutBottom(6)
	name := a.Say(newWords.seed)
	u.Label(card.CutLeft(u.P.Width(name, widgets.Soft(u, widgets.Sizes.Compact))+labelGap), name,
		widgets.Soft(u, widgets.Sizes.Compact))
	typed, _ := u.Field("new:seed", card, ui.Field{Name: name, Value: n.seed, MaxLength: seedDigits, Fault: n.seedFault()})
	n.seed = strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, typed)
}
