package table

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// corpOrder is the order of the company cards on a phone.
type corpOrder int

// The orders.
const (
	inOrder   corpOrder = iota // of operation
	mineFirst                  // by the shares of the player whose turns count here as the player's own
	byName
)

// Heights in dp: of the bar below a page, and of a company's card.
const (
	backBarH  = 70
	corpCardH = 112
)

// drawPage draws the open tab, above the bar that leads back to the step. A swipe opens the next tab.
func (ph *phone) drawPage(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Desk)
	ph.drawBackBar(u, r.CutBottom(backBarH*min(u.TextScale, mostPageRaise)))
	u.ToastsIn(r.Pad(8, 8))
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: ph.See().Header.Title, Rect: r})
	defer u.Close()
	if by := u.Swipe(r); by != 0 {
		ph.layout.page = min(max(phoneTable, ph.layout.page-phoneTab(by)), phoneMore)
		return
	}
	in := r.Pad(12, 8)
	switch ph.layout.page {
	case phoneMarket:
		ph.middle.drawPage(u, in)
	case phoneCorps:
		ph.drawCorpPage(u, in)
	case phonePlayers:
		u.Scroll("phone:players", in, func(c ui.Rect) float32 { return ph.panel.tabs.DrawPlayerList(u, widgets.Endless(c)) })
	default:
		ph.drawTableChoice(u, &in)
		ph.panel.tabs.DrawLog(u, in)
	}
}

// drawTableChoice draws buttons for the tables, up to three in a row, and cuts them off the top of r.
func (ph *phone) drawTableChoice(u *ui.UI, r *ui.Rect) {
	const gap = 6
	tabs, widest := ph.panel.tabs.PageTabs(), float32(0)
	tabs = tabs[:len(tabs)-1] // the log is below
	for _, c := range tabs {
		widest = max(widest, u.ButtonWidth(ui.Button{Text: c.Text, Small: true}))
	}
	columns := min(max(int((r.W+gap)/(widest+gap)), 1), 3)
	cells := widgets.Grid{Columns: columns, Height: widgets.SmallHeight(u), Gap: gap, Below: gap}.Cut(r, len(tabs))
	for i, c := range tabs {
		b, page := ui.Button{Text: c.Text, Small: true}, info.Pages(ph.Game.Title())[i]
		if u.Button("more:"+strconv.Itoa(int(page)), cells[i], b) {
			ph.openPage(page)
		}
	}
	r.CutTop(gap)
}

// drawBackBar draws the prompt with the button back to the step or, if the step is complete, its primary button.
func (ph *phone) drawBackBar(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	u.Open(ui.Node{ID: "actions", Role: ui.RoleToolbar, Name: ph.Say(tableWords.actions), Rect: r})
	defer u.Close()
	in := r.Pad(widgets.PanelPad, 9)
	b := ph.panel.buttons()
	back := &decision.Act{ID: "act:back", Text: ph.Say(tableWords.backToStep), Do: func() { ph.layout.page = phoneTable }}
	if p := b.Primary; p != nil && p.Why == "" && u.ButtonWidth(ui.Button{Text: p.Text}) < in.W*0.5 {
		back = b.Primary
	}
	w := u.ButtonWidth(ui.Button{Text: back.Text}) + 12
	ph.panel.actions.drawButton(u, in.CutRight(w), back, "act:primary")
	in.CutRight(8)
	p := &ph.See().Prompt
	if c := p.Actor.Corp(); c != 0 {
		widgets.CutToken(u, &in, ph.Tokens[c], 17, 6)
	} else if s := p.Actor.Player(); s != 0 {
		ph.Seats.Cut(u, &in, s, 14, 12)
	}
	in.CutLeft(6)
	lines := in.Middle(in.W, widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Small))
	head, second := ph.panel.banner.HeadText(p), ph.panel.banner.DeciderText(p)
	if ph.Game.Past() {
		second = ph.panel.banner.ViewedPosition()
	}
	u.Text("back:step", lines.CutTop(widgets.Line(u, widgets.Sizes.Body)), head,
		widgets.Shrunk(u, head, lines.W, widgets.Bold(u, widgets.Sizes.Body), widgets.Sizes.Micro))
	u.Text("back:who", lines, second,
		widgets.Shrunk(u, second, lines.W, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro))
}

// drawCorpPage draws the companies as cards in two columns, or the page of the selected one.
func (ph *phone) drawCorpPage(u *ui.UI, r ui.Rect) {
	if ph.strips.Chosen.Corp != 0 {
		ph.panel.tabs.DrawCorpScroll(u, "phone:company", r, func(c ui.Rect) float32 {
			u.P.RoundRect(c, theme.Radius.Card, u.Theme.BG.Surface)
			return ph.panel.tabs.DrawCorpDetail(u, widgets.Endless(c).Pad(12, 10)) + 20
		})
		return
	}
	if ph.panel.tabs.Kinds() {
		u.Scroll("phone:companies", r, func(c ui.Rect) float32 {
			u.P.RoundRect(c, theme.Radius.Card, u.Theme.BG.Surface)
			return ph.panel.tabs.DrawCorpKinds(u, widgets.Endless(c).Pad(12, 10)) + 20
		})
		return
	}
	head := r.CutTop(widgets.ControlHeight(u))
	say := ph.Shell.Say
	sorts := head.CutRight(min(head.W*0.62, 220*u.TextScale))
	ph.order = corpOrder(u.Segments("corps:order", say(roster.Words.Order), sorts, []ui.Choice{
		{ID: "corps:inorder", Text: say(tableWords.orderShort)}, {ID: "corps:mine", Text: say(info.Words.Mine)},
		{ID: "corps:byname", Text: say(tableWords.byName)},
	}, int(ph.order)))
	u.Heading("corps:title", 2, head, ph.Say(text.TabCompanies), widgets.Bold(u, widgets.Sizes.Title))
	r.CutTop(8)
	list := ph.sortedCorps()
	u.Scroll("phone:companies", r, func(c ui.Rect) float32 {
		const gap = 8
		c = widgets.Endless(c)
		top, h := c.Y, corpCardH*u.TextScale
		for i := range list {
			row := paint.R(c.X, c.Y+float32(i/2)*(h+gap), c.W, h)
			ph.panel.tabs.DrawCorpCard(u, row.Columns(i%2, 2, gap), &list[i])
		}
		c.CutTop(float32((len(list)+1)/2)*(h+gap) + 4)
		ph.panel.tabs.DrawHolderLegend(u, c.CutTop(widgets.Line(u, widgets.Sizes.Small)+4))
		return c.Y - top
	})
}

// sortedCorps returns the companies in the selected order.
func (ph *phone) sortedCorps() []view.Corp {
	list, me := slices.Clone(ph.See().Corps), ph.history.owner()
	held := func(c view.Corp) int {
		for _, h := range c.Holders {
			if h.Owner.Player() == me {
				return h.Percent
			}
		}
		return 0
	}
	switch ph.order {
	case mineFirst:
		slices.SortStableFunc(list, func(a, b view.Corp) int { return held(b) - held(a) })
	case byName:
		slices.SortStableFunc(list, func(a, b view.Corp) int { return strings.Compare(a.Name, b.Name) })
	}
	return list
}
