package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// firstL is the step in which a minor in its first turn may buy an L-train before anything else (R57).
type firstL struct{}

func (firstL) Name() string { return firstLKey }

// Open implements rules.Step: a minor in its first turn has the money for an L-train of the depot.
func (firstL) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	l := v.T.FindTrain(trainL)
	switch {
	case !kindIs(v, c, rules.Minor) || v.S.Corps[c].Turns != 1:
		return v.Refuse(rules.NothingLeft)
	case !v.InDepot(l):
		return v.Refuse(rules.TrainNotForSale)
	case v.Cash(v.Actor()) < v.T.Train(l).Price:
		return v.Refuse(rules.NoMoneyForTrain).Figures(v.Cash(v.Actor()), v.T.Train(l).Price)
	}
	return rules.Refusal{}
}

// purchase returns the only possible purchase: the next L-train of the depot, which must have one.
func (firstL) purchase(v rules.View) rules.BuyTrain {
	l := v.T.FindTrain(trainL)
	return rules.BuyTrain{By: v.Actor().Corp(), Train: v.FirstCard(l, id.Initial), From: id.Initial,
		Price: v.T.Train(l).Price}
}

// Check implements rules.Step: the one purchase or a pass.
func (s firstL) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.BuyTrain:
		if a != s.purchase(v) {
			return v.Refuse(onlyFirstL)
		}
		return rules.Refusal{}
	}
	return v.Refuse(rules.WrongStep)
}

func (s firstL) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return append(dst, s.purchase(v), rules.Pass{By: v.Actor()})
}

// Apply implements rules.Step. Either answer ends the step.
func (firstL) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	buy, ok := a.(rules.BuyTrain)
	if !ok {
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		return
	}
	tx.Pay(id.OfCorp(buy.By), id.Bank, buy.Price)
	tx.GiveTrain(buy.Train, id.OfCorp(buy.By))
}

// acquirePrivates is the step in which a company takes over privates from players for free (R58-R60).
type acquirePrivates struct {
	late bool // surplus trains are discarded at the end of the step, as formerly on 18xx.games
}

func (acquirePrivates) Name() string { return acquireKey }

func (acquirePrivates) Open(v rules.View) rules.Refusal {
	for i := range v.T.Privates {
		if !checkAcquire(v, v.Actor().Corp(), id.Private(i+1)).Refused() {
			return rules.Refusal{}
		}
	}
	return v.Refuse(rules.NothingLeft)
}

// checkAcquire judges phase and kind of company; a player must own the private (R58).
func checkAcquire(v rules.View, c id.Corp, p id.Private) rules.Refusal {
	d := v.T.Private(p)
	switch {
	case d.AcquiredFrom == "":
		return v.Refuse(rules.NotTradable).About(p)
	case v.S.Privates[p].Owner.Player() == 0:
		return v.Refuse(rules.LotGone).About(p)
	case int(v.S.Phase) < v.T.FindPhase(d.AcquiredFrom):
		return v.Refuse(acquiredLater).Figures(int32(v.S.Phase)+1, int32(v.T.FindPhase(d.AcquiredFrom))+1).About(p)
	case d.MajorsOnly && !kindIs(v, c, rules.Major):
		return v.Refuse(majorsOnly).About(p)
	}
	return rules.Refusal{}
}

// AppendProbes implements rules.Prober: after the legal acquisitions, one of each private of the player who decides.
func (s acquirePrivates) AppendProbes(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	dst = s.AppendLegal(dst, v)
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		if v.T.Private(p).AcquiredFrom != "" && v.PrivateOf(p, id.OfPlayer(v.HeadOf(c))) {
			dst = append(dst, Acquire{By: c, Private: p})
		}
	}
	return dst
}

// Check implements rules.Step: an acquisition by the acting company, or a pass.
func (acquirePrivates) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case Acquire:
		if a.By != v.Actor().Corp() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
		return checkAcquire(v, a.By, a.Private)
	}
	return v.Refuse(rules.WrongStep)
}

