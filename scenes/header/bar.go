package header

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Bar is the top bar, or the line that replaces it on a phone.
type Bar struct {
	*desk.Desk
	Places
	Tabs   *info.Tabs
	MenuAt ui.Rect  // rectangle of the menu button in the last frame
	shown  []string // ids of the icons drawn in the last frame
}

// Shows reports whether the icon with the id was drawn in the last frame.
func (b *Bar) Shows(id string) bool { return slices.Contains(b.shown, id) }

// Places are the places that the top bar leads to, and the words on the game.
type Places struct {
	GameName func() string
	Status   func() string             // a word on whether the game is stored, or ""
	Icons    func() []widgets.MenuLine // the icons at the right end, from right to left

	OpenMenu   func()
	ShowAt     func(at int) // shows a position of the game with the history
	OpenTrains func()       // opens the trains and phases
	End        func()       // shows how the game ended; nil where that is not offered
}

// Draw draws the top bar: menu, title, rounds, phase, trains, bank and icons.
func (b *Bar) Draw(u *ui.UI, r ui.Rect) {
	b.open(u, r)
	defer u.Close()
	in := r.Pad(8, 0)
	side := widgets.ControlHeight(u)
	b.drawMenuButton(u, in.CutLeft(side).Middle(side, side))
	b.drawIcons(u, &in, side)
	in.CutRight(10)
	in.CutLeft(8)
	b.drawTitle(u, &in)
	b.drawParts(u, in)
}

// DrawPhone draws the bar of an upright phone: the banner, the buttons of history and menu, and the share button if the
// banner leaves space for it.
func (b *Bar) DrawPhone(u *ui.UI, r ui.Rect, banner *Banner) {
	b.open(u, r)
	defer u.Close()
	in := r.Pad(8, 0)
	side := widgets.ControlHeight(u)
	b.drawMenuButton(u, in.CutRight(side).Middle(side, side))
	places := b.Icons()
	for _, id := range [...]string{"act:dock", "act:share"} {
		i := slices.IndexFunc(places, func(p widgets.MenuLine) bool { return p.ID == id })
		if rest := in.W - side - 2*phoneGap; i >= 0 && (id == "act:dock" || banner.Fits(u, rest, in.H)) {
			b.drawIcon(u, in.CutRight(side).Middle(side, side), &places[i], "")
		}
	}
	banner.Draw(u, in.Pad(phoneGap, 0))
}

// phoneGap is the space beside the banner of a phone in dp.
const phoneGap = 4

// DrawRail draws menu and icons in a column on the left of a phone in landscape.
func (b *Bar) DrawRail(u *ui.UI, r ui.Rect) {
	side := r.W
	b.shown = b.shown[:0]
	b.drawMenuButton(u, r.CutTop(side))
	for _, p := range b.Icons() {
		if r.H < side {
			return
		}
		b.drawIcon(u, r.CutTop(side), &p, "")
	}
}

// open draws the background of the bar and opens its node.
func (b *Bar) open(u *ui.UI, r ui.Rect) {
	b.shown = b.shown[:0]
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: b.Say(app.Words.Game), Rect: r})
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
}

// drawMenuButton draws the button that opens the menu.
func (b *Bar) drawMenuButton(u *ui.UI, r ui.Rect) {
	b.MenuAt = r
	if u.Button("act:menu", r, ui.Button{Icon: icon.Menu, Name: b.Say(Words.Menu), Look: ui.Quiet}) {
		b.OpenMenu()
	}
}

// leastSpare is the width of a screen in dp from which the bar has room for spare icons beside the title of the game.
const leastSpare = 1000

// drawIcons draws the icons at the right end, from right to left, and cuts them off r.
func (b *Bar) drawIcons(u *ui.UI, r *ui.Rect, side float32) {
	for _, p := range b.Icons() {
		if p.Spare && u.Screen().W < leastSpare*u.TextScale {
			continue // the menu has it
		}
		cell := r.CutRight(side).Middle(side, side)
		r.CutRight(2)
		b.drawIcon(u, cell, &p, widgets.KeyTip(p.Text, p.Key))
	}
}

