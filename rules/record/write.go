package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Source is a game of ours to be written as a record.
type Source struct {
	Title   *rules.Title
	Players []string // names in seat order
	// Computers are the players for whom the program decides, with the names of their levels, which may be empty.
	Computers map[id.Player]string
	Seed      uint64
	Created   int64 // seconds since 1970, of the record and its first action
	// Pilots are the automatic pilots that are on.
	Pilots []Pilot
	// Own writes the game with its own rules and their profile in the settings. 18xx.games cannot replay such a record
	// unless the profile is that of recorded games; it is for programs that read the profile.
	Own bool
}

// ErrForeign means that 18xx.games cannot replay a game, because it lacks the rule set or an option, or plays a rule
// differently.
var ErrForeign = errors.New("18xx.games cannot play this game")

// Write returns the game of a log as a record. The error wraps ErrForeign if 18xx.games, for which the record is meant
// unless src.Own is set, could not replay it.
func Write(src Source, log []rules.Action, find Lookup) ([]byte, error) {
	w, err := NewWriter(src, find)
	if err != nil {
		return nil, err
	}
	for i, a := range log {
		if err := w.Add(a); err != nil {
			return nil, fmt.Errorf("action %d: %w", i+1, err)
		}
	}
	return w.Finish()
}

// Writer writes one game action by action. It also plays the game by the rules of the record.
type Writer struct {
	src     Source
	find    Lookup
	names   *Names
	options []string   // as named in the record
	v       rules.View // by the rules of the record
	state   rules.State
	own     rules.State // by the game's own rules
	box     *box
	cards   cards
	out     []Out
	// Numbers of turns begun, by the rules of the record and by the game's own.
	turn, ownTurn int
	played        int                  // actions of the game
	opened        [rules.MaxFrames]int // by depth from 1: the entry that began the interruption
	open          id.Corp              // company whose final list of connections is still to be written
	waits         id.Corp              // company whose first list follows the runs declared by a record
}

// NewWriter returns a writer at the beginning of a record. It returns an error wrapping ErrForeign if find does not
// know the title with these options.
func NewWriter(src Source, find Lookup) (*Writer, error) {
	p, options := rules.Recorded, slices.DeleteFunc(slices.Clone(src.Title.Options), rules.IsVersion)
	if src.Own && src.Title.Profile != rules.Recorded { // 18xx.games does not know their versions
		p, options = src.Title.Profile, slices.Clone(src.Title.Options)
	}
	title, names, err := find(src.Title.Name, p, options)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForeign, err)
	}
	options = slices.DeleteFunc(options, func(o string) bool { return slices.Contains(names.Always, o) })
	x := &rules.Scratch{}
	w := &Writer{
		src: src, find: find, names: names, options: options,
		box: newBox(title, names.firstCopies(title)), cards: newCards(title),
	}
	w.own = rules.Start(src.Title.At(0), len(src.Players), src.Seed, x)
	w.state = rules.Start(title, len(src.Players), src.Seed, x)
	// Stored actions are judged like those of a log by the reader. Under rules other than the game's own, none is
	// stored yet.
	w.v = rules.View{T: title, S: &w.state, X: x}
	if title.Profile == src.Title.Profile {
		w.v.For = rules.Stored
	}
	return w, nil
}

// Add writes an action that is legal by the game's own rules. If 18xx.games would refuse it, nothing is written and the
// error wraps ErrForeign.
//
// Both rule sets have the same turns in the same order, but may open different steps in them. A pass for a step that
// the rules of the record skip is omitted; one for a step that only they open is added.
func (w *Writer) Add(a rules.Action) error {
	own := rules.View{T: w.src.Title.At(w.played), S: &w.own, X: w.v.X, For: rules.Stored}
	var next rules.State
	if refusal := rules.Do(own, a, &next); refusal.Refused() {
		return fmt.Errorf("illegal action: %s (rule %s)", refusal.Reason, refusal.Rule)
	}
	turn := w.ownTurn + turns(w.v.X.Events)
	actions, err := w.align(a)
	if err != nil {
		return err
	}
	alone := len(actions) == 1
	if actions, err = w.catchUp(actions, &next, turn); err != nil {
		return err
	}
	if alone && w.differs(actions, &next, turn) {
		return fmt.Errorf("%w: by its rules this leads to another position", ErrForeign)
	}
	w.own, w.ownTurn, w.played = next, turn, w.played+1
	for _, a := range actions {
		if err := w.write(a); err != nil {
			return err
		}
	}
	return nil
}

// differs reports whether actions lead to another position by the rules of the record than own, which is in this turn
// of the game. If the rules of the record are a turn ahead, only certificates can be compared.
func (w *Writer) differs(actions []rules.Action, own *rules.State, turn int) bool {
	next, at := w.ahead(actions)
	return own.Holder != next.Holder || at == turn && !sameOutcome(w.v.T, own, &next)
}

