package rules

import "github.com/hexrail/hexrail/rules/id"

// Start returns the first position of a game for a number of players. Seats are filled in order; the first player has
// the priority deal. It panics if the title does not allow that many players; see CanSeat.
func Start(t *Title, players int, seed uint64, x *Scratch) State {
	if !t.CanSeat(players) {
		bug("%s for %d players", t.Key, players)
	}
	s := State{Rand: seed, Players: uint8(players), Priority: 1, Set: 1}
	tx := x.begin(t, &s)
	s.Cash[id.Bank] = t.Bank
	for i := 1; i <= t.Certs(); i++ {
		s.Holder[i] = id.Initial
		if c := t.certs[i]; len(t.Corp(c.corp).Small) > 0 && c.small == 0 {
			s.Holder[i] = id.Nobody // until the company converts
		}
		s.CertOrder[i-1] = id.Cert(i)
	}
	for i := range t.Privates {
		if int(t.Privates[i].MinPlayers) <= players {
			s.Privates[i+1].Owner = id.Initial
		}
	}
	for i := 1; i <= t.Cards(); i++ {
		n := id.Train(i)
		if t.CardNumber(n) < t.Copies(t.FrontOf(n), players) {
			s.Trains[i] = id.Initial
		}
	}
	s.Board = s.Cells.Hash(len(t.Board.Hexes))
	for p := range players {
		tx.Pay(id.Bank, id.OfPlayer(id.Player(p+1)), t.StartingCash[players])
	}
	if t.Hooks.SetUp != nil {
		t.Hooks.SetUp(tx)
	}
	tx.beginRound(t.First)
	tx.settle()
	return s
}

// CanSeat reports whether the title can be played by this number of players.
func (t *Title) CanSeat(players int) bool {
	return players > 0 && players <= id.MaxPlayers && t.StartingCash[players]+t.CompanyCash[players] > 0
}

// Check judges an action without changing anything. The zero Refusal means that Do would perform it. The reverse does
// not hold for a stored action; see Do.
//
// The anytime steps of the running round are asked first, then the step in charge. The first one that accepts this kind
// of action decides.
func Check(v View, a Action) Refusal {
	_, refusal := judge(v, a)
	return refusal
}

// judge returns the step that accepts this kind of action, and its judgement. The step is nil if the action is refused
// before any step is asked.
func judge(v View, a Action) (Step, Refusal) {
	if v.S.End.Over {
		return nil, v.Refuse(GameOver)
	}
	if !v.For.Has(Stored) && !v.knows(a) {
		return nil, v.Refuse(Unknown)
	}
	if _, ok := a.(EndGame); ok {
		return agreement{}, agreement{}.Check(v, a)
	}
	f := v.Top()
	r := v.RoundOf(f)
	for _, s := range r.Anytime {
		if refusal := s.Check(v, a); refusal.Reason != WrongStep {
			return s, refusal
		}
	}
	s := r.Steps[f.Step]
	return s, s.Check(v, a)
}

// Do performs an action, stores the state after it in *next and the events in v.X.Events. If the action is refused, Do
// returns the refusal, leaves *next alone and v.X.Events undefined. next may be v.S itself; in that case a panic leaves
// it undefined.
//
// If v.For has Stored and Check refuses the action while nothing but a pass is legal, Do first makes the passes that
// the log may lack (Idler), and performs the action if it is legal after one of them. So it performs some stored
// actions that Check refuses.
func Do(v View, a Action, next *State) Refusal {
	step, refusal := judge(v, a)
	if refusal.Refused() {
		if v.For.Has(Stored) && OnlyPass(v) && doAfterPasses(v, a, next) {
			return Refusal{}
		}
		return refusal
	}
	if next != v.S {
		*next = *v.S
	}
	v.X.begin(v.T, next).do(step, a)
	return Refusal{}
}

