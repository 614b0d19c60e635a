package record

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Import is a record that was read, up to its end or to where it stops.
type Import struct {
	Game  *Game
	Title *rules.Title
	Names *Names
	Moves []Move
	Notes []Note
	// Pilots are the automatic pilots that are on at the end.
	Pilots []Pilot
	Stop   *Stop // where the record could not be followed, or nil
	Start  rules.State
	Final  rules.State
}

// Move is one effective action of the record with our equivalent, including automatic actions. Pilots and chat are
// moves without actions.
type Move struct {
	ID      int
	Type    string
	Created int64 // when it was sent, in seconds since 1970; zero if unknown
	Actions []rules.Action
}

// Log returns the whole game as actions.
func (m *Import) Log() []rules.Action {
	var log []rules.Action
	for _, move := range m.Moves {
		log = append(log, move.Actions...)
	}
	return log
}

// Stop describes the action at which a record could not be followed. Everything before it is kept.
type Stop struct {
	ID      int
	Type    string
	Entity  string
	Step    string        // step in charge
	Refusal rules.Refusal // why the referee refused; zero if the action could not be read
	Err     error         // why the action could not be read
	Field   string        // the key of the action with an invalid value, if that is the reason
	// Before is the month of the oldest change of 18xx.games' rules that the record may predate; or empty.
	Before string
}

// Error returns the reason for the stop in English.
func (s *Stop) Error() string {
	why := fmt.Sprintf("refused: %s (rule %s)", s.Refusal.Reason, s.Refusal.Rule)
	if s.Err != nil {
		why = s.Err.Error()
	}
	if s.Type == "" {
		return why
	}
	return fmt.Sprintf("action %d, %s of %s in step %q: %s", s.ID, s.Type, s.Entity, s.Step, why)
}

// Unwrap returns the error of an unreadable action.
func (s *Stop) Unwrap() error { return s.Err }

// Read decodes a record and replays it. An error means that it contains no game; a record that cannot be followed to
// its end results in an Import with a Stop.
func Read(data []byte, find Lookup) (*Import, error) { return ReadPausing(data, find, nil) }

// Pause is a function that lets other work run in between; nil is none.
type Pause func()

func (p Pause) call() {
	if p != nil {
		p()
	}
}

// ReadPausing is like Read, but calls pause after every action that it decodes or plays.
func ReadPausing(data []byte, find Lookup, pause Pause) (*Import, error) {
	game, err := decode(data, pause)
	if err != nil {
		return nil, err
	}
	return Replay(game, find)
}

// replay plays a record with its own options.
func replay(game *Game, find Lookup) (*Import, error) {
	title, names, err := find(game.Title, game.Profile, game.Options)
	if err != nil {
		return nil, err
	}
	if n := len(game.Players); n < names.Players[0] || n > names.Players[1] || !title.CanSeat(n) {
		return nil, fmt.Errorf("%w: %s is not played by %d", ErrPlayers, game.Title, n)
	}
	entries, notes, broken := Effective(game.Actions)
	if broken == nil {
		broken = game.Broken
	}
	r := newReader(&Import{Game: game, Title: title, Names: names, Notes: notes})
	if game.Pinned {
		r.out.Notes = append(r.out.Notes, Note{Kind: OldVersion})
	}
	r.readAll(entries)
	if broken != nil && r.out.Stop == nil {
		r.out.Stop = r.stop(&Entry{ID: broken.ID, Type: broken.Type}, rules.Refusal{}, broken.Err)
		r.out.Stop.Field = broken.Field
	}
	r.expire()
	r.out.Final = r.state
	if r.out.Stop == nil {
		r.compareEnd()
	}
	return r.out, nil
}

// reader replays one record.
type reader struct {
	out    *Import
	v      rules.View
	state  rules.State
	seats  map[string]id.Player
	certs  certs
	copies copies
	// idle lists companies whose step the last action skipped, where 18xx.games passes automatically (Names.Automatic).
	idle []id.Owner
}

// newReader returns a reader at the beginning of the game, which it starts.
func newReader(out *Import) *reader {
	r := &reader{
		out: out, seats: map[string]id.Player{},
		certs: newCerts(out.Title), copies: newCopies(out.Names.firstCopies(out.Title)),
	}
	for i, p := range out.Game.Players {
		r.seats[p.ID] = id.Player(i + 1)
	}
	x := &rules.Scratch{}
	r.state = rules.Start(out.Title, len(out.Game.Players), out.Game.Seed, x)
	out.Start = r.state
	r.v = rules.View{T: out.Title, S: &r.state, X: x, For: rules.Stored}
	r.certs.follow(r.v, x.Events, nil)
	return r
}

// note adds a note about an entry.
func (r *reader) note(e *Entry, n Note) {
	n.Action = e.ID
	r.out.Notes = append(r.out.Notes, n)
}

// readAll plays the entries with their automatic actions until one fails, and records the moves.
func (r *reader) readAll(entries []Entry) {
	for i := range entries {
		e := &entries[i]
		if e.Type == "message" {
			continue
		}
		r.out.Game.pause.call()
		move := Move{ID: e.ID, Type: e.Type, Created: e.Created}
		r.out.Stop = r.read(e, &move)
		for k := 0; k < len(e.Auto) && r.out.Stop == nil; k++ {
			r.out.Stop = r.read(&e.Auto[k], &move)
		}
		if len(e.Auto) > 0 { // the passes of skipped steps are among them
			r.idle = nil
		}
		if r.out.Stop != nil && len(move.Actions) == 0 {
			return
		}
		r.out.Moves = append(r.out.Moves, move)
		if r.out.Stop != nil {
			return
		}
	}
}

