package home

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/widgets"
)

// drawTitles draws the list of titles.
func (n *newGame) drawTitles(u *ui.UI, r *ui.Rect) {
	a := n.app
	open, closed := 112*u.TextScale, 72*u.TextScale
	boxes := app.Boxes(n.entries)
	list := *r
	list.H = 0
	heights := make([]float32, len(boxes))
	for k, box := range boxes {
		switch {
		case !slices.Contains(box, n.chosen):
			heights[k] = closed
		case len(box) == 1:
			heights[k] = open
		default:
			heights[k] = n.setsHeight(u, box, r.W)
		}
		list.H += heights[k] + 12
	}
	u.Open(ui.Node{ID: "new:titles", Role: ui.RoleRadioGroup, Name: a.Say(app.Words.RuleSet), Rect: list})
	defer u.Close()
	for k, box := range boxes {
		card := r.CutTop(heights[k])
		r.CutTop(12)
		if len(box) > 1 && slices.Contains(box, n.chosen) {
			n.drawSets(u, card, box)
			continue
		}
		n.drawTitle(u, card, box)
	}
}

// drawTitle draws the card of a title. For a closed box of several games it selects the last one of box.
func (n *newGame) drawTitle(u *ui.UI, card ui.Rect, box []int) {
	a, l := n.app, n.app.Prefs.Lang
	i := box[len(box)-1]
	e := &n.entries[i]
	name := e.Words().Texts["title"].In(l)
	from, to := e.MinPlayers, e.MaxPlayers
	if len(box) > 1 {
		name = e.Words().Texts["title.box"].In(l)
		for _, k := range box {
			from, to = min(from, n.entries[k].MinPlayers), max(to, n.entries[k].MaxPlayers)
		}
	}
	players := newWords.players.Fill(l, text.Facts{"from": strconv.Itoa(from), "to": strconv.Itoa(to)})
	u.Card(card, theme.Radius.Card)
	p := u.Press(ui.Node{ID: "title:" + e.Key, Role: ui.RoleRadio, Name: name, Describe: players, Checked: ui.Is(i == n.chosen)}, card, theme.Radius.Card)
	if i == n.chosen {
		u.P.RoundRect(card, theme.Radius.Card, u.Theme.Accent.Soft)
		u.P.Frame(card, theme.Radius.Card, 2, u.Theme.Accent.Base)
	}
	card = card.Inset(10)
	picture := card.CutLeft(min(card.H*1.2, card.W*0.4))
	u.P.RoundRect(picture, theme.Radius.Button, u.Theme.BG.Map)
	a.Thumbs.Title(u, picture.Inset(4), e.Key)
	card.CutLeft(12)
	first := card.CutTop(widgets.Line(u, widgets.Sizes.Title))
	if i == n.chosen {
		x, y := first.CutRight(20).Center()
		icon.Draw(u.P, icon.Check, x, y, theme.Size.Icon, u.Theme.Accent.Base)
	}
	style := widgets.Bold(u, widgets.Sizes.Title)
	smaller := widgets.Bold(u, widgets.Sizes.Body)
	switch lines := len(u.P.Wrap(name, first.W, smaller)); {
	case u.P.Width(name, style) <= first.W:
	case i != n.chosen || lines > 2:
		name = app.ShortTitle(name)
	default:
		style = smaller
		first.H = float32(lines) * widgets.Line(u, widgets.Sizes.Body)
		card.CutTop(first.H - widgets.Line(u, widgets.Sizes.Title))
	}
	u.P.Paragraph(first, name, style)
	about := app.TitleText(e, "title.about", l)
	if len(box) > 1 {
		var sets []string
		for _, k := range box {
			sets = append(sets, app.TitleText(&n.entries[k], "title.set", l))
		}
		about = strings.Join(sets, " · ")
	}
	if about != "" {
		small := widgets.Soft(u, widgets.Sizes.Small)
		most := 1
		if i == n.chosen {
			most = 2
		}
		for small.Size > widgets.Sizes.Micro && len(u.P.Wrap(about, card.W, small)) > most {
			small.Size--
		}
		if len(box) > 1 && len(u.P.Wrap(about, card.W, small)) > most {
			about, small = newWords.sets.Fill(l, text.Facts{"n": strconv.Itoa(len(box))}), widgets.Soft(u, widgets.Sizes.Small)
		}
		if len(u.P.Wrap(about, card.W, small)) <= most {
			card.CutTop(u.P.Paragraph(card, about, small) + 2)
		}
	}
	say := text.Speaker{Lang: l}
	if hours := app.TitleText(e, "title.hours", l); hours != "" && len(box) == 1 {
		players = say.List([]string{players, hours})
	}
	u.Label(card.CutTop(widgets.Line(u, widgets.Sizes.Small)), players, widgets.Soft(u, widgets.Sizes.Small))
	if p.Clicked {
		n.take(i)
		u.Again()
	}
}

