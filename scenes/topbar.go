package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/scenes/chronicle"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// topBar draws the bar at the top: menu, title, rounds, phase, trains, bank and the icons of the other places.
func (t *Table) topBar(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: t.app.Say(tableWords.game), Rect: r})
	defer u.Close()
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	in := r.Pad(8, 0)
	side := max(theme.Size.IconButton, u.Target())
	t.menuButton(u, in.CutLeft(side).Middle(side, side))
	t.placeIcons(u, &in, side)
	in.CutRight(10)
	in.CutLeft(8)
	t.titleBlock(u, &in)
	t.barParts(u, in)
}

func (t *Table) menuButton(u *ui.UI, r ui.Rect) {
	t.menuAt = r
	if u.Button("act:menu", r, ui.Button{Icon: icon.Menu, Name: t.app.Say(tableWords.menu), Look: ui.Quiet}) {
		t.menu = mainMenu
		u.Again()
	}
}

// placeIcons draws the icons at the right end, from right to left.
func (t *Table) placeIcons(u *ui.UI, r *ui.Rect, side float32) {
	for _, b := range t.places() {
		cell := r.CutRight(side).Middle(side, side)
		r.CutRight(2)
		button := ui.Button{Icon: b.Icon, Name: b.Text, Look: ui.Quiet, Pressed: b.Checked, Tip: kit.KeyTip(b.Text, b.Key)}
		if u.Button(b.ID, cell, button) {
			b.Do()
			u.Again()
		}
	}
}

func (t *Table) titleBlock(u *ui.UI, r *ui.Rect) {
	head, below := kit.Bold(u, kit.Sizes.Lead), kit.Soft(u, kit.Sizes.Caption)
	title := t.see().Header.Title
	second := shell.PlainName(title, t.hooks.Name)
	if t.hooks.Status != nil {
		if s := t.hooks.Status(); s != "" {
			second += " · " + s
		}
	}
	w := min(max(u.P.Width(title, head), u.P.Width(second, below)), 196, r.W*0.24) + 2
	cell := r.CutLeft(w)
	r.CutLeft(16)
	if least := kit.Bold(u, kit.Sizes.Caption); u.P.Width(title, least) > cell.W {
		title = t.see().Header.Brief
	}
	head = kit.Shrunk(u, title, cell.W, head, kit.Sizes.Micro)
	if second == "" {
		u.Text("bar:title", cell, title, head)
		return
	}
	cell = cell.Middle(cell.W, kit.Line(u, kit.Sizes.Lead)+kit.Line(u, kit.Sizes.Caption))
	u.Text("bar:title", cell.CutTop(kit.Line(u, kit.Sizes.Lead)), title, head)
	u.Text("bar:name", cell, second, kit.Shrunk(u, second, cell.W, below, kit.Sizes.Micro-1))
}

// barParts draws as much of rounds, phase, trains and bank as there is room for. The rounds, the phase and the bank never
// drop.
func (t *Table) barParts(u *ui.UI, r ui.Rect) {
	h := &t.see().Header
	phase, bank := t.phaseParts(u, h), t.bankParts(u, h)
	var depot *kit.Parts
	rounds := t.roundChips(u, h, 1)
	need := func() float32 {
		w := rounds.Width() + phase.Width() + bank.Width() + 2*separator
		if depot != nil {
			w += depot.Width() + separator
		}
		return w
	}
	for level := 0; level <= 3; level++ {
		depot = t.depotParts(u, level)
		if need() <= r.W {
			break
		}
	}
	if need() > r.W {
		rounds = t.roundChips(u, h, 0)
	}
	if need() > r.W {
		phase = t.phaseShort(u, h)
	}
	if need() > r.W {
		rounds = t.roundChips(u, h, -1)
	}
	if w := need(); w > r.W {
		for _, ps := range []*kit.Parts{rounds, phase, bank} {
			ps.Squeeze((r.W - 2*separator) / (w - 2*separator))
		}
	}
	rounds.Draw(r.CutLeft(rounds.Width()))
	t.barPart(u, &r, "bar:phase", t.phaseSpoken(h), phase, nil)
	if depot != nil {
		t.barPart(u, &r, "bar:depot", t.app.Say(tableWords.depot), depot, func() { t.openTrains() })
	}
	t.barPart(u, &r, "bar:bank", t.phrase(ledger.Words.BankHas, text.Facts{"sum": h.Bank}), bank, nil)
}

