package home

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// titleList is the part of the screen with the titles, one of which is chosen.
type titleList struct{ *setup }

// draw draws the list of titles.
func (n titleList) draw(u *ui.UI, r *ui.Rect) {
	const open, closed, gap = 112, 72, 12 // height of the chosen card and of another, times the size of text
	boxes := app.Boxes(n.entries)
	list := *r
	list.H = 0
	heights := make([]float32, len(boxes))
	for k, box := range boxes {
		switch {
		case !slices.Contains(box, n.chosen):
			heights[k] = closed * u.TextScale
		case len(box) == 1:
			heights[k] = open * u.TextScale
		default:
			heights[k] = n.setsHeight(u, box, r.W)
		}
		list.H += heights[k] + gap
	}
	u.Open(ui.Node{ID: "new:titles", Role: ui.RoleRadioGroup, Name: n.app.Say(app.Words.RuleSet), Rect: list})
	defer u.Rove("new:titles")
	defer u.Close()
	for k, box := range boxes {
		card := r.CutTop(heights[k])
		r.CutTop(gap)
		if len(box) > 1 && slices.Contains(box, n.chosen) {
			n.drawSets(u, card, box)
			continue
		}
		n.drawTitle(u, card, box)
	}
}

// playersOf returns the numbers of players of a title, or of all games of a box.
func (n titleList) playersOf(box []int) string {
	e := &n.entries[box[0]]
	from, to := e.MinPlayers, e.MaxPlayers
	for _, k := range box {
		from, to = min(from, n.entries[k].MinPlayers), max(to, n.entries[k].MaxPlayers)
	}
	return newWords.players.Fill(n.app.Prefs.Lang, text.Facts{"from": strconv.Itoa(from), "to": strconv.Itoa(to)})
}

// drawTitle draws the card of a title, or of a closed box of several games. A press selects the last game of the box.
func (n titleList) drawTitle(u *ui.UI, card ui.Rect, box []int) {
	l := n.app.Prefs.Lang
	i := box[len(box)-1]
	e := &n.entries[i]
	chosen, name, players := i == n.chosen, app.TitleText(e, "title", l), n.playersOf(box)
	if len(box) > 1 {
		name = app.TitleText(e, "title.box", l)
	}
	u.Card(card, theme.Radius.Card)
	p := u.Press(ui.Node{ID: "title:" + e.Key, Role: ui.RoleRadio, Name: name, Describe: players, Checked: ui.Is(chosen)},
		card, theme.Radius.Card)
	if chosen {
		u.P.RoundRect(card, theme.Radius.Card, u.Theme.Accent.Soft)
		u.P.Frame(card, theme.Radius.Card, 2, u.Theme.Accent.Base)
	}
	const pad, wide, widest = 10, 1.2, 0.4 // the picture: its width by its height, and as a share of the card
	card = card.Inset(pad)
	picture := card.CutLeft(min(card.H*wide, card.W*widest))
	u.P.RoundRect(picture, theme.Radius.Button, u.Theme.BG.Map)
	n.app.Thumbs.DrawTitle(u, picture.Inset(4), e.Key)
	card.CutLeft(12)
	drawTitleName(u, &card, name, chosen)
	n.drawAbout(u, &card, box, chosen)
	if hours := app.TitleText(e, "title.hours", l); hours != "" && len(box) == 1 {
		players = text.List(l, players, hours)
	}
	u.Label(card.CutTop(widgets.Line(u, widgets.Sizes.Small)), players, widgets.Soft(u, widgets.Sizes.Small))
	if p.Clicked {
		n.selectTitle(i)
	}
}

// drawTitleName draws the name of a title and cuts it off the top of its card. A long name is shortened, or set smaller
// on two lines if the title is selected.
func drawTitleName(u *ui.UI, card *ui.Rect, name string, chosen bool) {
	first := card.CutTop(widgets.Line(u, widgets.Sizes.Title))
	if chosen {
		x, y := first.CutRight(20).Center()
		icon.Draw(u.P, icon.Check, x, y, theme.Size.Icon, u.Theme.Accent.Base)
	}
	style, smaller := widgets.Bold(u, widgets.Sizes.Title), widgets.Bold(u, widgets.Sizes.Body)
	switch lines := len(u.P.Wrap(name, first.W, smaller)); {
	case u.P.Width(name, style) <= first.W:
	case !chosen || lines > 2:
		name = app.ShortTitle(name)
	default:
		style = smaller
		first.H = float32(lines) * widgets.Line(u, widgets.Sizes.Body)
		card.CutTop(first.H - widgets.Line(u, widgets.Sizes.Title))
	}
	u.P.Paragraph(first, name, style)
}