func (s acquirePrivates) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Privates {
		if a := (Acquire{By: v.Actor().Corp(), Private: id.Private(i + 1)}); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply implements rules.Step: a private that is a train becomes one, and P20 asks for its minor (R59, R60, R115).
func (s acquirePrivates) Apply(tx *rules.Tx, a rules.Action) {
	take, ok := a.(Acquire)
	if !ok {
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		tx.FinishStep()
		step.AskDiscards(tx, discardRound)
		return
	}
	tx.GivePrivate(take.Private, id.OfCorp(take.By))
	d := tx.T.Private(take.Private)
	switch {
	case d.Becomes != "":
		tx.BringTrain(trainOf(tx.T, take.Private), take.By)
		tx.ClosePrivate(take.Private)
		if !s.late {
			step.AskDiscards(tx, discardRound)
		}
	case d.ID == backroom:
		tx.ClosePrivate(take.Private)
		if kindIs(tx.View, take.By, rules.Minor) && !isColoured(tx.View, take.By) && anyReplaceable(tx.View) {
			tx.Push(rules.Frame{Round: replaceRound, Actor: tx.Actor(), Corp: take.By})
		}
	}
	if s.late && s.Open(tx.View).Refused() {
		step.AskDiscards(tx, discardRound)
	}
}

// trainOf returns the train card that a private becomes: the first of its kind for the first such private.
func trainOf(t *rules.Title, p id.Private) id.Train {
	kind, num := t.Private(p).Becomes, 0
	for i := id.Private(1); i < p; i++ {
		if t.Private(i).Becomes == kind {
			num++
		}
	}
	return t.Card(t.FindTrain(kind), num)
}

// replaceable reports whether a coloured minor may be replaced: nobody owns it, it is in no box, and its major has not
// started (R115).
func replaceable(v rules.View, c id.Corp) bool {
	major := majorOf(v, c)
	return major != 0 && v.President(c) == 0 && !v.InBox(v.T.CardOf(c)) && !v.Is(major, rules.Started)
}

// majorOf returns the major that may form from c, even if c has been removed, or zero.
func majorOf(v rules.View, c id.Corp) id.Corp {
	for i, d := range v.T.Corps {
		if d.Kind == rules.Major && v.S.Corps[i+1].Partner == c {
			return id.Corp(i + 1)
		}
	}
	return 0
}

// anyReplaceable reports whether any minor may be replaced; see replaceable.
func anyReplaceable(v rules.View) bool {
	for i := range v.T.Corps {
		if replaceable(v, id.Corp(i+1)) {
			return true
		}
	}
	return false
}

// replaceMinor returns the step that asks which coloured minor the owner of P20 replaces; the answer is the number of
// the company (R115). The frame names the company that acquired it.
func replaceMinor() rules.Step {
	return step.Question{
		Key: replaceKey,
		Named: func(v rules.View, answer uint8) string {
			if answer == 0 || int(answer) > len(v.T.Corps) {
				return ""
			}
			return v.T.Corp(id.Corp(answer)).ID
		},
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			if !replaceable(v, id.Corp(answer)) {
				return v.Refuse(notReplaceable)
			}
			return rules.Refusal{}
		},
		Answer: func(tx *rules.Tx, answer uint8) { takePlace(tx, id.Corp(answer)) },
	}
}

// takePlace removes the chosen coloured minor, old, from the game; the minor in the frame becomes the one from which
// the major forms, with its home as that of the major. If that was the major's destination, the major's former home
// becomes its destination (R116, R117).
func takePlace(tx *rules.Tx, old id.Corp) {
	c, major := tx.Top().Corp, majorOf(tx.View, old)
	home, goal := tx.Home(major), tx.Destination(major)
	if alive(tx.View, old) {
		leaveGame(tx, old)
	}
	tx.SetPartner(major, c)
	s := &tx.S.Corps[major]
	s.Home = tx.Home(c)
	if s.Home == goal {
		s.Destination = home
	}
}

// reachGoal places the destination station of a major as soon as its home is connected with its destination in its own
// turn. It asks nobody (R74).
type reachGoal struct {
	waits bool // recorded games: wait for a pass after a pass has ended the lays of P11 and thereby the track step
}

func (reachGoal) Name() string { return goalKey }

// Open implements rules.Step. The refusal distinguishes whether the connection is still missing.
func (s reachGoal) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	switch {
	case !keepsGoal(v, c):
		return v.Refuse(rules.NothingLeft)
	case meetsGoal(v, c):
		return v.Refuse(goalReached)
	case s.waits && powerLays.Of(v.S) == surveyEnded:
		return rules.Refusal{}
	}
	return v.Refuse(goalApart)
}

// meetsGoal reports whether the home station of a major is connected with its destination (R74). The network of all its
// stations, which other steps of the turn need too, mostly does not contain the destination.
func meetsGoal(v rules.View, c id.Corp) bool {
	if !v.Reach(c).Reaches(v.Destination(c), 0) {
		return false
	}
	home := v.Home(c)
	city, ok := v.Position().TokenAt(home, c)
	return ok && v.Connects(c, track.StopAt{Hex: home, Stop: uint8(city)}, track.StopAt{Hex: v.Destination(c)})
}

// Check implements rules.Step: only the pass for which recorded games wait.
func (reachGoal) Check(v rules.View, a rules.Action) rules.Refusal {
	pass, ok := a.(rules.Pass)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	return v.CheckActor(pass.By)
}

func (reachGoal) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return append(dst, rules.Pass{By: v.Actor()})
}

func (reachGoal) Apply(tx *rules.Tx, _ rules.Action) { tx.FinishStep() }

// Skip implements rules.Skipper. A station of the company that is already in the city returns to the charter if the
// destination station finds a free slot; otherwise the latter takes its place (R75).
func (reachGoal) Skip(tx *rules.Tx) {
	c := tx.Actor().Corp()
	if !keepsGoal(tx.View, c) || !meetsGoal(tx.View, c) {
		return
	}
	h := tx.Destination(c)
	tx.Mark(c, rules.Arrived)
	tx.Note(rules.Event{Kind: rules.CorpArrived, Corp: c, Hex: h})
	slot := slices.Index(tx.S.Cells[h].Slots[:], c)
	if _, here := tx.Position().TokenAt(h, c); here && slot < 0 {
		tx.Note(rules.Event{Kind: rules.StationReturned, Corp: c, Hex: h}) // both beside the slots, or the new one moves up
	} else {
		tx.PlaceExtra(c, h, 0)
	}
	if slot >= 0 {
		tx.ReturnStation(c, h, slot)
	}
	tx.CloseUp(h)
}

// keepsGoal reports whether a station on the charter of c is kept for its destination (R74).
func keepsGoal(v rules.View, c id.Corp) bool {
	return kindIs(v, c, rules.Major) && !v.Is(c, rules.Arrived)
}

// lastForGoal returns a refusal for the last station of a major whose destination still waits for it (R74).
func lastForGoal(v rules.View, c id.Corp) rules.Refusal {
	if keepsGoal(v, c) {
		return v.Refuse(keptForGoal)
	}
	return rules.Refusal{}
}