// ahead returns the position by the rules of the record after more actions, and the number of its turn.
func (w *Writer) ahead(actions []rules.Action) (s rules.State, turn int) {
	s, turn = w.state, w.turn
	v := w.v
	v.S = &s
	for _, a := range actions {
		rules.Do(v, a, &s)
		turn += turns(v.X.Events)
	}
	return s, turn
}

// catchUp returns actions with the passes that must follow them so that the rules of the record reach own, a position
// in this turn of the game. These are passes up to that turn, and in steps that the game has skipped because only a
// pass is possible. It returns an error wrapping ErrForeign if such a pass is illegal.
func (w *Writer) catchUp(actions []rules.Action, own *rules.State, turn int) ([]rules.Action, error) {
	ahead, at := w.ahead(actions)
	v := rules.View{T: w.v.T, S: &ahead, X: w.v.X}
	for at < turn || at == turn && rules.OnlyPass(v) && !sameStep(own, &ahead) {
		pass := rules.Pass{By: v.Actor()}
		if refusal := rules.Do(v, pass, &ahead); refusal.Refused() {
			return nil, fmt.Errorf("%w: a pass is missing: %s (rule %s)", ErrForeign, refusal.Reason, refusal.Rule)
		}
		at += turns(v.X.Events)
		actions = append(actions, pass)
	}
	return actions, nil
}

// sameStep reports whether both positions expect the same decision of the same actor.
func sameStep(a, b *rules.State) bool {
	x, y := &a.Frames[a.Depth-1], &b.Frames[b.Depth-1]
	return !a.End.Over && x.Round == y.Round && x.Actor == y.Actor && x.Step == y.Step
}

// align returns the actions to be written for an action: itself with preceding passes, or none for a pass that the
// rules of the record skip.
func (w *Writer) align(a rules.Action) ([]rules.Action, error) {
	refusal := rules.Check(w.v, a)
	_, pass := a.(rules.Pass)
	switch {
	case w.turn > w.ownTurn && pass, pass && w.turn == w.ownTurn && w.beyond():
		return nil, nil
	case !refusal.Refused():
		return []rules.Action{a}, nil
	case idlePass(w.v, a, refusal):
		return nil, nil
	}
	if w.turn == w.ownTurn {
		if passes, ok := missingPasses(w.v, a, refusal); ok {
			return append(passes, a), nil
		}
	}
	return nil, fmt.Errorf("%w: %s (rule %s) in step %q", ErrForeign, refusal.Reason, refusal.Rule, w.stepName())
}

// beyond reports whether the rules of the record have ended the current step of the game.
func (w *Writer) beyond() bool {
	own := rules.View{T: w.src.Title.At(w.played), S: &w.own, X: w.v.X}
	f, there := own.Top(), w.v.Top()
	if w.state.End.Over || w.own.Depth != w.state.Depth || f.Round != there.Round || f.Actor != there.Actor {
		return false
	}
	for _, s := range w.v.RoundOf(there).Steps[:there.Step] {
		if s.Name() == own.InCharge().Name() {
			return true
		}
	}
	return false
}

// turns returns the number of turns that began.
func turns(events []rules.Event) (n int) {
	for _, e := range events {
		if e.Kind == rules.TurnBegan {
			n++
		}
	}
	return n
}

// stepName returns the key of the step in charge, or "end" once the game is over.
func (w *Writer) stepName() string {
	if w.state.End.Over {
		return "end"
	}
	return w.v.InCharge().Name()
}

// write writes an action that is legal by the rules of the record, then plays it by them. It returns an error if the
// action cannot be written.
func (w *Writer) write(a rules.Action) error {
	if c := rules.Actor(a).Corp(); c != 0 && w.names.Connect != nil && a == w.names.Connect(c) && w.declare(c) {
		rules.Do(w.v, a, &w.state)
		return nil
	}
	if a.Def().Record == "" { // the next action implies it
		rules.Do(w.v, a, &w.state)
		return nil
	}
	depth := w.state.Depth
	if w.v.Retracts(a) { // for 18xx.games nothing was begun
		at := w.opened[depth-1]
		w.out = slices.Delete(w.out, at, at+1)
		rules.Do(w.v, a, &w.state)
		return nil
	}
	out, err := w.encodeAction(a)
	if err != nil {
		return err
	}
	out.CreatedAt = w.src.Created + int64(len(w.out))
	w.out = append(w.out, out)
	rules.Do(w.v, a, &w.state)
	last := &w.out[len(w.out)-1]
	for ; depth < w.state.Depth; depth++ {
		w.opened[depth] = len(w.out) - 1
	}
	if a, ok := a.(rules.SellShares); ok && a.By.Corp() != 0 {
		last.SharePrice = w.state.Corps[a.Corp].Par // a reissue, at the new par (1870/R66)
	}
	if w.names.Connect != nil {
		w.writeConnections()
	}
	if w.names.Automatic != nil {
		w.appendAutomatic(last)
	}
	w.cards.follow(w.v.X.Events)
	w.turn += turns(w.v.X.Events)
	return nil
}