// drawIcon draws an icon with the tip given and acts on its press.
func (b *Bar) drawIcon(u *ui.UI, cell ui.Rect, p *widgets.MenuLine, tip string) {
	b.shown = append(b.shown, p.ID)
	if u.Button(p.ID, cell, ui.Button{Icon: p.Icon, Name: p.Text, Look: ui.Quiet, Pressed: p.Checked, Tip: tip}) {
		p.Do()
	}
}

// The title of the game takes at most titleWidest dp and this share of the bar.
const (
	titleWidest = 196
	titleShare  = 0.24
)

// drawTitle draws the title of the game with its name and status, and cuts them off the left of r.
func (b *Bar) drawTitle(u *ui.UI, r *ui.Rect) {
	head, below := widgets.Bold(u, widgets.Sizes.Lead), widgets.Soft(u, widgets.Sizes.Caption)
	title := b.See().Header.Title
	second := app.PlainName(title, b.GameName())
	if s := b.Status(); s != "" {
		second += " · " + s
	}
	w := min(max(u.P.Width(title, head), u.P.Width(second, below)), titleWidest, r.W*titleShare) + 2
	cell := r.CutLeft(w)
	r.CutLeft(16)
	if least := widgets.Bold(u, widgets.Sizes.Caption); u.P.Width(title, least) > cell.W {
		title = b.See().Header.Brief
	}
	head = widgets.Shrunk(u, title, cell.W, head, widgets.Sizes.Micro)
	if second == "" {
		u.Text("bar:title", cell, title, head)
		return
	}
	cell = cell.Middle(cell.W, widgets.Line(u, widgets.Sizes.Lead)+widgets.Line(u, widgets.Sizes.Caption))
	u.Text("bar:title", cell.CutTop(widgets.Line(u, widgets.Sizes.Lead)), title, head)
	u.Text("bar:name", cell, second, widgets.Shrunk(u, second, cell.W, below, widgets.Sizes.Micro-1))
}

// drawParts draws as many of rounds, phase, trains and bank as fit. Only trains can be dropped; rounds, phase and bank
// are shortened.
func (b *Bar) drawParts(u *ui.UI, r ui.Rect) {
	h := &b.See().Header
	phase, bank := b.phaseParts(u, h), b.bankParts(u, h)
	depot, rounds := b.depotParts(u, depotInFull), b.roundChips(u, h, 1)
	need := func() float32 {
		w := rounds.Width() + phase.Width() + bank.Width() + 2*separator
		if !depot.Empty() {
			w += depot.Width() + separator
		}
		return w
	}
	for shown := depotWordless; shown <= depotHidden && need() > r.W; shown++ {
		depot = b.depotParts(u, shown)
	}
	if need() > r.W {
		rounds = b.roundChips(u, h, 0)
	}
	if need() > r.W {
		phase = b.phaseShort(u, h)
	}
	if need() > r.W {
		rounds = b.roundChips(u, h, onlyCurrent)
	}
	if w := need(); w > r.W {
		for _, ps := range []*widgets.Parts{rounds, phase, bank} {
			ps.Squeeze((r.W - 2*separator) / (w - 2*separator))
		}
	}
	rounds.Draw(r.CutLeft(rounds.Width()))
	b.drawPart(u, &r, "bar:phase", b.phaseSpoken(h), phase, nil)
	b.drawPart(u, &r, "bar:depot", b.Say(Words.depot), depot, b.OpenTrains)
	b.drawPart(u, &r, "bar:bank", b.Phrase(info.Words.BankHas, text.Facts{"sum": h.Bank}), bank, nil)
}

// Sizes of a chip in dp.
const (
	chipSides  = 18 // left and right of the words together
	chipSign   = 16 // of the sign that a round is over
	chipHeight = 26
)

// separator is the width of the line between two parts with its margins, in dp.
const separator = 25

// drawPart draws a part after a separator and cuts both off the left of r, or does nothing if the part is empty. If do
// is not nil, the part is a button that calls it.
func (b *Bar) drawPart(u *ui.UI, r *ui.Rect, id, name string, ps *widgets.Parts, do func()) {
	if ps.Width() == 0 {
		return
	}
	gap := r.CutLeft(separator)
	u.P.Fill(gap.Middle(1, 24), u.Theme.Line.Base)
	cell := r.CutLeft(ps.Width())
	if do == nil {
		u.Node(ui.Node{ID: id, Role: ui.RoleText, Name: name, Rect: cell})
	} else if p := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, cell.Pad(-6, 6),
		theme.Radius.Button); p.Clicked {
		do()
	} else if p.Hover {
		u.P.RoundRect(cell.Pad(-6, 8), theme.Radius.Button, u.Theme.BG.Inset)
	}
	ps.Draw(cell)
}

