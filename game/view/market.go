package view

import (
	"cmp"
	"maps"
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Cell is one price of the market.
type Cell struct {
	At     market.Pos
	Exists bool
	Price  int32
	Corps  []id.Corp // in order of arrival
	Names  []string  // their names
	Spoken string    // accessible name
}

// ZoneSign is a line of the legend.
type ZoneSign struct {
	Zone string
	Text string
}

// Market is the price chart.
type Market struct {
	Rows   [][]Cell
	Legend []ZoneSign
}

// Market returns the price chart with its markers at the cursor.
func (w *Viewer) Market() Market {
	v := w.v()
	var out Market
	zones := map[string]market.Zone{}
	for r, row := range v.T.Market.Rows {
		cells := make([]Cell, len(row))
		for k, cell := range row {
			cells[k] = w.positionOf(v).cell(market.Pos{Row: uint8(r), Col: uint8(k)})
			if _, seen := zones[cell.Color]; cell.Color != "" && !seen {
				zones[cell.Color] = cell.Zone
			}
		}
		out.Rows = append(out.Rows, cells)
	}
	out.Legend = legendOf(&w.say, zones)
	return out
}

// legendOf returns the effects of zones in words. A zone that extends another one follows it and describes only the
// additional effects.
func legendOf(say *text.Speaker, zones map[string]market.Zone) (list []ZoneSign) {
	byEffects := func(a, b string) int { return cmp.Or(cmp.Compare(zones[a], zones[b]), cmp.Compare(a, b)) }
	within := market.Zone(0)
	for _, color := range slices.SortedFunc(maps.Keys(zones), byEffects) {
		sign, zone := ZoneSign{color, zoneWords(say, zones[color])}, zones[color]
		if more := zone &^ within; within != 0 && within&^zone == 0 && more != 0 {
			sign.Text = say.Phrase(text.ZoneAlso, text.Facts{"what": zoneWords(say, more)})
		}
		list, within = append(list, sign), zone
	}
	return list
}

// cell returns a cell of the price chart with its zone and the companies in it.
func (w position) cell(at market.Pos) Cell {
	v := w.v
	def, ok := v.T.Market.At(at)
	if !ok {
		return Cell{At: at}
	}
	out := Cell{At: at, Exists: true, Price: int32(def.Price), Corps: stack(v, at)}
	var parts []string
	if def.Par {
		parts = append(parts, w.voice.Say(text.ZonePar))
	}
	if zone := zoneWords(&w.say, def.Zone); zone != "" {
		parts = append(parts, zone)
	}
	for _, c := range out.Corps {
		out.Names = append(out.Names, w.say.Corp(c))
	}
	parts = append(parts, out.Names...)
	out.Spoken = w.voice.Money(out.Price)
	if len(parts) > 0 {
		out.Spoken = w.voice.Phrase(text.CellSentence, text.Facts{"$price": out.Spoken, "what": w.voice.List(parts)})
	}
	return out
}

// stack returns the companies in a cell in order of arrival.
func stack(v rules.View, at market.Pos) []id.Corp {
	var corps []id.Corp
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.Started) && !v.Is(c, rules.Closed) && v.S.Corps[c].Price == at {
			corps = append(corps, c)
		}
	}
	slices.SortStableFunc(corps, func(a, b id.Corp) int {
		return cmp.Compare(v.S.Corps[a].Arrival, v.S.Corps[b].Arrival)
	})
	return corps
}

// zoneWords returns the effects of a zone in words.
func zoneWords(say *text.Speaker, z market.Zone) string {
	var effects []string
	var facts text.Facts
	if z&market.LargeOnly != 0 {
		certs := say.Title.Corps[0].Certs
		facts = text.Facts{"n": text.Number(100 / int32(certs[len(certs)-1].Percent))}
	}
	closes := text.ZoneCloses
	for _, row := range say.Title.Market.Rows {
		if slices.ContainsFunc(row, func(c market.Cell) bool { return c.Zone&market.ParAgain != 0 }) {
			closes = text.ZoneBankrupt // it may be started again
		}
	}
	for _, e := range [...]struct {
		effect market.Zone
		word   text.Pair
	}{
		{market.NoCertLimit, text.ZoneCertLimit},
		{market.NoShareLimit, text.ZoneShareLimit},
		{market.MultiBuy, text.ZoneMultiBuy},
		{market.Closes, closes},
		{market.EndsGame, text.ZoneEndsGame},
		{market.FirstSaleFree, text.ZoneFirstSale},
		{market.ParAgain, text.ZoneParAgain},
		{market.BelowLedge, text.ZoneBelowLedge},
		{market.LargeOnly, text.ZoneLargeOnly},
	} {
		if z&e.effect != 0 {
			effects = append(effects, say.Phrase(e.word, facts))
		}
	}
	return say.List(effects)
}
