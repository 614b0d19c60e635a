package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"hexrail/rules"
)

// Limits of a record. 18xx.games takes no larger file either.
const (
	MaxBytes   = 5 << 20
	MaxActions = 20_000
)

// Game is the envelope of a record, normalized: ids are texts, whatever they were.
type Game struct {
	ID        string
	Title     string
	Players   []Player // in seat order
	Profile   rules.Profile
	Options   []string
	Seed      uint64
	Pinned    bool // played with an old version of 18xx.games
	Finished  bool
	EndReason string
	Result    map[string]int // worth by player id
	Actions   []Entry        // everything ever sent
}

// Player is a seat of a record. ID is what actions call him; old records use the name.
type Player struct{ ID, Name string }

// Entry is one action of a record. Fields that its type does not use are zero; numbers that are missing are nil.
type Entry struct {
	ID         int
	Type       string
	Entity     string
	EntityType string // "player", "corporation" or "company"
	Auto       []Entry
	Target     *int // undo: id of the action to go back to

	Company     string
	Corporation string
	Hex         string
	Tile        string
	City        string
	Tokener     string
	Kind        string
	Train       string
	Exchange    string
	ParCell     string
	Shares      []string
	Routes      []RouteEntry
	Price       *int
	Percent     *int
	Rotation    *int
}

// RouteEntry is the run of one train.
type RouteEntry struct {
	Train       string
	Connections [][]string
	Hexes       []string
	Nodes       []string
	Revenue     *int
	Subsidy     int
	Halts       *int // halts used; nil leaves it to the rules (1860/R169)
}

type envelopeJSON struct {
	ID            any             `json:"id"`
	Title         *string         `json:"title"`
	Players       []playerJSON    `json:"players"`
	Settings      settingsJSON    `json:"settings"`
	Actions       *[]actionJSON   `json:"actions"`
	Status        string          `json:"status"`
	Result        map[string]*int `json:"result"`
	GameEndReason string          `json:"game_end_reason"`
}

type playerJSON struct {
	ID   any    `json:"id"`
	Name string `json:"name"`
}

type settingsJSON struct {
	Seed          any      `json:"seed"`
	OptionalRules []string `json:"optional_rules"`
	Pin           string   `json:"pin"`
	Profile       string   `json:"profile"` // ours: see Source.Own
}

type actionJSON struct {
	ID          *int         `json:"id"`
	Type        string       `json:"type"`
	Entity      any          `json:"entity"`
	EntityType  string       `json:"entity_type"`
	AutoActions []actionJSON `json:"auto_actions"`
	ActionID    *int         `json:"action_id"`
	Company     string       `json:"company"`
	Corporation string       `json:"corporation"`
	Hex         string       `json:"hex"`
	Tile        string       `json:"tile"`
	City        string       `json:"city"`
	Tokener     string       `json:"tokener"`
	Kind        string       `json:"kind"`
	Train       string       `json:"train"`
	Exchange    string       `json:"exchange"`
	SharePrice  any          `json:"share_price"`
	Shares      []string     `json:"shares"`
	Routes      []routeJSON  `json:"routes"`
	Price       *int         `json:"price"`
	Percent     *int         `json:"percent"`
	Rotation    *int         `json:"rotation"`
}

type routeJSON struct {
	Train       string     `json:"train"`
	Connections [][]string `json:"connections"`
	Hexes       []string   `json:"hexes"`
	Nodes       []string   `json:"nodes"`
	Revenue     *int       `json:"revenue"`
	Subsidy     int        `json:"subsidy"`
	Halts       *int       `json:"halts"`
}

