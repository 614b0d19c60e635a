package scenes

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
)

// tab is a page of the context: what one wants to know beside the step.
type tab int

// The tabs.
const (
	corpTab tab = iota
	marketTab
	playersTab
	logTab

	noTab tab = -1 // of a context of which only the tabs are in sight
)

// showTab shows a tab of the context.
func (t *Table) showTab(which tab) { t.tab, t.asked = which, true }

// context draws the tabs and the chosen one, or the rules while they are open.
func (t *Table) context(u *ui.UI, r ui.Rect) {
	if r.CutTop(6); t.rulesBeside() {
		t.reader.drawBeside(u, r)
		return
	}
	t.contextTabs(u, r, t.tab)
	r.CutTop(tabsHeight(u))
	r.CutTop(6)
	t.drawTab(u, r, t.tab)
}

// tabsHeight returns the height of the tabs.
func tabsHeight(u *ui.UI) float32 { return max(34*min(u.TextScale, 1.15), u.Target()) }

// contextTabs draws the tabs at the top of r.
func (t *Table) contextTabs(u *ui.UI, r ui.Rect, chosen tab) {
	say := t.speaker()
	company := say.Word(text.TabCompany)
	if u.ButtonWidth(ui.Button{Text: company, Small: true}) > r.W/4-2 {
		company = t.app.Say(tableWords.companyShort)
	}
	players := say.Word(text.TabPlayers)
	if u.ButtonWidth(ui.Button{Text: players, Small: true}) > r.W/4-2 {
		players = t.app.Say(tableWords.playersShort)
	}
	choices := []ui.Choice{
		{ID: "tab:company", Text: company, Name: say.Word(text.TabCompany)}, {ID: "tab:market", Text: t.marketTab()},
		{ID: "tab:players", Text: players, Name: say.Word(text.TabPlayers)}, {ID: "tab:log", Text: say.Word(text.TabLog)},
	}
	r.H = tabsHeight(u)
	if now := tab(u.Tabs("context", t.app.Say(tableWords.more), r, choices, int(chosen))); now != chosen {
		t.showTab(now)
		u.Again()
	}
}

// marketTab returns what the page of the prices is called, or that of the money where nothing has a price.
func (t *Table) marketTab() string {
	if t.game.Title().HasShares() {
		return t.speaker().Word(text.TabMarket)
	}
	return t.speaker().Word(text.TabMoney)
}

// drawTab draws the content of a tab.
func (t *Table) drawTab(u *ui.UI, r ui.Rect, which tab) {
	switch which {
	case corpTab:
		t.tabs.CorpScroll(u, "tab:company:scroll", r, func(c ui.Rect) float32 { return t.tabs.CorpDetail(u, kit.Endless(c)) })
	case marketTab:
		t.marketPage(u, r)
	case playersTab:
		u.Scroll("tab:players:scroll", r, func(c ui.Rect) float32 { return t.tabs.PlayerList(u, kit.Endless(c)) })
	case logTab:
		t.tabs.Log(u, r)
	}
}
