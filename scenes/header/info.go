package header

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawInfo draws the line of facts below the banner of a phone: round, phase, next train and bank, or in stock rounds
// the figures of the player to act.
func (b *Bar) DrawInfo(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Sunken)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	list := b.infoParts(u)
	total := float32(0)
	for _, p := range list {
		total += p.ps.Width()
	}
	in := r.Pad(12, 0)
	gap := (in.W - total) / float32(max(1, len(list)-1))
	for gap < 8 && len(list) > 2 { // the third part is the first that can be spared
		total -= list[2].ps.Width()
		list = append(list[:2], list[3:]...)
		gap = (in.W - total) / float32(len(list)-1)
	}
	for _, p := range list {
		cell := in.CutLeft(p.ps.Width())
		u.Node(ui.Node{ID: p.id, Role: ui.RoleText, Name: p.name, Rect: cell})
		p.ps.Draw(cell)
		in.CutLeft(max(0, gap))
	}
}

// infoPart is a part of the info line with its accessible name.
type infoPart struct {
	id, name string
	ps       *widgets.Parts
}

// infoParts returns the facts for a narrow bar: the deciding player's in stock rounds, otherwise round, phase, next
// train and bank.
func (b *Bar) infoParts(u *ui.UI) []infoPart {
	h := &b.See().Header
	if p := b.See().Prompt.Decider; !h.Operating() && p != 0 {
		return b.seatParts(u, &b.See().Players[p-1])
	}
	round := widgets.NewParts(u)
	now := b.See().Header.Round()
	round.Text(now, widgets.Bold(u, widgets.Sizes.Compact))
	train := widgets.NewParts(u)
	name := ""
	if len(h.NextTrains) > 0 {
		k := h.NextTrains[0]
		b.addTrain(train, k, true)
		name = b.Speaker().List([]string{k.Name, k.Price})
	} else if k, any := b.cheapestOnMarket(); any {
		b.addTrain(train, k, true)
		name = text.Headed(b.Speaker().Lang, b.Say(Words.openMarket), b.Speaker().List([]string{k.Name, k.Price}))
	}
	bank := widgets.NewParts(u)
	bank.Icon(icon.Bank, 15, u.Theme.Ink.Soft)
	bank.Gap(4)
	bank.Text(h.Bank, widgets.Bold(u, widgets.Sizes.Compact))
	return []infoPart{
		{"bar:round", now, round}, {"bar:phase", b.phaseSpoken(h), b.phaseShort(u, h)}, {"bar:depot", name, train},
		{"bar:bank", b.Phrase(info.Words.BankHas, text.Facts{"sum": h.Bank}), bank},
	}
}

// seatParts returns the info line of a stock round.
func (b *Bar) seatParts(u *ui.UI, p *view.Player) []infoPart {
	pair := func(id, word, figure string) infoPart {
		ps := widgets.NewParts(u)
		ps.Text(word, widgets.Soft(u, widgets.Sizes.Small))
		ps.Gap(4)
		ps.Text(figure, widgets.Bold(u, widgets.Sizes.Compact))
		return infoPart{id, word + " " + figure, ps}
	}
	round := widgets.NewParts(u)
	round.Text(b.See().Header.Round(), widgets.Bold(u, widgets.Sizes.Compact))
	certs := b.Phrase(info.Words.CertsOf, text.Facts{"n": strconv.Itoa(p.Certs), "limit": p.Limit()})
	list := []infoPart{{"bar:round", b.See().Header.Round(), round}, pair("info:cash", b.Say(info.Words.Cash), p.Cash)}
	if p.CanRaise != p.Cash {
		list = append(list, pair("info:raise", b.Say(text.CanRaise), p.CanRaise))
	}
	return append(list, pair("info:certs", b.Say(info.Words.Certs), certs))
}

// DrawMeans draws a player's figures in a stock round as chips, as many as fit.
func (b *Bar) DrawMeans(u *ui.UI, r ui.Rect, p *view.Player) {
	const pad, padY, gap = 9, 5, 8
	for _, part := range b.seatParts(u, p)[1:] { // the bar shows the round
		w := part.ps.Width() + 2*pad
		if w > r.W {
			return
		}
		chip := r.CutLeft(w).Pad(0, padY)
		r.CutLeft(gap)
		u.Node(ui.Node{ID: part.id, Role: ui.RoleText, Name: part.name, Rect: chip})
		u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.BG.Sunken)
		part.ps.Draw(chip.Pad(pad, 0))
	}
}
