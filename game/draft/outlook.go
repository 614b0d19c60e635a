package draft

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Outlook estimates the earnings of companies with trains that they need not own. One company and its trains are under
// study; all others are compared as they are and with one more train.
type Outlook struct {
	v       rules.View
	say     *text.Speaker
	scratch rules.Scratch

	corp   id.Corp
	kinds  []int // number of trains of each kind, by id.TrainKind-1
	own    bool  // the trains are the company's own
	trains []id.Train
	state  rules.State // the position in which it has the trains
	best   search

	prospects []Prospect
	at        int         // the prospect being searched: first its Own, then its More
	more      bool        // its More is next
	begun     bool        // its search has begun
	enlarged  rules.State // the position in which it has one more train
	prospect  search
}

// Prospect is the best run of a company, now and with one more train.
type Prospect struct {
	Corp id.Corp
	Own  Found // with its trains
	More Found // with one more, of the kind on sale
}

// NewOutlook returns an outlook that studies c with its own trains, or the first company on the map if c has no
// station.
func NewOutlook(v rules.View, say *text.Speaker, c id.Corp) *Outlook {
	o := &Outlook{say: say}
	o.v = rules.View{T: v.T, S: v.S, X: &o.scratch}
	corps := o.Corps()
	for _, x := range corps {
		o.prospects = append(o.prospects, Prospect{Corp: x})
	}
	if !slices.Contains(corps, c) && len(corps) > 0 {
		c = corps[0]
	}
	o.Choose(c)
	return o
}

// SetSpeaker changes the speaker, and with it the language of the texts of the outlook.
func (o *Outlook) SetSpeaker(say *text.Speaker) { o.say = say }

// View returns the position in which the company has the trains under study.
func (o *Outlook) View() rules.View {
	if o.own {
		return o.v
	}
	return o.best.v
}

// Corps returns the companies that can be studied, those with a station on the map, in table order.
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

// Corp returns the company under study, or zero if there is none.
func (o *Outlook) Corp() id.Corp { return o.corp }

// Choose studies a company with its own trains.
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

// Count returns the number of trains of a kind under study.
func (o *Outlook) Count(k id.TrainKind) int { return o.kinds[k-1] }

// mostTrains bounds the trains of a run under study.
const mostTrains = 6

// Most returns the highest number for Set, given the copies in the game and the other trains.
func (o *Outlook) Most(k id.TrainKind) int {
	room := mostTrains + o.kinds[k-1] - len(o.trains)
	return max(o.kinds[k-1], min(o.v.T.Copies(k, int(o.v.S.Players)), room))
}

// Set changes the number of trains of a kind and restarts the search.
func (o *Outlook) Set(k id.TrainKind, n int) {
	o.kinds[k-1] = n
	o.suppose()
}

// CopyTrains studies the same numbers of trains as another outlook of the same game, and restarts the search.
func (o *Outlook) CopyTrains(other *Outlook) {
	copy(o.kinds, other.kinds)
	o.suppose()
}

// suppose restarts the search with the trains of o.kinds.
func (o *Outlook) suppose() {
	o.own = false
	v, trains := o.v.Suppose(&o.state, o.corp, kindsOf(o.kinds))
	o.trains = trains
	o.best.begin(v, o.corp, v.RunProblem(o.corp, trains))
	o.best.Search(firstWork)
}

// kindsOf returns counts by kind as a list of kinds.
func kindsOf(counts []int) (kinds []id.TrainKind) {
	for i, n := range counts {
		for range n {
			kinds = append(kinds, id.TrainKind(i+1))
		}
	}
	return kinds
}

// Own reports whether the trains under study are the company's own.
func (o *Outlook) Own() bool { return o.own }

// Trains returns the trains under study.
func (o *Outlook) Trains() []id.Train { return o.trains }

// Found returns the state of the search for the best run.
func (o *Outlook) Found() Found { return o.best.Found }

// Route returns the route of a train in the best run found, empty if it does not run.
func (o *Outlook) Route(i int) track.Route {
	if i < len(o.best.run.Routes) {
		return o.best.run.Routes[i]
	}
	return track.Route{}
}

// Pays returns the revenue of a train's route.
func (o *Outlook) Pays(i int) int32 {
	r := o.Route(i)
	if rules.Idle(r) {
		return 0
	}
	return o.best.v.RouteEarnings(o.corp, o.trains[i], r).Revenue
}

// Places returns the names of the hexes that a train's route stops at, without repeats in a row.
func (o *Outlook) Places(i int) string {
	stops, _ := o.v.Position().AppendStops(nil, o.Route(i))
	var names []string
	for _, s := range stops {
		names = append(names, o.v.T.HexName(s.Hex))
	}
	return strings.Join(slices.Compact(names), " ")
}

// Verdict returns a sentence on how good the run is: proved best, best so far, or unknown.
func (o *Outlook) Verdict() string {
	return o.say.Phrase(o.best.words(), text.Facts{"$most": o.say.Money(o.best.Most)})
}

// Stop ends the search.
func (o *Outlook) Stop() { o.best.Stop() }

// Next returns the kind of train on sale in the depot, or zero.
func (o *Outlook) Next() id.TrainKind { return onSale(o.v) }

// onSale returns the first kind of train that the depot sells, or zero.
func onSale(v rules.View) id.TrainKind {
	for i := range v.T.Trains {
		if k := id.TrainKind(i + 1); v.InDepot(k) {
			return k
		}
	}
	return 0
}

// Prospects returns the companies with their best runs so far.
func (o *Outlook) Prospects() []Prospect { return o.prospects }

// Search spends work on the company under study, then on all others, and reports whether everything is known.
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
	done = o.prospect.Search(work)
	if o.more {
		p.More = o.prospect.Found
	} else {
		p.Own = o.prospect.Found
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

// compare starts the search for one prospect.
func (o *Outlook) compare(c id.Corp) {
	if !o.more {
		o.prospect.begin(o.v, c, o.v.RunProblem(c, o.v.AppendRunning(nil, c)))
		return
	}
	kinds := []id.TrainKind{o.Next()}
	for _, n := range o.v.AppendTrains(nil, id.OfCorp(c)) {
		kinds = append(kinds, o.v.KindOf(n))
	}
	v, trains := o.v.Suppose(&o.enlarged, c, kinds)
	o.prospect.begin(v, c, v.RunProblem(c, trains))
}
