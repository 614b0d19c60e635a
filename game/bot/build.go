package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// prospect is an estimate of the value of a company's track.
type prospect struct {
	now   int32 // best run with its trains, or with the next one for sale
	later int32 // pay of the reached stops with a longer train
	near  int32 // see pull
}

// The weights of the parts of a prospect: a run counts for several rounds, unless fewer are left, and nearby stops
// count a little.
const (
	runWeight   = 6
	laterWeight = 3
	nearWeight  = 2
)

// gain returns the value of a change from p to another prospect, as seen by somebody who counts on a number of runs
// from 1 to runWeight. Before the last run only the run itself counts.
func (p prospect) gain(to prospect, runs int32) int32 {
	hopes := laterWeight*(to.later-p.later) + nearWeight*(to.near-p.near)
	return runs*(to.now-p.now) + hopes*(runs-1)/(runWeight-1)
}

// runsLeft returns the number of runs for which a lay counts, from 1 to runWeight: fewer than that only where
// companies' money is the score and the bank pays at most so many more at the income of the last round (1830/RS14),
// and only if the player sees the end coming.
func runsLeft(v rules.View, seesEnd bool) int32 {
	if !seesEnd {
		return runWeight
	}
	switch v.T.Policy.Score {
	case rules.PlayersWealth:
		return runWeight
	case rules.CompaniesMoney:
	}
	income := int32(0)
	for i := range v.T.Corps {
		income += v.S.Corps[i+1].LastRun
	}
	return min(runWeight, 1+max(0, v.BankLeft())/max(1, income))
}

// finalist is a lay or station with a high first estimate.
type finalist struct {
	action rules.Action
	corp   id.Corp
	merit  int32 // first estimate
}

// finalists is the number of candidates whose runs are compared.
const finalists = 4

// rateBuilding returns a first estimate of the merit of a lay or station, by the stops that it reaches. The best
// candidates are compared later. Money needed for the first train is not spent on terrain.
func (s *judge) rateBuilding(a rules.Action, c id.Corp) int32 {
	if s.builder != c {
		s.builder, s.fleet = c, fleet(s.v, c)
		s.before = s.outline(s.v, c)
	}
	w := s.viewAfter(a)
	cost := s.v.Cash(id.OfCorp(c)) - w.Cash(id.OfCorp(c))
	if cost > 0 && w.Cash(id.OfCorp(c)) < s.needs(s.v, c) {
		return 0
	}
	f := finalist{a, c, s.before.gain(s.outline(w, c), runsLeft(s.v, s.seesEnd)) - cost}
	at := len(s.finals)
	for at > 0 && s.finals[at-1].merit < f.merit {
		at--
	}
	if at < finalists {
		if len(s.finals) < finalists {
			s.finals = append(s.finals, f)
		}
		copy(s.finals[at+1:], s.finals[at:])
		s.finals[at] = f
	}
	return 0
}

// trackWhim bounds the part of the seed in the merit of a lay.
const trackWhim = 20

// compare evaluates one finalist by the best run after it, and adopts it if it is the best so far and worth its price.
func (s *Sensible) compare() stage {
	if s.at == len(s.finals) {
		return nil
	}
	f := s.finals[s.at]
	trains := fleet(s.v, f.corp)
	if wait := s.ask(s.v, f.corp, trains, (*Sensible).compare); wait != nil {
		return wait
	}
	w := s.viewAfter(f.action)
	if wait := s.ask(w, f.corp, trains, (*Sensible).compare); wait != nil {
		return wait
	}
	s.at++
	s.left -= lookWork
	before := s.run(s.v, f.corp, trains...)
	// Replace the estimated gain by the actual one.
	seen := s.ceiling(w, f.corp, trains) - s.ceiling(s.v, f.corp, trains)
	m := f.merit + runsLeft(s.v, s.seesEnd)*(s.run(w, f.corp, trains...)-before-seen)
	if m -= s.harm(w, f.corp); m > 0 {
		m += s.chance(trackWhim*(s.whim-1)+1, int(s.v.S.Rounds), int(f.corp), s.at)
	}
	if m > s.most {
		s.most, s.choice = m, f.action
	}
	return (*Sensible).compare
}

// harm returns the loss of other companies from a lay, in proportion to the decider's shares in them.
func (s *judge) harm(w rules.View, by id.Corp) (sum int32) {
	p := s.v.President(by)
	for i := range s.v.T.Corps {
		c := id.Corp(i + 1)
		held := int32(s.v.Held(c, id.OfPlayer(p)))
		if c == by || held == 0 || !s.v.Is(c, rules.Floated) {
			continue
		}
		trains := fleet(s.v, c)
		sum += max(0, s.ceiling(s.v, c, trains)-s.ceiling(w, c, trains)) * held / 10
	}
	return sum
}

// fleet returns the kinds of trains that a company will run next: its own, or the next one of the depot.
func fleet(v rules.View, c id.Corp) []id.TrainKind {
	trains := kinds(v, c)
	if next := forSale(v); len(trains) == 0 && next != 0 {
		trains = append(trains, next)
	}
	return trains
}

// outline returns a first estimate of the track of c, the builder.
func (s *judge) outline(v rules.View, c id.Corp) prospect {
	return prospect{s.ceiling(v, c, s.fleet), s.ceiling(v, c, []id.TrainKind{plannedTrain(s.v)}), s.pull(v, c)}
}

// viewAfter returns the position after a legal action. It is valid until the next call.
func (s *judge) viewAfter(a rules.Action) rules.View {
	rules.Do(s.v, a, &s.next)
	return rules.View{T: s.v.T, S: &s.next, X: s.v.X}
}
