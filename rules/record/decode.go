package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
)

// Limits of a record, which are those of 18xx.games.
const (
	MaxBytes   = 5 << 20
	MaxActions = 20_000
)

// Game is the envelope of a record, normalized: ids are converted to strings.
type Game struct {
	ID        string
	Title     string
	Players   []Player // in seat order
	Profile   rules.Profile
	Options   []string
	Seed      uint64
	Began     string // the day of its beginning, "2025-08-25"; empty if unknown
	Pinned    bool   // played with an old version of 18xx.games
	Finished  bool
	EndReason string
	Result    map[string]int // worth by player id
	Actions   []Entry        // everything sent, as far as it can be read
	Broken    *Broken        // why Actions ends before the record does, or nil

	pause Pause // called after every action played
}

// Broken describes the first unreadable action of a record. All earlier actions are kept.
type Broken struct {
	ID    int    // of the action, or zero if unknown
	Type  string // of the action, or empty
	Field string // the key with an invalid value, or empty if the action as a whole is invalid
	Err   error  // wraps ErrAction or ErrCut
}

// Player is a seat of a record. Actions refer to ID; old records use the name instead.
type Player struct {
	ID, Name string
	Computer bool   // the program decided for the player when the record was written; 18xx.games has no such players
	Level    string // at which it plays, as named by the program that wrote the record; may be empty
}

// Entry is one action of a record. Fields that its type does not use are zero; missing numbers are nil.
type Entry struct {
	ID         int
	Created    int64 // when it was sent, in seconds since 1970; zero if unknown
	Type       string
	Entity     string
	EntityType string // "player", "corporation" or "company"
	Auto       []Entry
	Automatic  bool // it is in Auto
	Target     *int // undo: id of the action to go back to

	Company     string
	Corporation string
	Hex         string
	Tile        string
	City        string
	Tokener     string
	Kind        string
	Choice      string
	Connected   []string // companies connected to their destinations
	Train       string
	Exchange    string
	Variant     string   // kind of train on the visible side of a card
	Combo       []string // other privates whose powers a lay combines
	Amount      *int
	Cost        *int // of a token
	SharePrice  *int
	ParCell     string
	Shares      []string
	Routes      []RouteEntry
	Price       *int
	Percent     *int
	Rotation    *int

	// Of pilots.
	Until, Lot, Original string
	FromMarket, Then     bool
	Always, Rounds       bool
	MostBid              *int
}

// RouteEntry is the run of one train.
type RouteEntry struct {
	Train       string     `json:"train"`
	Connections [][]string `json:"connections"`
	Hexes       []string   `json:"hexes"`
	Nodes       []string   `json:"nodes"`
	Revenue     *int       `json:"revenue"`
	Subsidy     int        `json:"subsidy"`
	Halts       *int       `json:"halts"` // halts used; nil leaves the number to the rules (1860/R169)
}

// envelopeJSON holds the keys of a record that are read, of any type where 18xx.games has used several.
type envelopeJSON struct {
	id, status, gameEndReason any
	createdAt                 any
	title                     *string
	players                   []playerJSON
	settings                  settingsJSON
	result                    map[string]*int
	actions                   []json.RawMessage
	listed                    bool  // a list of actions was found
	cut                       error // the text ends or stops being JSON
	pause                     Pause // called after every action read
}

// playerJSON is a player of a record. Computer and Level are our extensions.
type playerJSON struct {
	ID   any    `json:"id"`
	Name string `json:"name"`

	Computer bool `json:"computer"`
	Level    any  `json:"level"`
}

// settingsJSON holds the settings that are read.
type settingsJSON struct {
	Seed          any      `json:"seed"`
	OptionalRules []string `json:"optional_rules"`
	Pin           string   `json:"pin"`
	Profile       string   `json:"profile"` // ours: see Source.Own
}

// Decode reads a record without checking legality. Unknown keys are ignored, and keys may be in any order. If an action
// cannot be read, or the text is truncated, the actions before it are kept and Game.Broken gives the reason.
func Decode(data []byte) (*Game, error) { return decode(data, nil) }

// decode is Decode with pause called after every action.
func decode(data []byte, pause Pause) (*Game, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("%w: %d bytes, at most %d", ErrTooLarge, len(data), MaxBytes)
	}
	in, err := readEnvelope(bytes.TrimPrefix(data, []byte(byteOrderMark)), pause)
	if err != nil {
		return nil, err
	}
	g := &Game{
		ID: text(in.id), Title: *in.title, Profile: rules.Recorded, Options: in.settings.OptionalRules,
		Pinned:   in.settings.Pin != "",
		Finished: text(in.status) == "finished", EndReason: text(in.gameEndReason), Result: map[string]int{},
		pause: pause,
	}
	if in.settings.Profile != "" {
		p, ok := rules.FindProfile(in.settings.Profile)
		if !ok {
			return nil, fmt.Errorf("%w: profile %q", ErrOption, in.settings.Profile)
		}
		g.Profile = p
	}
	g.Seed = seed(in.settings.Seed, g.ID)
	g.Began = in.began()
	for player, worth := range in.result {
		if worth != nil {
			g.Result[player] = *worth
		}
	}
	if err := g.seatPlayers(in.players); err != nil {
		return nil, err
	}
	return g, g.addActions(in)
}