// onlyCurrent, instead of a number of earlier rounds, leaves out the rounds that follow too.
const onlyCurrent = -1

// roundChips returns the chips of as many earlier rounds as past, the current round and those that follow in the set,
// and that of the end if the game is over. past may be onlyCurrent.
func (b *Bar) roundChips(u *ui.UI, h *view.Header, past int) *widgets.Parts {
	ps := widgets.NewParts(u)
	now := len(h.Rounds) - 1
	for i, r := range h.Rounds {
		if r.Tense == view.Now {
			now = i
		}
	}
	end := len(h.Rounds)
	if past == onlyCurrent {
		past, end = 0, now+1
	}
	for i := max(0, now-past); i < end; i++ {
		if !ps.Empty() {
			ps.Add(10, func(r ui.Rect) {
				u.P.Fill(r.Middle(8, 1), u.Theme.Line.Strong)
			})
		}
		b.addRound(ps, h.Rounds[i])
	}
	if h.Over && b.End != nil {
		ps.Gap(10)
		b.addEndChip(ps)
	}
	return ps
}

// addRound adds a round of the set as a button that shows its beginning.
func (b *Bar) addRound(ps *widgets.Parts, round view.Round) {
	u := ps.U
	style := widgets.Aligned(u.Type(widgets.Sizes.Small, paint.Bold, u.Theme.Ink.Soft), paint.Center)
	words := cmp.Or(round.Brief, round.Text)
	w := u.P.Width(words, style) + chipSides
	switch round.Tense {
	case view.Past:
		w += chipSign
	case view.Now:
		style.Color = u.Theme.Accent.Base
	case view.Coming:
	}
	ps.Add(w, func(r ui.Rect) {
		chip := r.Middle(r.W, chipHeight*u.TextScale)
		n := ui.Node{ID: "round:" + round.Text, Role: ui.RoleButton, Name: round.Text, Current: round.Tense == view.Now}
		n.Describe = b.Say(Words.tenses[round.Tense])
		if round.At < 0 {
			n.Role = ui.RoleListItem
			n.Rect = chip
			u.Node(n)
		} else if u.Press(n, chip, theme.Radius.Chip).Clicked {
			b.ShowAt(round.At)
		}
		switch round.Tense {
		case view.Now:
			u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.Accent.Soft)
			u.P.Frame(chip, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		case view.Coming:
			widgets.DrawDashedFrame(u, chip, theme.Radius.Chip, 1, u.Theme.Line.Strong)
		default:
			u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.BG.Inset)
			x, y := chip.CutLeft(chipSign + 4).Center()
			icon.Draw(u.P, icon.Check, x+2, y, 13, style.Color)
			chip.CutRight(4)
		}
		u.P.TextIn(chip, words, style)
	})
}

// addEndChip adds the button of the end screen, for a game that is over.
func (b *Bar) addEndChip(ps *widgets.Parts) {
	u, name := ps.U, b.Say(history.Words.Title)
	style := widgets.Aligned(u.Type(widgets.Sizes.Small, paint.Bold, u.Theme.Accent.Base), paint.Center)
	ps.Add(u.P.Width(name, style)+chipSides, func(r ui.Rect) {
		chip := r.Middle(r.W, chipHeight*u.TextScale)
		if u.Press(ui.Node{ID: "round:end", Role: ui.RoleButton, Name: name}, chip, theme.Radius.Chip).Clicked {
			b.End()
		}
		u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.Accent.Soft)
		u.P.Frame(chip, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		u.P.TextIn(chip, name, style)
	})
}

// phaseParts returns the phase with its tile colours and train limits.
func (b *Bar) phaseParts(u *ui.UI, h *view.Header) *widgets.Parts {
	ps := widgets.NewParts(u)
	ps.Text(info.PhaseWord(b.Desk), widgets.Soft(u, widgets.Sizes.Compact))
	ps.Gap(afterSign)
	ps.Text(h.Phase, widgets.Bold(u, widgets.Sizes.Lead))
	ps.Gap(8)
	ps.Swatches(h.Colors)
	ps.Gap(8)
	ps.Text(b.Phrase(Words.limit, text.Facts{"n": h.Limits}),
		widgets.Plain(u, widgets.Sizes.Compact))
	return ps
}

