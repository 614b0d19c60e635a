package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawContext draws the tabs and the open one, or the rules while they are open.
func (s *sidePanel) drawContext(u *ui.UI, r ui.Rect) {
	r.CutTop(6)
	if s.rules.replacesContext() {
		s.rules.drawBeside(u, r)
		return
	}
	s.drawContextTabs(u, r, s.layout.tab)
	r.CutTop(tabsHeight(u))
	r.CutTop(6)
	s.drawTab(u, r, s.layout.tab)
}

// tabsHeight returns the height of the row of tabs.
func tabsHeight(u *ui.UI) float32 { return max(34*min(u.TextScale, 1.15), u.Target()) }

// drawContextTabs draws the row of tabs at the top of r.
func (s *sidePanel) drawContextTabs(u *ui.UI, r ui.Rect, chosen tab) {
	say := s.Speaker()
	fitting := func(name string, short text.Pair) string {
		if u.ButtonWidth(ui.Button{Text: name, Small: true}) > r.W/4-2 {
			return s.Say(short)
		}
		return name
	}
	company, players := say.Say(text.TabCompany), say.Say(text.TabPlayers)
	choices := []ui.Choice{
		{ID: "tab:company", Text: fitting(company, tableWords.companyShort), Name: company},
		{ID: "tab:market", Text: s.layout.marketTabName()},
		{ID: "tab:players", Text: fitting(players, tableWords.playersShort), Name: players},
		{ID: "tab:log", Text: say.Say(text.TabLog)},
	}
	r.H = tabsHeight(u)
	if pressed := tab(u.Tabs("context", s.Say(tableWords.more), r, choices, int(chosen))); pressed != chosen {
		s.layout.show(pressed)
	}
}

// drawTab draws the content of a tab.
func (s *sidePanel) drawTab(u *ui.UI, r ui.Rect, which tab) {
	switch which {
	case corpTab:
		s.tabs.DrawCorpScroll(u, "tab:company:scroll", r,
			func(c ui.Rect) float32 { return s.tabs.DrawCorpDetail(u, widgets.Endless(c)) })
	case marketTab:
		s.middle.drawPage(u, r)
	case playersTab:
		u.Scroll("tab:players:scroll", r, func(c ui.Rect) float32 { return s.tabs.DrawPlayerList(u, widgets.Endless(c)) })
	case logTab:
		s.tabs.DrawLog(u, r)
	}
}
