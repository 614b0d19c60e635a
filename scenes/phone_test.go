package scenes

import "testing"

// TestSheetOfTheNextStep: a press in the raised sheet that ends a turn leaves the sheet as low as the next step wants it.
func TestSheetOfTheNextStep(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 390, 844)
	h.wait()
	if tab.phone.sheet.at != 0 {
		t.Fatalf("the sheet stands at %d while a hex is to be chosen", tab.phone.sheet.at)
	}
	company := tab.view().Actor()
	pickTile(h, tab)
	h.on(2)
	if tab.phone.sheet.at != 1 {
		t.Fatalf("the sheet stands at %d while a dividend is to be chosen", tab.phone.sheet.at)
	}
	h.primary()
	if tab.view().Actor() == company || tab.phone.sheet.at != 0 {
		t.Errorf("the sheet stands at %d for %v after %v", tab.phone.sheet.at, tab.view().Actor(), company)
	}
}