// OnlyPass reports whether a pass is the only legal action although the turn stays open.
func OnlyPass(v View) bool {
	if v.S.End.Over {
		return false
	}
	v.For &^= Stored
	s, ok := v.InCharge().(Idler)
	return ok && s.Idle(v)
}

// doAfterPasses performs an action that becomes legal once idle players have passed, and reports whether it does. If it
// does not, *next is left alone.
func doAfterPasses(v View, a Action, next *State) bool {
	ahead := *v.S
	tx := v.X.begin(v.T, &ahead)
	for range id.MaxPlayers + 1 { // all players, and a company whose home takes no tile
		if !OnlyPass(tx.View) {
			return false
		}
		tx.do(tx.InCharge(), Pass{By: tx.Actor()})
		v.S = &ahead
		if step, refusal := judge(v, a); !refusal.Refused() {
			tx.do(step, a)
			*next = ahead
			return true
		}
	}
	return false
}

// do performs a judged action and everything that follows it automatically.
func (tx *Tx) do(s Step, a Action) {
	s.Apply(tx, a)
	tx.settle()
}

// Offers reports whether the AppendLegal of a step lists any action.
func Offers(s Step, v View) bool {
	v.X.list = s.AppendLegal(v.X.list[:0], v)
	return len(v.X.list) > 0
}

// AppendLegal appends the legal actions in a fixed order: those of the step in charge, then those of the anytime steps.
// For a range of prices it lists the minimum and the maximum.
func AppendLegal(dst []Action, v View) []Action {
	if v.S.End.Over {
		return dst
	}
	v.For &^= Stored
	f := v.Top()
	r := v.RoundOf(f)
	dst = r.Steps[f.Step].AppendLegal(dst, v)
	for _, s := range r.Anytime {
		dst = s.AppendLegal(dst, v)
	}
	return dst
}

// maxSettle bounds the automatic moves between two decisions. More are a bug of the title, or an endless game.
const maxSettle = 10_000

// settle advances the machine until a step is open or the game is over. It also ends a game in which rounds follow each
// other without a decision, because no company is left and no player has money.
func (tx *Tx) settle() {
	before := tx.S.Rounds
	for range maxSettle {
		if tx.S.End.Reason == BankBroken && !tx.S.End.Over && tx.breakEnds() {
			tx.EndGame(BankBroken)
		}
		if tx.S.End.Over || tx.openStep() {
			return
		}
		switch r := tx.RoundOf(tx.Top()); {
		case r.Turn != nil:
			r.Turn(tx)
		case r.Again == nil || !r.Again(tx):
			tx.pop()
		}
	}
	if tx.S.Rounds == before {
		bug("no decision in round %q", tx.RoundOf(tx.Top()).Name)
	}
	tx.EndGame(Stalled)
}

// breakEnds reports whether a broken bank ends the game at once rather than after a round (1830/R170, X3).
func (v View) breakEnds() bool {
	switch v.T.Policy.BankBreak {
	case AtOnce:
		return true
	case FullSet, FullSetOrNext, NextRound:
	}
	return false
}

// openStep puts the first open step in charge. A step that is not open when its turn comes is skipped for the rest of
// the turn. It returns false if no step is open, or if skipping one began an interruption or ended the game.
func (tx *Tx) openStep() bool {
	f := tx.Top()
	depth := tx.S.Depth
	for i, s := range tx.RoundOf(f).Steps {
		if f.Done>>i&1 != 0 {
			continue
		}
		why := s.Open(tx.View)
		if !why.Refused() {
			f.Step = uint8(i)
			return true
		}
		f.Done |= 1 << i
		if skipper, ok := s.(Skipper); ok {
			skipper.Skip(tx)
		}
		tx.Note(Event{Kind: StepSkipped, Who: f.Actor, Step: s.Name(), Why: why})
		if tx.S.Depth != depth || tx.S.End.Over {
			return false
		}
	}
	return false
}