// setPad is the padding around the rows of a box in dp.
const setPad = 10

// setsHeight returns the height of the card of a box of several games.
func (n *newGame) setsHeight(u *ui.UI, box []int, width float32) float32 {
	height := widgets.Line(u, widgets.Sizes.Title) + 2*setPad
	for _, i := range box {
		height += n.setHeight(u, i, width)
	}
	return height
}

// setHeight returns the height of the row of one game of a box.
func (n *newGame) setHeight(u *ui.UI, i int, width float32) float32 {
	sum := app.TitleText(&n.entries[i], "title.sum", n.app.Prefs.Lang)
	lines := len(u.P.Wrap(sum, width-2*setPad-radioW-8, widgets.Soft(u, widgets.Sizes.Small)))
	return max(u.Target(), 2*widgets.Line(u, widgets.Sizes.Body)+float32(lines)*widgets.Line(u, widgets.Sizes.Small)+16)
}

// drawSets draws an open box with a row for each of its games: name, players, playing time, and how it differs from the
// full game.
func (n *newGame) drawSets(u *ui.UI, card ui.Rect, box []int) {
	l, say := n.app.Prefs.Lang, text.Speaker{Lang: n.app.Prefs.Lang}
	u.Card(card, theme.Radius.Card)
	u.P.Frame(card, theme.Radius.Card, 2, u.Theme.Accent.Base)
	card = card.Pad(setPad, setPad)
	width := card.W + 2*setPad
	name := n.entries[box[0]].Words().Texts["title.box"].In(l)
	u.Label(card.CutTop(widgets.Line(u, widgets.Sizes.Title)), name, widgets.Bold(u, widgets.Sizes.Title))
	for _, i := range box {
		e := &n.entries[i]
		row := card.CutTop(n.setHeight(u, i, width))
		set, sum := app.TitleText(e, "title.set", l), app.TitleText(e, "title.sum", l)
		players := newWords.players.Fill(l, text.Facts{"from": strconv.Itoa(e.MinPlayers), "to": strconv.Itoa(e.MaxPlayers)})
		facts := say.List([]string{players, app.TitleText(e, "title.hours", l)})
		chosen := i == n.chosen
		p := u.Press(ui.Node{ID: "title:" + e.Key, Role: ui.RoleRadio, Name: name + " " + set, Describe: facts + ". " + sum, Checked: ui.Is(chosen)}, row, theme.Radius.Chip)
		if chosen {
			u.P.RoundRect(row, theme.Radius.Chip, u.Theme.Accent.Soft)
		} else if p.Hover {
			u.P.RoundRect(row, theme.Radius.Chip, u.Theme.BG.Sunken)
		}
		row = row.Pad(4, 6)
		lead := row.CutLeft(radioW)
		lead.H = widgets.Line(u, widgets.Sizes.Body)
		drawRadio(u, lead, chosen)
		u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), set, widgets.Bold(u, widgets.Sizes.Body))
		u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), facts, widgets.Shrunk(u, facts, row.W, widgets.Plain(u, widgets.Sizes.Small), widgets.Sizes.Micro))
		u.P.Paragraph(row, sum, widgets.Soft(u, widgets.Sizes.Small))
		if p.Clicked {
			n.take(i)
			u.Again()
		}
	}
}

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
	u.Text("new:kinds", r.CutTop(widgets.Line(u, widgets.Sizes.Small)), said, widgets.Aligned(widgets.Shrunk(u, said, r.W, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro), paint.Center))
}

// seatCount returns the number of seats of each kind in words.
func (n *newGame) seatCount() string {
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
	say := text.Speaker{Lang: l}
	return say.List(parts)
}

