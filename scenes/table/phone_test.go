package table

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestSheetOfTheNextStep: a press in the raised sheet that ends a turn leaves the sheet as low as the next step wants
// it.
func TestSheetOfTheNextStep(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 390, 844)
	h.Wait()
	if tab.layout.sheet.at != 0 {
		t.Fatalf("the sheet stands at %d while a hex is to be chosen", tab.layout.sheet.at)
	}
	company := tab.desk.View().Actor()
	playtest.PickTileIn26855(h)
	h.PlayOn(2)
	if tab.layout.sheet.at != 1 {
		t.Fatalf("the sheet stands at %d while a dividend is to be chosen", tab.layout.sheet.at)
	}
	h.PressPrimary()
	if tab.desk.View().Actor() == company || tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d for %v after %v", tab.layout.sheet.at, tab.desk.View().Actor(), company)
	}
}

// TestSheetLeavesTheCompanies: who has raised the sheet over all in a stock turn finds it low in the next one, with the
// companies above it.
func TestSheetLeavesTheCompanies(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.SaleIn26855, 390, 844)
	h.Press("sell:B&O")
	h.Press("sheet:grip")
	if tab.layout.sheet.at != 2 {
		t.Fatalf("the sheet stands at %d", tab.layout.sheet.at)
	}
	h.Wait()
	h.Press("act:primary")
	h.Wait()
	n, sheet := h.S.Must("sell:B&O").Rect, h.S.Must("sheet:grip").Rect
	if tab.layout.sheet.at != 0 || n.H < 30 || n.Bottom() > sheet.Y {
		t.Errorf("the sheet stands at %d from %v on, the deal at %v", tab.layout.sheet.at, sheet, n)
	}
}

// TestHintMakesWay: on a phone a hint covers the map and is gone with the first choice; its sign shows it again, and
// lowers the sheet where there would be no room for it.
func TestHintMakesWay(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 390, 844)
	e := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	tab.app.Change(func(p *app.Prefs) { p.Hints, p.Unhinted = "", false })
	lays := New(tab.app, e, Hooks{Rules: true})
	e.GoTo(0)
	e.Cut()
	lays.updateCursor()
	tab.app.Open(lays)
	h.S.Step(time.Second)
	h.S.Step(time.Second)
	hint, sheet := h.S.Must("hint").Rect, h.S.Must("sheet:grip").Rect
	if hint.Bottom() > sheet.Y {
		t.Errorf("the hint at %v is cut by the sheet at %v", hint, sheet)
	}
	lays.due.Site.Pick(lays.due.Draft().Hexes()[0])
	h.S.Invalidate()
	h.S.Step(time.Second)
	if h.Has("hint") {
		t.Error("the hint stays after a choice")
	}
	if lays.layout.sheet.at != 1 {
		t.Fatalf("the sheet stands at %d", lays.layout.sheet.at)
	}
	h.Press("hint:sign")
	if !h.Has("hint:text") {
		t.Error("the hint does not come back")
	}
	h.Press("hint:sign")
	if h.Has("hint:text") {
		t.Error("the hint cannot be closed by its sign")
	}
}