// appendAutomatic appends to last.Auto the actions that 18xx.games performs automatically after the one just played.
func (w *Writer) appendAutomatic(last *Out) {
	for _, e := range w.v.X.Events {
		if e.Kind != rules.StepSkipped {
			continue
		}
		kind, h := w.names.Automatic(w.v, e)
		if kind == "" {
			continue
		}
		auto := autoOut{Type: kind, Entity: w.v.T.Corp(e.Who.Corp()).ID, EntityType: "corporation", CreatedAt: last.CreatedAt}
		if h != 0 {
			auto.Hex, auto.TokenType = w.v.T.HexName(h), "destination"
		}
		last.Auto = append(last.Auto, auto)
	}
}

// Finish returns the record. It reads back its own output and returns an error if that leads to another position.
func (w *Writer) Finish() ([]byte, error) {
	if !sameOutcome(w.v.T, &w.own, &w.state) {
		return nil, fmt.Errorf("%w: by its rules the game goes another way", ErrForeign)
	}
	for _, p := range w.src.Pilots {
		w.writePilot(p)
	}
	data, err := w.encode()
	if err != nil {
		return nil, err
	}
	back, err := Read(data, w.find)
	switch {
	case err != nil:
		return nil, fmt.Errorf("self-check: %w", err)
	case back.Stop != nil:
		return nil, fmt.Errorf("self-check: %w", back.Stop)
	case !sameOutcome(w.v.T, &back.Final, &w.state):
		return nil, fmt.Errorf("self-check: the record leads to another position")
	}
	return data, nil
}

// sameOutcome reports whether two positions are equal in everything that matters, whatever steps were skipped and
// whichever of equal trains moved.
func sameOutcome(t *rules.Title, a, b *rules.State) bool {
	return a.Cash == b.Cash && a.Holder == b.Holder && a.Cells == b.Cells && sortedTrains(t, a) == sortedTrains(t, b) &&
		a.Privates == b.Privates && a.Corps == b.Corps && a.Set == b.Set && a.Round == b.Round && a.End == b.End
}

// sortedTrains returns the holders of the trains, sorted within each kind.
func sortedTrains(t *rules.Title, s *rules.State) [rules.MaxTrains + 1]id.Owner {
	have := s.Trains
	for from := id.Train(1); int(from) <= t.Cards(); {
		to := from
		for int(to) <= t.Cards() && t.FrontOf(to) == t.FrontOf(from) {
			to++
		}
		slices.Sort(have[from:to])
		from = to
	}
	return have
}

// encode numbers the entries written so far and returns them as the JSON of a record.
func (w *Writer) encode() ([]byte, error) {
	s := &w.state
	for i := range w.out {
		w.out[i].ID = i + 1
	}
	last := w.src.Created + int64(len(w.out))
	n := len(w.src.Players)
	e := envelopeOut{
		ID: fmt.Sprintf("hs_hexrails_%d", w.src.Seed), Title: w.names.Title, User: playerOut{Name: "You"}, Mode: "hotseat",
		MinPlayers: n, MaxPlayers: n, Settings: settingsOut{Seed: w.src.Seed, OptionalRules: w.options},
		Status: "active", Turn: int(s.Set), Round: w.roundName(), Acting: []int{}, Result: map[string]int{},
		Loaded: true, CreatedAt: w.src.Created, UpdatedAt: last, Actions: w.out,
	}
	if e.Settings.OptionalRules == nil {
		e.Settings.OptionalRules = []string{}
	}
	if p := w.v.T.Profile; p != rules.Recorded {
		e.Settings.Profile = p.String()
		e.Description = "Played by the rulebook: not a game that 18xx.games can replay."
	}
	if e.Actions == nil {
		e.Actions = []Out{}
	}
	for i, name := range w.src.Players {
		level, computer := w.src.Computers[id.Player(i+1)]
		e.Players = append(e.Players, playerOut{i, name, computer, level})
	}
	if s.End.Over {
		manually := s.End.Reason == rules.EndedByHand
		e.Status, e.FinishedAt, e.GameEndReason, e.ManuallyEnded = "finished", &last, endReasons[s.End.Reason], &manually
		for i := range w.src.Players {
			e.Result[fmt.Sprint(i)] = int(w.v.Worth(id.Player(i + 1)))
			e.Acting = append(e.Acting, i)
		}
	} else if p := w.v.Decider(w.v.Actor()); p != 0 {
		e.Acting = append(e.Acting, int(p)-1)
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(e); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// roundName returns the name of the round on 18xx.games.
func (w *Writer) roundName() string {
	switch w.v.RoundOf(w.v.Base()).Name {
	case rules.AuctionRound:
		return "Auction Round"
	case rules.StockRound:
		return "Stock Round"
	case "merger":
		return "Merger Round"
	}
	return "Operating Round"
}