// phaseShort returns the phase with its tile colours, for narrow bars.
func (b *Bar) phaseShort(u *ui.UI, h *view.Header) *widgets.Parts {
	ps := widgets.NewParts(u)
	ps.Text(info.PhaseWord(b.Desk), widgets.Soft(u, widgets.Sizes.Small))
	ps.Gap(afterSign)
	ps.Text(h.Phase, widgets.Bold(u, widgets.Sizes.Body))
	ps.Gap(betweenWords)
	ps.Swatches(h.Colors)
	return ps
}

// phaseSpoken returns the phase in words for speech.
func (b *Bar) phaseSpoken(h *view.Header) string {
	return b.Phrase(Words.phaseSpoken, text.Facts{
		"word": info.PhaseWord(b.Desk), "phase": h.Phase, "colours": b.Speaker().List(h.ColorNames),
		"n": h.Limits,
	})
}

// bankParts returns the bank as pieces of the bar.
func (b *Bar) bankParts(u *ui.UI, h *view.Header) *widgets.Parts {
	ps := widgets.NewParts(u)
	ps.Icon(icon.Bank, theme.Size.IconSmall+2, u.Theme.Ink.Soft)
	ps.Gap(afterSign)
	ps.Text(h.Bank, widgets.Bold(u, widgets.Sizes.Lead))
	return ps
}

// depotShown is how much of the depot the bar shows.
type depotShown int

const (
	depotInFull   depotShown = iota
	depotWordless            // all kinds, with no words between them
	depotOneKind             // of the depot the kind for sale only, and no words
	depotHidden
)

// depotParts returns the trains for sale.
func (b *Bar) depotParts(u *ui.UI, shown depotShown) *widgets.Parts {
	ps := widgets.NewParts(u)
	if shown == depotHidden {
		return ps
	}
	for i, k := range b.See().Header.NextTrains {
		if i > 0 && shown == depotOneKind {
			break
		}
		if i == 1 && shown == depotInFull {
			ps.Gap(8)
			ps.Text(b.Say(Words.then), widgets.Soft(u, widgets.Sizes.Compact))
		}
		if i > 0 {
			ps.Gap(8)
		}
		b.addTrain(ps, k, i == 0)
	}
	b.addOpenMarket(ps, shown == depotInFull)
	return ps
}

// addTrain adds a train kind with the number left and, if price is true, its price.
func (b *Bar) addTrain(ps *widgets.Parts, k view.TrainSign, price bool) {
	ps.TrainCard(view.TrainOfKind(b.View(), k.Kind))
	if !k.Unlimited {
		ps.Gap(afterSign)
		ps.Text("×"+strconv.Itoa(k.Left), widgets.Plain(ps.U, widgets.Sizes.Compact))
	}
	if price {
		ps.Gap(betweenWords)
		ps.Text(k.Price, widgets.Bold(ps.U, widgets.Sizes.Compact))
	}
}

// addOpenMarket adds the trains in the open market, after the word for it if worded is true.
func (b *Bar) addOpenMarket(ps *widgets.Parts, worded bool) {
	first := true
	for _, d := range b.See().Depot.Trains {
		for range d.Market {
			if first {
				ps.Gap(10)
				if worded {
					ps.Text(b.Say(Words.openMarket), widgets.Soft(ps.U, widgets.Sizes.Compact))
					ps.Gap(betweenWords)
				}
				first = false
			}
			ps.TrainCard(view.Train{
				Name: d.Name, Permanent: b.Tabs.Permanent(d.Kind), RustsNext: b.Tabs.RustsNext(d.Kind),
			})
			ps.Gap(3)
		}
	}
}

// cheapestOnMarket returns the first kind of train of which there are some in the open market, with their number, or
// false.
func (b *Bar) cheapestOnMarket() (view.TrainSign, bool) {
	for _, d := range b.See().Depot.Trains {
		if d.Market > 0 {
			return view.TrainSign{Kind: d.Kind, Name: d.Name, Price: d.Price, Left: d.Market}, true
		}
	}
	return view.TrainSign{}, false
}