// separator is the room of the line between two parts of the bar.
const separator = 25

// barPart draws a part after a line. With do it is a button.
func (t *Table) barPart(u *ui.UI, r *ui.Rect, id, name string, ps *kit.Parts, do func()) {
	if ps.Width() == 0 {
		return
	}
	gap := r.CutLeft(separator)
	u.P.Fill(gap.Middle(1, 24), u.Theme.Line.Base)
	cell := r.CutLeft(ps.Width())
	if do == nil {
		u.Node(ui.Node{ID: id, Role: ui.RoleText, Name: name, Rect: cell})
	} else if p := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, cell.Pad(-6, 6), theme.Radius.Button); p.Clicked {
		do()
		u.Again()
	} else if p.Hover {
		u.P.RoundRect(cell.Pad(-6, 8), theme.Radius.Button, u.Theme.BG.Inset)
	}
	ps.Draw(cell)
}

// roundChips returns the chips of some past rounds, the present one and those that follow in the set; with a negative
// number the present one alone.
func (t *Table) roundChips(u *ui.UI, h *view.Header, past int) *kit.Parts {
	ps := kit.NewParts(u)
	now := len(h.Rounds) - 1
	for i, r := range h.Rounds {
		if r.Tense == view.Now {
			now = i
		}
	}
	end := len(h.Rounds)
	if past < 0 {
		past, end = 0, now+1
	}
	for i := max(0, now-past); i < end; i++ {
		if !ps.Empty() {
			ps.Add(10, func(r ui.Rect) {
				u.P.Fill(r.Middle(8, 1), u.Theme.Line.Strong)
			})
		}
		t.roundChip(ps, h.Rounds[i])
	}
	if h.Over && t.hooks.End != nil {
		ps.Gap(10)
		t.endChip(ps)
	}
	return ps
}

func (t *Table) roundChip(ps *kit.Parts, round view.Round) {
	u := ps.U
	style := u.Type(kit.Sizes.Small, paint.Bold, u.Theme.Ink.Soft)
	style.Align = paint.Center
	w := u.P.Width(round.Text, style) + 18
	done := round.Tense == view.Past
	if done {
		w += 16
	}
	if round.Tense == view.Now {
		style.Color = u.Theme.Accent.Base
	}
	ps.Add(w, func(r ui.Rect) {
		chip := r.Middle(r.W, 26*u.TextScale)
		n := ui.Node{ID: "round:" + round.Text, Role: ui.RoleButton, Name: round.Text, Current: round.Tense == view.Now}
		n.Describe = t.app.Say(tableWords.tenses[round.Tense])
		if round.At < 0 {
			n.Role = ui.RoleListItem
			n.Rect = chip
			u.Node(n)
		} else if u.Press(n, chip, theme.Radius.Chip).Clicked {
			t.history.show()
			t.goTo(round.At)
			u.Again()
		}
		switch round.Tense {
		case view.Now:
			u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.Accent.Soft)
			u.P.Frame(chip, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		case view.Coming:
			kit.DashedFrame(u, chip, theme.Radius.Chip, 1, u.Theme.Line.Strong)
		default:
			u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.BG.Inset)
			x, y := chip.CutLeft(20).Center()
			icon.Draw(u.P, icon.Check, x+2, y, 13, style.Color)
			chip.CutRight(4)
		}
		u.P.TextIn(chip, round.Text, style)
	})
}

// endChip adds the way to the end of a game that is over.
func (t *Table) endChip(ps *kit.Parts) {
	u, name := ps.U, t.app.Say(chronicle.Words.Title)
	style := u.Type(kit.Sizes.Small, paint.Bold, u.Theme.Accent.Base)
	style.Align = paint.Center
	ps.Add(u.P.Width(name, style)+18, func(r ui.Rect) {
		chip := r.Middle(r.W, 26*u.TextScale)
		if u.Press(ui.Node{ID: "round:end", Role: ui.RoleButton, Name: name}, chip, theme.Radius.Chip).Clicked {
			t.hooks.End()
			u.Again()
		}
		u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.Accent.Soft)
		u.P.Frame(chip, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		u.P.TextIn(chip, name, style)
	})
}