// Decode reads a record without judging its moves. Unknown keys are ignored.
func Decode(data []byte) (*Game, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("%w: %d bytes, at most %d", ErrTooLarge, len(data), MaxBytes)
	}
	var in envelopeJSON
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := d.Decode(&in); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNoRecord, err)
	}
	if d.More() {
		return nil, fmt.Errorf("%w: text after the record", ErrNoRecord)
	}
	if in.Title == nil || in.Actions == nil || in.Players == nil {
		return nil, fmt.Errorf("%w: title, players or actions are missing", ErrNoRecord)
	}
	g := &Game{
		ID: text(in.ID), Title: *in.Title, Profile: rules.Recorded, Options: in.Settings.OptionalRules, Pinned: in.Settings.Pin != "",
		Finished: in.Status == "finished", EndReason: in.GameEndReason, Result: map[string]int{},
	}
	if in.Settings.Profile != "" {
		p, ok := rules.FindProfile(in.Settings.Profile)
		if !ok {
			return nil, fmt.Errorf("%w: profile %q", ErrOption, in.Settings.Profile)
		}
		g.Profile = p
	}
	g.Seed = seed(in.Settings.Seed, g.ID)
	for player, worth := range in.Result {
		if worth != nil {
			g.Result[player] = *worth
		}
	}
	if err := g.seat(in.Players); err != nil {
		return nil, err
	}
	return g, g.take(*in.Actions)
}

// seat fills the seats; ids and names are unique, because 18xx.games compares players by name.
func (g *Game) seat(players []playerJSON) error {
	ids, names := map[string]bool{}, map[string]bool{}
	for _, p := range players {
		who := Player{ID: text(p.ID), Name: p.Name}
		if who.ID == "" {
			who.ID = who.Name
		}
		if who.ID == "" || ids[who.ID] || names[who.Name] {
			return fmt.Errorf("%w: player %q (%s) is not unique", ErrPlayers, who.Name, who.ID)
		}
		ids[who.ID], names[who.Name] = true, true
		g.Players = append(g.Players, who)
	}
	return nil
}

// take normalizes the actions and counts them against the limit, automatic ones included.
func (g *Game) take(actions []actionJSON) error {
	count, highest := 0, 0
	for i := range actions {
		count += 1 + len(actions[i].AutoActions)
		if count > MaxActions {
			return fmt.Errorf("%w: more than %d actions", ErrTooLarge, MaxActions)
		}
		e, err := actions[i].entry()
		if err != nil {
			return fmt.Errorf("%w: number %d of the list: %w", ErrAction, i+1, err)
		}
		for k := range actions[i].AutoActions {
			auto, err := actions[i].AutoActions[k].entry()
			if err == nil && len(actions[i].AutoActions[k].AutoActions) > 0 {
				err = fmt.Errorf("automatic actions inside one")
			}
			if err != nil {
				return fmt.Errorf("%w: automatic action %d of %d: %w", ErrAction, k+1, e.ID, err)
			}
			auto.ID = e.ID
			e.Auto = append(e.Auto, auto)
		}
		g.Actions = append(g.Actions, e)
		highest = max(highest, e.ID)
	}
	// 18xx.games plays a record up to the id of its last action.
	if n := len(g.Actions); n > 0 && g.Actions[n-1].ID < highest {
		return fmt.Errorf("%w: the last one has the id %d, another one %d", ErrAction, g.Actions[n-1].ID, highest)
	}
	return nil
}

func (a *actionJSON) entry() (Entry, error) {
	if a.Type == "" {
		return Entry{}, fmt.Errorf("no type")
	}
	e := Entry{
		Type: a.Type, Entity: text(a.Entity), EntityType: a.EntityType, Target: a.ActionID,
		Company: a.Company, Corporation: a.Corporation, Hex: a.Hex, Tile: a.Tile, City: a.City, Tokener: a.Tokener, Kind: a.Kind,
		Train: a.Train, Exchange: a.Exchange, Shares: a.Shares, Price: a.Price, Percent: a.Percent, Rotation: a.Rotation,
	}
	if a.ID != nil {
		e.ID = *a.ID
	}
	e.ParCell, _ = a.SharePrice.(string)
	for _, r := range a.Routes {
		e.Routes = append(e.Routes, RouteEntry(r))
	}
	return e, nil
}

// text returns a text or a number of a record as text; an id may be either.
func text(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

// seed returns the seed in the settings or, without one, the first run of digits in the game's id.
func seed(setting any, game string) uint64 {
	if n, err := strconv.ParseUint(text(setting), 10, 64); err == nil {
		return n & (1<<31 - 1)
	}
	from := strings.IndexAny(game, "0123456789")
	if from < 0 {
		return 0
	}
	digits := game[from:]
	if to := strings.IndexFunc(digits, func(r rune) bool { return r < '0' || r > '9' }); to >= 0 {
		digits = digits[:to]
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0
	}
	return n & (1<<31 - 1)
}
