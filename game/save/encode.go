package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// Format is the name of the format and Version the version written.
const (
	Format  = "hexrail-game"
	Version = 1
)

// document is the file as JSON, with keys in the order written.
type document struct {
	Format   string           `json:"format"`
	Version  int              `json:"version"`
	ID       string           `json:"id,omitempty"` // sixteen hexadecimal digits
	Name     string           `json:"name,omitempty"`
	Title    string           `json:"title"`
	Profile  string           `json:"profile"`
	Options  []string         `json:"options,omitempty"`
	Rules    int              `json:"rules"`          // for people; the program reads the version from the options
	Mark     string           `json:"mark,omitempty"` // eight hexadecimal digits, see match.Mark
	TurnMark string           `json:"turn,omitempty"` // the same, see match.TurnMark
	Players  []string         `json:"players"`
	Seed     string           `json:"seed"` // decimal string, since other programs might round a number
	Created  string           `json:"created,omitempty"`
	Updated  string           `json:"updated,omitempty"`
	Cursor   int              `json:"cursor"`
	Log      []string         `json:"log"`
	Branches []branchDocument `json:"branches,omitempty"`
	Position []string         `json:"position,omitempty"` // "key=value"

	Computers  []match.Stint  `json:"computers,omitempty"` // players by seat, from 1
	Programmes programme.List `json:"programmes,omitzero"`
	Plans      plan.Set       `json:"plans,omitempty"`
}

// branchDocument is a branch in a save file, with its actions from position From on.
type branchDocument struct {
	Name string   `json:"name,omitempty"`
	From int      `json:"from"`
	Log  []string `json:"log"`

	Undone bool `json:"undone,omitempty"`
}

// Encode returns the contents of a file, or an error if the game cannot be written.
func Encode(f File) ([]byte, error) {
	d, err := newDocument(f)
	if err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	if err := e.Encode(d); err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	if out.Len() > MaxBytes {
		return nil, fmt.Errorf("save: %w", ErrTooLarge)
	}
	return out.Bytes(), nil
}

// newDocument returns a file as JSON has it, or an error if the game cannot be written.
func newDocument(f File) (*document, error) {
	if f.Title == nil {
		return nil, match.ErrTitle
	}
	log, err := lines(f.Title, f.Log)
	if err != nil {
		return nil, err
	}
	d := &document{
		Format: Format, Version: Version, ID: idText(f.ID),
		Name: match.CleanName(f.Name), Title: f.Title.Key, Profile: f.Title.Profile.String(), Options: f.Title.Options,
		Rules: f.Title.Version, Mark: markText(f.Mark), TurnMark: markText(f.TurnMark), Players: clean(f.Players),
		Seed: strconv.FormatUint(f.Seed, 10), Created: stamp(f.Created), Updated: stamp(f.Updated),
		Cursor: f.At, Log: append(log, f.Rest...),
		Computers: f.Stints, Programmes: f.Programmes, Plans: f.Plans,
	}
	for _, b := range f.Branches {
		own, err := lines(f.Title, b.Log)
		if err != nil {
			return nil, err
		}
		d.Branches = append(d.Branches, branchDocument{match.CleanName(b.Name), b.From, append(own, b.Rest...), b.Undone})
	}
	for _, p := range f.Position {
		d.Position = append(d.Position, p.Key+"="+p.Value)
	}
	return d, nil
}

// idText returns the id of a game as text, or "" for none.
func idText(id uint64) string {
	if id == 0 {
		return ""
	}
	return fmt.Sprintf("%016x", id)
}

// markText returns a mark as text, or "" for none.
func markText(mark uint32) string {
	if mark == 0 {
		return ""
	}
	return fmt.Sprintf("%08x", mark)
}

// lines returns actions as text. It parses its own output, to ensure that no file is written that would not open.
func lines(t *rules.Title, log []rules.Action) ([]string, error) {
	list := make([]string, len(log))
	for i, a := range log {
		list[i] = notation.Action(t, a)
		back, err := notation.ParseAction(t, list[i])
		if err != nil {
			return nil, fmt.Errorf("action %d, %q, cannot be read back: %w", i+1, list[i], err)
		}
		if !rules.SameAction(a, back) {
			return nil, fmt.Errorf("action %d, %q, is read back as another one", i+1, list[i])
		}
	}
	return list, nil
}

// stamp returns a time as text, to the second, or "" for the zero time.
func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
