package draft

import (
	"slices"
	"strings"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// Outlook answers what companies would earn on the board of a position, with trains that they need not have: one company
// and its trains are looked at closely, all others are compared with what they have now and with one train more.
type Outlook struct {
	v       rules.View
	say     *text.Speaker
	scratch rules.Scratch

	corp   id.Corp
	kinds  []int // number of trains of each kind, by id.TrainKind-1
	own    bool  // the trains are those that the company has
	trains []id.Train
	state  rules.State // in which it has the trains
	best   search

	prospects []Prospect
	at        int // the prospect that is being worked out: its Own, then its More
	more      bool
	begun     bool
	other     rules.State
	beside    search
}

// Prospect is what a company would earn.
type Prospect struct {
	Corp id.Corp
	Own  Found // with the trains that it has
	More Found // with one more of the next kind
}

// NewOutlook begins with a company and its own trains.
func NewOutlook(v rules.View, say *text.Speaker, c id.Corp) *Outlook {
	o := &Outlook{say: say}
	o.v = rules.View{T: v.T, S: v.S, X: &o.scratch}
	for _, c := range o.Corps() {
		o.prospects = append(o.prospects, Prospect{Corp: c})
	}
	if !slices.Contains(o.Corps(), c) && len(o.prospects) > 0 {
		c = o.prospects[0].Corp
	}
	o.Choose(c)
	return o
}

// In returns the outlook in another language.
func (o *Outlook) In(say *text.Speaker) { o.say = say }

// View returns the position with the trains that are looked at.
func (o *Outlook) View() rules.View {
	if o.own {
		return o.v
	}
	return o.best.v
}

// Corps returns the companies that may be looked at, in table order: those with a station on the map.
func (o *Outlook) Corps() (list []id.Corp) {
	for i := range o.v.T.Corps {
		c := id.Corp(i + 1)
		for h := id.Hex(1); int(h) <= o.v.T.Track().Len(); h++ {
			if o.v.Position().Stations(h, c) != 0 {
				list = append(list, c)
				break
			}
		}
	}
	return list
}

// Corp returns the company that is looked at, or zero if there is none.
func (o *Outlook) Corp() id.Corp { return o.corp }

// Choose looks at a company with its own trains.
func (o *Outlook) Choose(c id.Corp) {
	o.corp, o.own = c, true
	o.kinds = make([]int, len(o.v.T.Trains))
	if c == 0 {
		o.best.Done = true
		return
	}
	o.trains = o.v.AppendRunning(nil, c)
	for _, n := range o.trains {
		o.kinds[o.v.KindOf(n)-1]++
	}
	o.best.begin(o.v, c, o.v.RunProblem(c, o.trains))
	o.best.Search(firstWork)
}

// Count returns how many trains of a kind are looked at.
func (o *Outlook) Count(k id.TrainKind) int { return o.kinds[k-1] }

// mostTrains bounds the trains of a run that is looked at.
const mostTrains = 6

// Most returns how many trains of a kind there may be beside the others.
func (o *Outlook) Most(k id.TrainKind) int {
	room := mostTrains + o.kinds[k-1] - len(o.trains)
	return max(o.kinds[k-1], min(o.v.T.Copies(k, int(o.v.S.Players)), room))
}

// Set looks at another number of trains of a kind.
func (o *Outlook) Set(k id.TrainKind, n int) {
	o.kinds[k-1] = n
	o.suppose()
}

// Like looks at the same numbers of trains as another outlook.
func (o *Outlook) Like(other *Outlook) {
	copy(o.kinds, other.kinds)
	o.suppose()
}

// suppose begins the search with the trains that are counted.
func (o *Outlook) suppose() {
	o.own = false
	v, trains := o.v.Suppose(&o.state, o.corp, kindsOf(o.kinds))
	o.trains = trains
	o.best.begin(v, o.corp, v.RunProblem(o.corp, trains))
	o.best.Search(firstWork)
}

// kindsOf returns the kinds of so many trains of each kind.
func kindsOf(counts []int) (kinds []id.TrainKind) {
	for i, n := range counts {
		for range n {
			kinds = append(kinds, id.TrainKind(i+1))
		}
	}
	return kinds
}

// Own reports whether the trains are those that the company has.
func (o *Outlook) Own() bool { return o.own }

// Trains returns the cards that run.
func (o *Outlook) Trains() []id.Train { return o.trains }

// Found returns what the search for the best run has found so far.
func (o *Outlook) Found() Found { return o.best.Found }

// Route returns the route of a train in that run, empty if it stays at home.
func (o *Outlook) Route(i int) track.Route {
	if i < len(o.best.run.Routes) {
		return o.best.run.Routes[i]
	}
	return track.Route{}
}

// Pays returns what the route of a train earns.
func (o *Outlook) Pays(i int) int32 {
	r := o.Route(i)
	if rules.Idle(r) {
		return 0
	}
	return o.best.v.RouteEarnings(o.corp, o.trains[i], r).Revenue
}

// Places names the hexes of the stops of a train's route, in order, each once where it has several stops in a row.
func (o *Outlook) Places(i int) string {
	stops, _ := o.v.Position().AppendStops(nil, o.Route(i))
	var names []string
	for _, s := range stops {
		names = append(names, o.v.T.HexName(s.Hex))
	}
	return strings.Join(slices.Compact(names), " ")
}

// Verdict tells how good the run is.
func (o *Outlook) Verdict() string {
	return o.say.Phrase(o.best.words(), text.Facts{"$most": o.say.Money(o.best.Most)})
}

// Stop gives the search up.
func (o *Outlook) Stop() { o.best.Stop() }

// Next returns the kind of train that the bank sells next, or zero.
func (o *Outlook) Next() id.TrainKind {
	for i := range o.v.T.Trains {
		if k := id.TrainKind(i + 1); o.v.InDepot(k) {
			return k
		}
	}
	return 0
}

// Prospects returns the companies with the best runs found for them so far.
func (o *Outlook) Prospects() []Prospect { return o.prospects }

// Search goes on with the search, first for the company that is looked at, then for all others, and reports whether there
// is nothing more to look for.
func (o *Outlook) Search(work int) (done bool) {
	if !o.best.Done {
		o.best.Search(work)
		return false
	}
	if o.at == len(o.prospects) {
		return true
	}
	p := &o.prospects[o.at]
	if !o.begun {
		o.begun = true
		o.compare(p.Corp)
		return false
	}
	done = o.beside.Search(work)
	if o.more {
		p.More = o.beside.Found
	} else {
		p.Own = o.beside.Found
	}
	if done {
		o.begun = false
		if o.more || o.Next() == 0 {
			o.at++
		}
		o.more = !o.more && o.Next() != 0
	}
	return false
}

// compare begins the search for a company that is compared.
func (o *Outlook) compare(c id.Corp) {
	if !o.more {
		o.beside.begin(o.v, c, o.v.RunProblem(c, o.v.AppendRunning(nil, c)))
		return
	}
	kinds := []id.TrainKind{o.Next()}
	for _, n := range o.v.AppendTrains(nil, id.OfCorp(c)) {
		kinds = append(kinds, o.v.KindOf(n))
	}
	v, trains := o.v.Suppose(&o.other, c, kinds)
	o.beside.begin(v, c, v.RunProblem(c, trains))
}
