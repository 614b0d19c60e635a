package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// linkOf returns the connection between the two companies of a merger or takeover a, or of the unfinished merger if a
// is nil: the track between their stations, or the ferry (R98). It reports whether there is one.
func linkOf(v rules.View, a rules.Action) (words.Link, bool) {
	m, ok := a.(Merge)
	if t := takeoverOf(v.S); a == nil && t.Other != 0 {
		m, ok = Merge{By: t.Minor, With: t.Other}, true
	}
	if !ok {
		return words.Link{}, false
	}
	from, to := v.Home(m.By), v.Home(m.With)
	way := wayBetween(v, m.By, m.With)
	if way == nil {
		way = wayBetween(v, m.With, m.By)
		slices.Reverse(way)
	}
	if way == nil {
		if !byFerry(v, m.By, m.With) {
			return words.Link{}, false
		}
		return ferryLink(v, m, from, to), true
	}
	if len(way) > 0 { // it is empty if the stations are in one city
		from, to = way[0].Hex, way[len(way)-1].Hex
	}
	return words.Link{
		Pieces: way, Hexes: []id.Hex{from, to},
		Text: fillAll(words.Pair{
			"{a} and {b} are connected by track from {from} to {to}.",
			"{a} と {b} は {from} から {to} まで線路でつながっています。",
		}, words.Facts{
			"a": v.T.Corp(m.By).ID, "b": v.T.Corp(m.With).ID, "from": v.T.HexName(from), "to": v.T.HexName(to),
		}),
	}, true
}

// ferryLink returns the connection of two companies at home in from and to by the ferry: the track of each to it (R98).
func ferryLink(v rules.View, m Merge, from, to id.Hex) words.Link {
	there, back := ferryWay(v, m.By), ferryWay(v, m.With)
	slices.Reverse(back)
	link := words.Link{
		Pieces: append(there, back...), Ferry: len(there), Hexes: []id.Hex{from, to},
		Text: fillAll(words.Pair{
			"{a} and {b} are connected by the ferry: both reach it.",
			"{a} と {b} はどちらもフェリーに届き、つながっています。",
		}, words.Facts{"a": v.T.Corp(m.By).ID, "b": v.T.Corp(m.With).ID}),
	}
	for _, name := range ferries() {
		link.Hexes = append(link.Hexes, v.T.FindHex(name))
	}
	return link
}

// wayBetween returns the shortest track by which company c reaches a station of company with, or nil.
func wayBetween(v rules.View, c, with id.Corp) (best []track.Piece) {
	for _, from := range stationsOf(v, c) {
		for _, to := range stationsOf(v, with) {
			if way := v.Position().Way(c, from, to); way != nil && (best == nil || len(way) < len(best)) {
				best = way
			}
		}
	}
	return best
}

// ferryWay returns the shortest track from a station of a company to the ferry, or nil. The cities from which such
// track starts are next to the ferry's hexes.
func ferryWay(v rules.View, c id.Corp) (best []track.Piece) {
	for _, name := range ferries() {
		ferry := v.T.FindHex(name)
		for e := range hex.Edge(6) {
			h := v.T.Track().Next(ferry, e)
			for path := range v.Position().Face(h).Paths {
				last := track.Piece{Hex: h, Path: uint8(path)}
				for _, way := range waysTo(v, c, last, tile.EdgeEnd(e.Opposite())) {
					if best == nil || len(way) < len(best) {
						best = way
					}
				}
			}
		}
	}
	return best
}

// waysTo returns a way of a company from each of its stations over last, a piece of track from a stop to this edge. It
// returns none if last is no such piece.
func waysTo(v rules.View, c id.Corp, last track.Piece, edge tile.End) (list [][]track.Piece) {
	p := v.Position().Face(last.Hex).Paths[last.Path]
	stop, ends := p.Other(edge).Stop()
	if p.A != edge && p.B != edge || !ends {
		return nil
	}
	to := track.StopAt{Hex: last.Hex, Stop: uint8(stop)}
	for _, from := range stationsOf(v, c) {
		if from == to {
			return [][]track.Piece{{last}}
		}
		if way := v.Position().Way(c, from, to); way != nil {
			list = append(list, append(way, last))
		}
	}
	return list
}

// stationsOf returns the cities in which a company has stations.
func stationsOf(v rules.View, c id.Corp) (list []track.StopAt) {
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		for set, stop := v.Position().Stations(h, c), uint8(0); set != 0; set, stop = set>>1, stop+1 {
			if set&1 != 0 {
				list = append(list, track.StopAt{Hex: h, Stop: stop})
			}
		}
	}
	return list
}

// mergerNotice returns notices that name the minors of the round that have no partner, by reason (R92, R94).
func mergerNotice(v rules.View) (list []words.Notice) {
	order := &v.S.Order
	skipped := map[rules.Reason][]id.Corp{}
	for _, c := range order.Corps[:order.Len] {
		if !v.Is(c, rules.Floated) || id.OfCorp(c) == v.Actor() {
			continue
		}
		if r := checkPartners(v, c); r.Refused() {
			skipped[r.Reason] = append(skipped[r.Reason], c)
		}
	}
	for _, reason := range [...]rules.Reason{noPartner, notLinked, noParFits} {
		if alone := skipped[reason]; len(alone) > 0 {
			why := reasons[reason].Brief
			said := words.Pair{"Skipped: {corps} ({why}).", "とばす会社：{corps}（{why}）。"}
			for l := range said {
				said[l] = words.Fill(said[l], words.Facts{"why": why[l]})
			}
			list = append(list, words.Notice{Corps: alone, Text: said})
		}
	}
	return list
}