// read plays one action of the record and returns why it cannot, or nil.
func (r *reader) read(e *Entry, move *Move) *Stop {
	if ignored(e.Type) {
		r.readPilot(e)
		return nil
	}
	if e.Type == connectionType {
		return r.playConnections(e, move)
	}
	a, err := r.convert(e)
	if err != nil {
		return r.stop(e, rules.Refusal{}, err)
	}
	if a == nil {
		return nil
	}
	if cost, ok := r.statedCost(e, a); ok {
		r.play(&Entry{}, cost, move)
	}
	refusal := rules.Check(r.v, a)
	if !refusal.Refused() && !r.v.Retracts(a) {
		r.play(e, a, move)
		return nil
	}
	if idlePass(r.v, a, refusal) {
		r.note(e, Note{Kind: PassDropped, What: e.Entity})
		return nil
	}
	passes, ok := missingPasses(r.v, a, refusal)
	if !ok {
		return r.stop(e, refusal, nil)
	}
	for _, pass := range passes {
		r.note(e, Note{Kind: PassAdded, What: r.ownerName(rules.Actor(pass))})
		r.play(&Entry{}, pass, move)
	}
	r.play(e, a, move)
	return nil
}

// statedCost returns the action that must precede a because it states the cost of its token, and reports whether there
// is one: the record has a cost other than ours (18FL/R79). It adds a note about that.
func (r *reader) statedCost(e *Entry, a rules.Action) (rules.Action, bool) {
	token, ok := a.(rules.TokenPlacement)
	if !ok || r.out.Names.StateCost == nil || e.Cost == nil || *e.Cost < 0 || *e.Cost > maxSum {
		return nil, false
	}
	of, h, via := token.Token()
	need := r.v.TokenCost(of, h, via)
	cost := r.out.Names.StateCost(rules.Actor(a).Corp(), int32(*e.Cost))
	if via != 0 || int32(*e.Cost) == need || rules.Check(r.v, cost).Refused() {
		return nil, false
	}
	r.note(e, Note{Kind: CostDiffers, What: r.v.T.HexName(h), Have: *e.Cost, Need: int(need)})
	return cost, true
}

// play plays an action that was checked, adds it to move, and follows copies and certificates as e names them.
func (r *reader) play(e *Entry, a rules.Action, move *Move) {
	if run, ok := a.(rules.RunRoutes); ok {
		r.judgeRun(e, run)
	} else if x := rules.OperandsOf(a); x.Tile != 0 && x.Hex != 0 {
		r.recordLay(e, x.Hex, x.Tile)
	}
	rules.Do(r.v, a, &r.state)
	r.certs.follow(r.v, r.v.X.Events, r.movedCerts(e, a))
	move.Actions = append(move.Actions, a)
	r.findIdle()
}

// findIdle sets r.idle after an action was played.
func (r *reader) findIdle() {
	r.idle = nil
	if r.out.Names.Automatic == nil {
		return
	}
	for _, event := range r.v.X.Events {
		if event.Kind != rules.StepSkipped {
			continue
		}
		if kind, _ := r.out.Names.Automatic(r.v, event); kind == "pass" {
			r.idle = append(r.idle, event.Who)
		}
	}
}

// takeAutomaticPass reports whether e is a pass that 18xx.games sends automatically for a step that we skip, and takes
// its actor from r.idle, because each step has one. Such passes are automatic actions, but may also be separate
// actions.
func (r *reader) takeAutomaticPass(e *Entry, by actor) bool {
	at := slices.Index(r.idle, by.owner)
	if e.Type != "pass" || by.private != 0 || at < 0 {
		return false
	}
	r.idle = slices.Delete(r.idle, at, at+1)
	return true
}

// movedCerts returns the certificates moved by an action: those named by the record, and the one that comes with a
// private when it is sold (1830/X6).
func (r *reader) movedCerts(e *Entry, a rules.Action) []string {
	buy, ok := a.(rules.BuyPrivate)
	if !ok {
		return e.Shares
	}
	grant, ok := rules.PowerOf[rules.GrantShare](r.v.T, buy.Private)
	if !ok {
		return nil
	}
	return []string{grant.Corp + "_1"}
}

// stop returns the Stop for an entry that could not be followed.
func (r *reader) stop(e *Entry, refusal rules.Refusal, err error) *Stop {
	s := &Stop{ID: e.ID, Type: e.Type, Entity: e.Entity, Refusal: refusal, Err: err}
	if !r.state.End.Over {
		s.Step = r.v.InCharge().Name()
	}
	return s
}

// ownerName returns the name by which the record calls a player or a company, or "".
func (r *reader) ownerName(o id.Owner) string {
	if p := o.Player(); p != 0 {
		return r.out.Game.Players[p-1].Name
	}
	if c := o.Corp(); c != 0 {
		return r.out.Title.Corp(c).ID
	}
	return ""
}
