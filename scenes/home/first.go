package home

import (
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

var firstWords = struct{ title, below, bots, people, watch, own, ownHint text.Pair }{
	title:   text.Pair{"Your first game", "最初のゲーム"},
	below:   text.Pair{"Every decision is explained the first time that it comes. One press, and it begins.", "選択が初めて出たときに説明します。1回のタップで始まります。"},
	bots:    text.Pair{"You and {n} computers", "コンピュータ{n}人と対戦"},
	people:  text.Pair{"{n} people here", "この端末で{n}人"},
	watch:   text.Pair{"Watch a game with comments", "解説つきのゲームを見る"},
	own:     text.Pair{"Choose everything yourself", "全部自分で選ぶ"},
	ownHint: text.Pair{"title, players, rules", "タイトル、人数、ルール"},
}

// firstGame is the dialog for newcomers: the titles that suit a first game, each started with one press.
type firstGame struct {
	app.Dialog
	app *app.Shell
}

// Draw draws a card for each title that suits a first game, and the way to the screen on which everything is chosen.
func (f *firstGame) Draw(u *ui.UI, _ ui.Rect) {
	a, w := f.app, &firstWords
	if a.Top() != f { // a dialog opened above covers it
		return
	}
	d := ui.Dialog{Title: a.Say(w.title), Below: a.Say(w.below), Icon: icon.Help, CloseName: a.Say(app.Words.Close),
		Width: 720, Height: 640}
	closed := u.Dialog("first", d, func(r ui.Rect) {
		widgets.ScrollColumn(u, "first:scroll", r, func(col *widgets.Column) {
			col.Gap(4)
			entries := titles.All()
			for i := range entries {
				if app.TitleText(&entries[i], "title.first", a.Prefs.Lang) != "" {
					f.drawCard(u, col, &entries[i], i)
				}
			}
			own := col.Cut(wayH * u.TextScale)
			if drawWay(u, "first:own", own, icon.Plus, a.Say(w.own), a.Say(w.own), a.Say(w.ownHint)) {
				f.leave(func() { a.Open(newNewGame(a)) })
			}
			col.Gap(8)
		})
	})
	if closed {
		f.leave(nil)
	}
}

// leave closes the dialog and then calls do, unless it is nil.
func (f *firstGame) leave(do func()) {
	f.app.Close(f)
	if do != nil {
		do()
	}
}

// way is a button on a card and its action.
type way struct {
	id     string
	button ui.Button
	do     func()
}

// waysOf returns the ways into a title, which is at an index of all: against computers, with people on this device, and
// its commented sample if there is one.
func (f *firstGame) waysOf(e *titles.Entry, i int) []way {
	a, w := f.app, &firstWords
	list := []way{{
		"computers", ui.Button{Text: a.Phrase(w.bots, text.Facts{"n": strconv.Itoa(usualRivals)}), Icon: icon.Bot,
			Look: ui.Primary},
		func() { playAtOnce(a, i, library.Computer) },
	}, {
		"people", ui.Button{Text: a.Phrase(w.people, text.Facts{"n": strconv.Itoa(usualRivals + 1)}), Icon: icon.User},
		func() { playAtOnce(a, i, library.Here) },
	}}
	if s, ok := library.CommentedSample(e.Key); ok {
		list = append(list, way{"watch", ui.Button{Text: a.Say(w.watch), Icon: icon.Eye}, func() { watchSample(a, s) }})
	}
	return list
}

// drawCard draws the title at index i of all with its description, its playing time and the ways into it, side by side
// if they fit.
func (f *firstGame) drawCard(u *ui.UI, col *widgets.Column, e *titles.Entry, i int) {
	l := f.app.Prefs.Lang
	name, hours := app.TitleText(e, "title", l), app.TitleText(e, "title.hours", l)
	about, style := app.TitleText(e, "title.first", l), widgets.Plain(u, widgets.Sizes.Body)
	const gap, padY = 8, 12
	words := u.P.Height(about, col.Rect.W-2*widgets.PanelPad, style)
	ways, width := f.waysOf(e, i), float32(-gap)
	for _, x := range ways {
		width += u.ButtonWidth(x.button) + gap
	}
	beside := width <= col.Rect.W-2*widgets.PanelPad
	high, rows := widgets.ActionHeight(u), float32(1)
	if !beside {
		rows = float32(len(ways))
	}
	box := col.Cut(widgets.Line(u, widgets.Sizes.Title) + words + rows*(high+gap) + 2*padY + 4)
	col.Gap(padY)
	u.Card(box, theme.Radius.Card)
	u.Open(ui.Node{ID: "first:" + e.Key, Role: ui.RoleGroup, Name: name, Rect: box})
	defer u.Close()
	in := box.Pad(widgets.PanelPad, padY)
	head := in.CutTop(widgets.Line(u, widgets.Sizes.Title) + 4)
	widgets.CutWords(u, &head, hours, widgets.Soft(u, widgets.Sizes.Compact), 2)
	u.Label(head, name, widgets.Shrunk(u, name, head.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Body))
	u.Paragraph("first:"+e.Key+":about", in, about, style)
	in.CutTop(words + gap)
	for _, x := range ways {
		row := in
		row.H = high
		if beside {
			row.W = u.ButtonWidth(x.button)
			in.CutLeft(row.W + gap)
		} else {
			in.CutTop(high + gap)
		}
		if u.Button("first:"+e.Key+":"+x.id, row, x.button) {
			f.leave(x.do)
		}
	}
}
