package view

import (
	"cmp"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// TrainRow is a kind of train in the depot.
type TrainRow struct {
	Kind      id.TrainKind
	Name      string
	Price     string
	Left      int // cards in the depot
	Unlimited bool
	ForSale   bool
	Market    int    // cards in the open market
	Rusts     string // "rusts with the first 4-train", "permanent"
	Removes   string // names of the kinds removed by its first sale
	Starts    string // phase started by its first sale
}

// Depot is the supply of trains.
type Depot struct {
	Trains []TrainRow // in the order of the depot, sold out kinds included
}

// Depot returns the supply of trains at the cursor.
func (w *Viewer) Depot() Depot {
	v := w.v()
	var d Depot
	for i := range v.T.Trains {
		d.Trains = append(d.Trains, w.positionOf(v).trainRow(id.TrainKind(i+1)))
	}
	return d
}

// trainRow returns a kind of train with its supply and the kinds that it makes rust.
func (w position) trainRow(k id.TrainKind) TrainRow {
	v, front := w.v, frontOf(w.v.T, k)
	def, shown := v.T.Train(k), v.T.Train(front)
	row := TrainRow{
		Kind: k, Name: def.Name, Price: w.say.Funds(def.Price), Left: v.CardsIn(front, id.Initial),
		Unlimited: shown.Unlimited, ForSale: v.InDepot(front),
		Starts: cmp.Or(def.StartsPhase, shown.StartsPhase), Rusts: w.say.Say(text.Permanent),
	}
	for i := 1; i <= v.T.Cards(); i++ {
		if n := id.Train(i); v.S.Trains[n] == id.Pool && v.KindOf(n) == k {
			row.Market++
		}
	}
	if by := v.T.FindTrain(def.RustsOn); by != 0 {
		row.Rusts = w.say.Phrase(text.RustsWith, text.Facts{"train": w.say.TrainKind(by)})
		if back := v.T.BackOf(by); back != 0 {
			both := w.say.Phrase(text.TrainOf, text.Facts{"name": v.T.Train(by).Name + "/" + v.T.Train(back).Name})
			row.Rusts = w.say.Phrase(text.RustsWith, text.Facts{"train": both})
		}
	}
	row.Removes = w.say.List(rustedBy(v.T, v.T.Train(front).Name))
	return row
}

// frontOf returns the kind whose cards have kind k on their back, or k itself: both sides are one supply.
func frontOf(t *rules.Title, k id.TrainKind) id.TrainKind {
	for i := range t.Trains {
		if front := id.TrainKind(i + 1); t.BackOf(front) == k {
			return front
		}
	}
	return k
}

// Phase is a row of the table of phases.
type Phase struct {
	Name       string
	Tense      Tense
	Train      string       // kind that starts it; empty for the first
	Limits     string       // train limits, as in Header
	Colors     []tile.Color // colours that may be laid, palest first
	ColorNames string
	Rounds     int    // operating rounds of a set that begins in this phase
	Rusts      string // kinds removed at its start
	Event      string // other effects; or empty
}

// Phases returns the phases of the title in order, with the one in force.
func (w *Viewer) Phases() []Phase {
	v := w.v()
	phases := make([]Phase, len(v.T.Phases))
	for i := range v.T.Phases {
		phases[i] = w.positionOf(v).phase(i)
	}
	return phases
}

// limits returns the train limits of a phase as text. If small companies or minors have their own limit, it comes
// first: "1/3".
func limits(p *rules.PhaseDef) string {
	small := cmp.Or(p.SmallLimit, p.MinorLimit)
	switch {
	case p.TrainLimit == rules.Endless:
		return "∞"
	case small == 0 || small == p.TrainLimit:
		return strconv.Itoa(int(p.TrainLimit))
	}
	return strconv.Itoa(int(small)) + "/" + strconv.Itoa(int(p.TrainLimit))
}

// rustedBy returns the names of the kinds of trains that rust with the first one of a kind.
func rustedBy(t *rules.Title, by string) (list []string) {
	for i := range t.Trains {
		if t.Trains[i].RustsOn == by {
			list = append(list, t.Trains[i].Name)
		}
	}
	return list
}

// phase returns phase i relative to the current one.
func (w position) phase(i int) Phase {
	v := w.v
	def := &v.T.Phases[i]
	p := Phase{
		Name: def.Name, Tense: Now, Limits: limits(def), Rounds: int(def.Rounds),
		Event: w.title("event." + def.Name),
	}
	switch {
	case i < int(v.S.Phase):
		p.Tense = Past
	case i > int(v.S.Phase):
		p.Tense = Coming
	}
	var names []string
	for c := tile.Yellow; c <= def.Colors; c++ {
		p.Colors = append(p.Colors, c)
		names = append(names, w.say.Color(c))
	}
	p.ColorNames = w.say.List(names)
	for k := range v.T.Trains {
		if v.T.Trains[k].StartsPhase == def.Name {
			p.Train = v.T.Trains[k].Name
			p.Rusts = w.say.List(rustedBy(v.T, p.Train))
		}
	}
	return p
}
