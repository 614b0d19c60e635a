package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
)

// PriceAround is a market cell near the company's price, with the options that move its marker there.
type PriceAround struct {
	At      market.Pos
	Choices []Option
}

// PricesAround returns the cells that the options move the marker across, lowest first, and one beyond each end. If
// there are more than most, it drops cells that no option leads to.
func (d *Draft) PricesAround(most int) []PriceAround {
	v, chart := d.v, &d.v.T.Market
	c := v.Actor().Corp()
	now := v.S.Corps[c].Price
	if v.Price(c) == 0 {
		return nil
	}
	var down, up []market.Pos
	choices := map[market.Pos][]Option{}
	for _, o := range d.Options(Main) {
		if _, ok := o.Forms[0].(rules.Dividend); !ok {
			continue
		}
		x := d.EffectsOf(o.Forms[0]).Companies[c-1]
		if x.Price.After == 0 {
			continue // the company closes, and its marker leaves the market
		}
		choices[x.To] = append(choices[x.To], o)
		switch way := d.Way(x)[1:]; {
		case x.Price.Change() < 0 && len(way) > len(down):
			down = way
		case x.Price.Change() >= 0 && len(way) > len(up):
			up = way
		}
	}
	slices.Reverse(down)
	cells := withNeighbors(chart, slices.Concat(down, []market.Pos{now}, up))
	for i := len(cells) - 1; i >= 0 && len(cells) > most; i-- {
		if cells[i] != now && len(choices[cells[i]]) == 0 {
			cells = slices.Delete(cells, i, i+1)
		}
	}
	list := make([]PriceAround, len(cells))
	for i, at := range cells {
		list[i] = PriceAround{at, choices[at]}
	}
	return list
}

// withNeighbors returns cells of a chart, lowest first, with the one beyond each end.
func withNeighbors(chart *market.Chart, cells []market.Pos) []market.Pos {
	if at := chart.Left(cells[0]); at != cells[0] && chart.Price(at) != 0 {
		cells = slices.Insert(cells, 0, at)
	}
	if last := cells[len(cells)-1]; chart.Right(last) != last {
		cells = append(cells, chart.Right(last))
	}
	return cells
}

// Way returns the cells that the marker of x passes, those where it begins and ends included: first along its column,
// then along its row. Positions without a cell are left out, because the chart need not be a rectangle.
func (d *decision) Way(x Company) []market.Pos {
	way := []market.Pos{x.From}
	for at := x.From; at != x.To; {
		switch {
		case at.Row < x.To.Row:
			at.Row++
		case at.Row > x.To.Row:
			at.Row--
		case at.Col < x.To.Col:
			at.Col++
		default:
			at.Col--
		}
		if _, ok := d.v.T.Market.At(at); ok {
			way = append(way, at)
		}
	}
	return way
}