// drawFacts draws the map and the figures.
func (n *newGame) drawFacts(u *ui.UI, r *ui.Rect) {
	t, err := n.title()
	if err != nil {
		return
	}
	facts := n.facts(t)
	row := widgets.Line(u, widgets.Sizes.Body) + 12
	picture := float32(170)
	heights := make([]float32, len(facts))
	height := picture + widgets.Line(u, widgets.Sizes.Title) + 34
	for i, f := range facts {
		heights[i] = row
		if u.P.Width(f[0], widgets.Plain(u, widgets.Sizes.Body))+u.P.Width(f[1], widgets.Bold(u, widgets.Sizes.Body))+44 > r.W {
			heights[i] += widgets.Line(u, widgets.Sizes.Body) // the value below its name
		}
		height += heights[i]
	}
	card := r.CutTop(height)
	u.Card(card, theme.Radius.Panel)
	u.P.RoundRect(card.CutTop(picture).Inset(1), theme.Radius.Panel, u.Theme.BG.Map)
	top := card
	top.Y -= picture
	top.H = picture
	n.app.Thumbs.Title(u, top.Inset(10), n.entry().Key)
	card = card.Pad(16, 12)
	which := newWords.which.Fill(n.app.Prefs.Lang, text.Facts{
		"title": n.gameTitle(), "n": strconv.Itoa(len(n.seats)),
	})
	u.Heading("new:which", 2, card.CutTop(widgets.Line(u, widgets.Sizes.Title)+6), which, widgets.Shrunk(u, which, card.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Compact))
	for i, f := range facts {
		strip := card.CutTop(heights[i])
		widgets.Rule(u, strip)
		u.Node(ui.Node{ID: "new:fact" + strconv.Itoa(i), Role: ui.RoleText, Name: f[0] + ": " + f[1], Rect: strip})
		value := strip
		if heights[i] > row {
			value = strip.CutBottom(row)
		} else {
			value.CutLeft(u.P.Width(f[0], widgets.Plain(u, widgets.Sizes.Body)) + 12)
		}
		u.Label(strip, f[0], widgets.Plain(u, widgets.Sizes.Body))
		style := widgets.Bold(u, widgets.Sizes.Body)
		style.Align = 2
		u.Label(value, f[1], style)
	}
}

// gameTitle returns the title, with the rule set if its box holds several: "1822PNW Full game".
func (n *newGame) gameTitle() string {
	l := n.app.Prefs.Lang
	if set := app.TitleText(n.entry(), "title.set", l); set != "" {
		return app.TitleText(n.entry(), "title.box", l) + " " + set
	}
	return app.TitleText(n.entry(), "title", l)
}

// facts returns the figures of a title for the current number of players, as pairs of name and value.
func (n *newGame) facts(t *rules.Title) [][2]string {
	a, w, l := n.app, &newWords, n.app.Prefs.Lang
	players, ends := len(n.seats), n.entry().Words().Texts["title.ends"]
	trains := trainsOf(t, players)
	if !t.HasShares() {
		return [][2]string{
			{a.Say(w.companyCash), text.Money(t.Currency, t.CompanyCash[players])},
			{a.Say(w.bank), text.Money(t.Currency, t.BankSize())},
			{a.Say(w.trains), strings.Join(trains, " ")},
			{a.Say(w.ends), a.Say(ends)},
		}
	}
	return [][2]string{
		{a.Say(w.cash), text.Money(t.Currency, t.StartingCash[players])},
		{a.Say(w.bank), text.Money(t.Currency, t.BankSize())},
		{a.Say(w.limit), strconv.Itoa(int(t.CertLimit[players]))},
		{a.Say(w.companies), companiesOf(t, l)},
		{a.Say(w.trains), strings.Join(trains, " ")},
		{a.Say(w.ends), a.Say(ends)},
	}
}

// trainsOf lists the trains for a number of players as name×copies, such as "L/2×22". A card with two sides is listed
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
			"major": strconv.Itoa(kinds[rules.Major]), "minor": strconv.Itoa(kinds[rules.Minor]), "regional": strconv.Itoa(kinds[rules.Regional]),
		})
	}
	return newWords.floatAt.Fill(l, text.Facts{"n": strconv.Itoa(len(t.Corps)), "percent": strconv.Itoa(int(t.Corps[0].FloatAt))})
}

// drawFields draws the fields for name and seed.
func (n *newGame) drawFields(u *ui.UI, r *ui.Rect) {
	n.drawName(u, r)
	n.drawSeed(u, r)
}

// drawName draws the field for the name of the game.
func (n *newGame) drawName(u *ui.UI, r *ui.Rect) {
	card := r.CutTop(widgets.TallField(u) + 20)
	u.Card(card, theme.Radius.Card)
	card = card.Pad(14, 10)
	name := n.app.Say(newWords.name)
	u.Label(card.CutLeft(u.P.Width(name, widgets.Soft(u, widgets.Sizes.Compact))+14), name, widgets.Soft(u, widgets.Sizes.Compact))
	now := n.gameName()
	if typed, _ := u.Field("new:name", card, ui.Field{Name: n.app.Say(app.Words.GameName), Value: now, MaxLength: match.MaxName}); typed != now {
		n.name, n.own = typed, true
	}
}