// byteOrderMark is prepended to a text by some editors.
const byteOrderMark = "\uFEFF"

// readEnvelope reads a record key by key, so that a truncated one can be used as far as it goes.
func readEnvelope(data []byte, pause Pause) (*envelopeJSON, error) {
	in := &envelopeJSON{pause: pause}
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return nil, fmt.Errorf("%w: no JSON object", ErrNoRecord)
	}
	for d.More() && in.cut == nil {
		key, err := d.Token()
		if err != nil {
			in.cut = err
			break
		}
		if err := in.readKey(key, d); err != nil {
			return nil, err
		}
	}
	if in.cut == nil {
		if _, err := d.Token(); err != nil { // the closing brace
			in.cut = err
		} else if d.More() {
			return nil, fmt.Errorf("%w: text after the record", ErrNoRecord)
		}
	}
	if missing := in.title == nil || in.players == nil || !in.listed; missing && in.cut != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, in.cut)
	} else if missing {
		return nil, fmt.Errorf("%w: title, players or actions are missing", ErrNoRecord)
	}
	return in, nil
}

// readKey reads the value of a key from d. It returns an error for an invalid title, player or setting; invalid values
// of descriptive keys, such as the result, are ignored. If the text breaks off, it sets in.cut instead.
func (in *envelopeJSON) readKey(key json.Token, d *json.Decoder) error {
	if key == "actions" {
		in.readActions(d)
		return nil
	}
	var raw json.RawMessage
	if in.cut = d.Decode(&raw); in.cut != nil {
		return nil
	}
	switch key {
	case "id":
		in.id = value(raw)
	case "status":
		in.status = value(raw)
	case "created_at":
		in.createdAt = value(raw)
	case "game_end_reason":
		in.gameEndReason = value(raw)
	case "result":
		if json.Unmarshal(raw, &in.result) != nil {
			in.result = nil
		}
	case "title":
		if err := json.Unmarshal(raw, &in.title); err != nil {
			return fmt.Errorf("%w: %w", ErrNoRecord, err)
		}
	case "players":
		if err := unmarshal(raw, &in.players); err != nil {
			return fmt.Errorf("%w: %w", ErrPlayers, err)
		}
	case "settings":
		if err := unmarshal(raw, &in.settings); err != nil {
			return fmt.Errorf("%w: %w", ErrOption, err)
		}
	}
	return nil
}

// readActions reads the list of actions from d up to its end, or to where the text breaks off, and then sets in.cut.
func (in *envelopeJSON) readActions(d *json.Decoder) {
	first, err := d.Token()
	if err != nil || first != json.Delim('[') {
		in.cut = err
		return
	}
	in.listed = true
	for d.More() {
		var raw json.RawMessage
		if in.cut = d.Decode(&raw); in.cut != nil {
			return
		}
		in.actions = append(in.actions, raw)
		in.pause.call()
	}
	_, in.cut = d.Token() // the closing bracket
}

// unmarshal decodes JSON like json.Unmarshal, with numbers kept as written.
func unmarshal(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	return d.Decode(v)
}

// value returns a value of a record with numbers as written, or nil if it is no JSON.
func value(raw json.RawMessage) any {
	var v any
	if unmarshal(raw, &v) != nil {
		return nil
	}
	return v
}

// seatPlayers sets g.Players. It returns an error if ids or names are not unique, because 18xx.games compares players
// by name.
func (g *Game) seatPlayers(players []playerJSON) error {
	ids, names := map[string]bool{}, map[string]bool{}
	for _, p := range players {
		who := Player{ID: text(p.ID), Name: p.Name, Computer: p.Computer, Level: text(p.Level)}
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

// text returns a string or number of a record as a string, since an id may be either, and "" for anything else.
func text(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

// seedBits is the mask of the bits of a seed that the generator uses (rules.State.Rand).
const seedBits = 1<<31 - 1

// seed returns the seed in the settings or, without one, that in the game's id.
func seed(setting any, game string) uint64 {
	if n, err := strconv.ParseUint(text(setting), 10, 64); err == nil {
		return n & seedBits
	}
	return seedOf(game)
}

// began returns the day on which a record began. Since the record may have been stored again later, it is the earlier
// of its creation and its first action.
func (in *envelopeJSON) began() string {
	began := dayOf(in.createdAt)
	var first struct {
		CreatedAt any `json:"created_at"`
	}
	if len(in.actions) > 0 && unmarshal(in.actions[0], &first) == nil {
		if day := dayOf(first.CreatedAt); began == "" || day != "" && day < began {
			return day
		}
	}
	return began
}

// seedOf returns the seed in the id of a game: its first run of digits, or zero if there is none or it is too large.
func seedOf(game string) uint64 {
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
	return n & seedBits
}