func (t *Table) phaseParts(u *ui.UI, h *view.Header) *kit.Parts {
	ps := kit.NewParts(u)
	ps.Text(t.phaseWord(), kit.Soft(u, kit.Sizes.Compact))
	ps.Gap(5)
	ps.Text(h.Phase, kit.Bold(u, kit.Sizes.Lead))
	ps.Gap(8)
	ps.Swatches(h.Colors)
	ps.Gap(8)
	ps.Text(t.phrase(tableWords.limit, text.Facts{"n": trainLimits(h.SmallLimit, h.TrainLimit)}), kit.Plain(u, kit.Sizes.Compact))
	return ps
}

// phaseWord is what the title calls a phase.
func (t *Table) phaseWord() string {
	if own := titles.WordsOf(t.game.Title()).Texts["phase"]; own != (text.Pair{}) {
		return t.app.Say(own)
	}
	return t.app.Say(tableWords.phase)
}

// phaseShort is phaseParts for narrow bars.
func (t *Table) phaseShort(u *ui.UI, h *view.Header) *kit.Parts {
	ps := kit.NewParts(u)
	ps.Text(t.phaseWord(), kit.Soft(u, kit.Sizes.Small))
	ps.Gap(5)
	ps.Text(h.Phase, kit.Bold(u, kit.Sizes.Body))
	ps.Gap(6)
	ps.Swatches(h.Colors)
	return ps
}

func (t *Table) phaseSpoken(h *view.Header) string {
	return t.phrase(tableWords.phaseSpoken, text.Facts{
		"word": t.phaseWord(), "phase": h.Phase, "colours": t.speaker().List(h.ColorNames), "n": trainLimits(h.SmallLimit, h.TrainLimit),
	})
}

func (t *Table) bankParts(u *ui.UI, h *view.Header) *kit.Parts {
	ps := kit.NewParts(u)
	ps.Icon(icon.Bank, theme.Size.IconSmall+2, u.Theme.Ink.Soft)
	ps.Gap(5)
	ps.Text(h.Bank, kit.Bold(u, kit.Sizes.Lead))
	return ps
}

// depotParts returns what the depot sells: all of it at level 0, without words at 1, without what comes next at 2, nothing
// at 3.
func (t *Table) depotParts(u *ui.UI, level int) *kit.Parts {
	ps := kit.NewParts(u)
	if level >= 3 {
		return ps
	}
	for i, k := range t.see().Header.NextTrains {
		if i > 0 && level >= 2 {
			break
		}
		if i == 1 && level == 0 {
			ps.Gap(8)
			ps.Text(t.app.Say(tableWords.then), kit.Soft(u, kit.Sizes.Compact))
		}
		if i > 0 {
			ps.Gap(8)
		}
		t.trainSign(ps, k, i == 0)
	}
	t.openMarket(ps, level)
	return ps
}

// trainSign adds a kind of train with the number left and, if wanted, the price.
func (t *Table) trainSign(ps *kit.Parts, k view.TrainSign, price bool) {
	ps.TrainCard(k.Name, view.NameCut(t.view(), k.Kind), t.tabs.Permanent(k.Kind), false)
	if !k.Unlimited {
		ps.Gap(5)
		ps.Text("×"+strconv.Itoa(k.Left), kit.Plain(ps.U, kit.Sizes.Compact))
	}
	if price {
		ps.Gap(6)
		ps.Text(k.Price, kit.Bold(ps.U, kit.Sizes.Compact))
	}
}

// openMarket adds the trains that companies gave up.
func (t *Table) openMarket(ps *kit.Parts, level int) {
	first := true
	for _, d := range t.see().Depot.Trains {
		for range d.Market {
			if first {
				ps.Gap(10)
				if level == 0 {
					ps.Text(t.app.Say(tableWords.openMarket), kit.Soft(ps.U, kit.Sizes.Compact))
					ps.Gap(6)
				}
				first = false
			}
			ps.TrainCard(d.Name, "", t.tabs.Permanent(d.Kind), t.tabs.RustsNext(d.Kind))
			ps.Gap(3)
		}
	}
}

// trainLimits returns the limit of a phase: that of companies in their small form before the other, where they differ (18FL/R16).
func trainLimits(small, large int) string {
	if small == 0 || small == large {
		return strconv.Itoa(large)
	}
	return strconv.Itoa(small) + "/" + strconv.Itoa(large)
}