// drawAbout draws the description of a title, or the list of the games of its box, and cuts it off the top of its card.
// If that does not fit even in the smallest type, it draws the number of games or nothing.
func (n titleList) drawAbout(u *ui.UI, card *ui.Rect, box []int, chosen bool) {
	l := n.app.Prefs.Lang
	about := app.TitleText(&n.entries[box[len(box)-1]], "title.about", l)
	if len(box) > 1 {
		var sets []string
		for _, k := range box {
			sets = append(sets, app.TitleText(&n.entries[k], "title.set", l))
		}
		about = strings.Join(sets, " · ")
	}
	if about == "" {
		return
	}
	small, most := widgets.Soft(u, widgets.Sizes.Small), 1
	if chosen {
		most = 2
	}
	for small.Size > widgets.Sizes.Micro && len(u.P.Wrap(about, card.W, small)) > most {
		small.Size--
	}
	if len(box) > 1 && len(u.P.Wrap(about, card.W, small)) > most {
		about, small = newWords.sets.Fill(l, text.Facts{"n": strconv.Itoa(len(box))}), widgets.Soft(u, widgets.Sizes.Small)
	}
	if len(u.P.Wrap(about, card.W, small)) <= most {
		card.CutTop(u.P.Paragraph(*card, about, small) + 2)
	}
}

// setPad is the padding around the rows of a box in dp.
const setPad = 10

// setsHeight returns the height of the card of a box of several games.
func (n titleList) setsHeight(u *ui.UI, box []int, width float32) float32 {
	height := widgets.Line(u, widgets.Sizes.Title) + 2*setPad
	for _, i := range box {
		height += n.setHeight(u, i, width)
	}
	return height
}

// setHeight returns the height of the row of one game of a box.
func (n titleList) setHeight(u *ui.UI, i int, width float32) float32 {
	sum := app.TitleText(&n.entries[i], "title.sum", n.app.Prefs.Lang)
	words := u.P.Height(sum, width-2*setPad-radioW-8, widgets.Soft(u, widgets.Sizes.Small))
	return max(u.Target(), 2*widgets.Line(u, widgets.Sizes.Body)+words+16)
}

// drawSets draws an open box with a row for each of its games.
func (n titleList) drawSets(u *ui.UI, card ui.Rect, box []int) {
	u.Card(card, theme.Radius.Card)
	u.P.Frame(card, theme.Radius.Card, 2, u.Theme.Accent.Base)
	card = card.Pad(setPad, setPad)
	width := card.W + 2*setPad
	name := app.TitleText(&n.entries[box[0]], "title.box", n.app.Prefs.Lang)
	u.Label(card.CutTop(widgets.Line(u, widgets.Sizes.Title)), name, widgets.Bold(u, widgets.Sizes.Title))
	for _, i := range box {
		n.drawSet(u, card.CutTop(n.setHeight(u, i, width)), i, name)
	}
}

// drawSet draws title i, a game of the box with a name: its own name, players, playing time, and how it differs from
// the full game.
func (n titleList) drawSet(u *ui.UI, row ui.Rect, i int, box string) {
	e, l := &n.entries[i], n.app.Prefs.Lang
	set, sum := app.TitleText(e, "title.set", l), app.TitleText(e, "title.sum", l)
	facts := text.List(l, n.playersOf([]int{i}), app.TitleText(e, "title.hours", l))
	chosen := i == n.chosen
	p := u.Press(ui.Node{ID: "title:" + e.Key, Role: ui.RoleRadio, Name: box + " " + set,
		Describe: text.Aloud(l, facts, sum), Checked: ui.Is(chosen)}, row, theme.Radius.Chip)
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
	widgets.LabelShrunk(u, row.CutTop(widgets.Line(u, widgets.Sizes.Body)), facts, widgets.Plain(u, widgets.Sizes.Small))
	u.P.Paragraph(row, sum, widgets.Soft(u, widgets.Sizes.Small))
	if p.Clicked {
		n.selectTitle(i)
	}
}
