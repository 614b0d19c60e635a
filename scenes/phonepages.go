package scenes

import (
	"sort"
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/panel"
	"hexrail/scenes/strips"
)

// corpOrder is the order of the cards of companies on a phone.
type corpOrder int

// The orders.
const (
	inOrder corpOrder = iota
	mineFirst
	byName
)

// phonePage draws what the navigation leads to, above the bar that leads back to the step. A swipe leads to the page
// beside it.
func (t *Table) phonePage(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Desk)
	t.backBar(u, r.CutBottom(70*min(u.TextScale, 1.2)))
	u.ToastsIn(r.Pad(8, 8))
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.see().Header.Title, Rect: r})
	defer u.Close()
	if by := u.Swipe(r); by != 0 {
		t.phoneTab = min(max(phoneTable, t.phoneTab-phoneTab(by)), phoneMore)
		u.Again()
		return
	}
	in := r.Pad(12, 8)
	switch t.phoneTab {
	case phoneMarket:
		t.marketPage(u, in)
	case phoneCorps:
		t.corpPage(u, in)
	case phonePlayers:
		u.Scroll("phone:players", in, func(c ui.Rect) float32 { return t.tabs.PlayerList(u, kit.Endless(c)) })
	default:
		t.tableChoice(u, &in)
		t.tabs.Log(u, in)
	}
}

// tableChoice draws the ways to the tables above the log, as many in a row as their names allow.
func (t *Table) tableChoice(u *ui.UI, r *ui.Rect) {
	const gap = 6
	tabs, widest := t.tabs.PageTabs(), float32(0)
	tabs = tabs[:len(tabs)-1] // the log is below
	for _, c := range tabs {
		widest = max(widest, u.ButtonWidth(ui.Button{Text: c.Text, Small: true}))
	}
	columns := min(max(int((r.W+gap)/(widest+gap)), 1), 3)
	var row ui.Rect
	for i, c := range tabs {
		if i%columns == 0 {
			row = r.CutTop(max(theme.Size.ButtonSmall, u.Target()))
			r.CutTop(gap)
		}
		b, page := ui.Button{Text: c.Text, Small: true}, ledger.Pages(t.game.Title())[i]
		if u.Button("more:"+strconv.Itoa(int(page)), row.Columns(i%columns, columns, gap), b) {
			t.openTables(page)
			u.Again()
		}
	}
	r.CutTop(gap)
}

// backBar draws the step with the way back to it, or its primary button if nothing is missing.
func (t *Table) backBar(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	u.Open(ui.Node{ID: "actions", Role: ui.RoleToolbar, Name: t.app.Say(tableWords.actions), Rect: r})
	defer u.Close()
	in := r.Pad(kit.PanelPad, 9)
	b := t.buttons()
	back := &panel.Act{ID: "act:back", Text: t.app.Say(tableWords.backToStep), Do: func() { t.phoneTab = phoneTable }}
	if p := b.Primary; p != nil && p.Why == "" && u.ButtonWidth(ui.Button{Text: p.Text}) < in.W*0.5 {
		back = b.Primary
	}
	w := u.ButtonWidth(ui.Button{Text: back.Text}) + 12
	t.act(u, in.CutRight(w), back, "act:primary", primaryLook(back))
	in.CutRight(8)
	p := &t.see().Prompt
	if c := p.Actor.Corp(); c != 0 {
		x, y := in.CutLeft(40).Center()
		token.Draw(u.P, x, y, 17, t.tokens[c])
	} else if s := p.Actor.Player(); s != 0 {
		x, y := in.CutLeft(40).Center()
		t.seats.Draw(u, s, x, y, 14)
	}
	in.CutLeft(6)
	lines := in.Middle(in.W, kit.Line(u, kit.Sizes.Body)+kit.Line(u, kit.Sizes.Small))
	head, second := t.banner.Head(p), t.banner.Decides(p)
	if t.past() {
		second = t.banner.Viewing()
	}
	u.Text("back:step", lines.CutTop(kit.Line(u, kit.Sizes.Body)), head, kit.Shrunk(u, head, lines.W, kit.Bold(u, kit.Sizes.Body), kit.Sizes.Micro))
	u.Text("back:who", lines, second, kit.Shrunk(u, second, lines.W, kit.Soft(u, kit.Sizes.Small), kit.Sizes.Micro))
}

// corpPage draws the companies as cards, two in a row, or the one that was chosen.
func (t *Table) corpPage(u *ui.UI, r ui.Rect) {
	if t.strips.Chosen.Corp != 0 {
		t.tabs.CorpScroll(u, "phone:company", r, func(c ui.Rect) float32 {
			u.P.RoundRect(c, theme.Radius.Card, u.Theme.BG.Surface)
			return t.tabs.CorpDetail(u, kit.Endless(c).Pad(12, 10)) + 20
		})
		return
	}
	if t.tabs.Kinds() {
		u.Scroll("phone:companies", r, func(c ui.Rect) float32 {
			u.P.RoundRect(c, theme.Radius.Card, u.Theme.BG.Surface)
			return t.tabs.CorpKinds(u, kit.Endless(c).Pad(12, 10)) + 20
		})
		return
	}
	head := r.CutTop(max(36, u.Target()))
	say := t.app.Say
	sorts := head.CutRight(min(head.W*0.62, 220*u.TextScale))
	t.corpOrder = corpOrder(u.Segments("corps:order", say(strips.Words.Order), sorts, []ui.Choice{
		{ID: "corps:inorder", Text: say(tableWords.orderShort)}, {ID: "corps:mine", Text: say(ledger.Words.Mine)},
		{ID: "corps:byname", Text: say(tableWords.byName)},
	}, int(t.corpOrder)))
	u.Heading("corps:title", 2, head, t.speaker().Word(text.TabCompanies), kit.Bold(u, kit.Sizes.Title))
	r.CutTop(8)
	list := t.sortedCorps()
	u.Scroll("phone:companies", r, func(c ui.Rect) float32 {
		const gap = 8
		c = kit.Endless(c)
		top, h := c.Y, 112*u.TextScale
		for i := range list {
			row := paint.R(c.X, c.Y+float32(i/2)*(h+gap), c.W, h)
			t.tabs.CorpCard(u, row.Columns(i%2, 2, gap), &list[i])
		}
		c.CutTop(float32((len(list)+1)/2)*(h+gap) + 4)
		t.tabs.HolderLegend(u, c.CutTop(kit.Line(u, kit.Sizes.Small)+4))
		return c.Y - top
	})
}

// sortedCorps returns the companies in the order that the player wants.
func (t *Table) sortedCorps() []view.Corp {
	list := append([]view.Corp(nil), t.see().Corps...)
	switch t.corpOrder {
	case mineFirst:
		me := t.me()
		held := func(c *view.Corp) int {
			for _, h := range c.Holders {
				if h.Owner.Player() == me {
					return h.Percent
				}
			}
			return 0
		}
		sort.SliceStable(list, func(i, k int) bool { return held(&list[i]) > held(&list[k]) })
	case byName:
		sort.SliceStable(list, func(i, k int) bool { return list[i].Name < list[k].Name })
	}
	return list
}
