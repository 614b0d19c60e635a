package library

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// version is the version of the layout of entries. In version 1 the information included the branches.
const version = 2

// keepDeleted is the time for which a deleted game can be restored.
const keepDeleted = 24 * time.Hour

// Seat is the place where a player sits.
type Seat uint8

// The places. A computer's seat is stored with the game, whose stints record when it was one.
const (
	Here     Seat = iota // at this device
	ByLink               // elsewhere; links go back and forth
	Computer             // nowhere: the program decides
)

// Info is the data of a game shown in lists without replaying it, and all its settings.
type Info struct {
	Version  int    `json:"v"`
	Revision int    `json:"rev,omitempty"` // incremented by every change, so that no two states of an entry are equal
	ID       string `json:"id"`            // of the stored copy
	Name     string `json:"name"`

	Game    uint64   `json:"game,string"` // distinguishes copies of one game from other games
	Title   string   `json:"title"`
	Profile string   `json:"profile"`
	Options []string `json:"options,omitempty"`
	Seed    uint64   `json:"seed,string"`
	Players []string `json:"players"`
	Seats   []Seat   `json:"seats,omitempty"` // of people; a computer's seat is Here

	Computers []match.Stint `json:"computers,omitempty"`

	Programmes programme.List `json:"programmes,omitzero"` // of the players
	Plans      plan.Set       `json:"plans,omitempty"`     // of the players

	Note string `json:"note,omitempty"` // private: in backups, but in no file or link of the game
	// Spent is the time that each seat has used, in seconds; empty if it was not counted.
	Spent []int32 `json:"spent,omitempty"`

	Moves int `json:"moves"`          // number of actions stored
	At    int `json:"at"`             // the present: actions that are not undone
	Sent  int `json:"sent,omitempty"` // number of them that the remote players have; -1 is no game

	Told int    `json:"rules,omitempty"` // newest version of the title's rules that was announced to the players
	Mark uint32 `json:"mark,omitempty"`  // of the position after the last action, see match.Mark

	TurnMark uint32 `json:"turn,omitempty"` // the same, see match.TurnMark

	Created   int64  `json:"created"` // times in seconds since 1970
	Changed   int64  `json:"changed"`
	Since     int64  `json:"since,omitempty"`    // since when the player to decide has the turn; zero if unknown
	Exported  int64  `json:"exported,omitempty"` // last written to a file here; zero is never
	Imported  int64  `json:"imported,omitempty"` // read from a file; zero if the game did not come from one
	File      string `json:"file,omitempty"`     // name of the shared file with which it is kept in step
	Archived  bool   `json:"archived,omitempty"`
	DeletedAt int64  `json:"deletedAt,omitempty"` // zero if not deleted; can be restored for a day

	// The current position.
	Round   text.Pair   `json:"round"`
	Due     text.Pair   `json:"due"`             // the pending decision and its player
	Actor   string      `json:"actor,omitempty"` // company whose turn it is, by its id
	Decider id.Player   `json:"decider,omitempty"`
	Phase   string      `json:"phase,omitempty"`
	Bank    string      `json:"bank,omitempty"`
	Over    bool        `json:"over,omitempty"`
	Winners []id.Player `json:"winners,omitempty"`
	Result  *Result     `json:"result,omitempty"` // nil while the game runs
	Board   []string    `json:"board,omitempty"`  // see ReadBoard

	// In version 1 only.
	Branches   []Branch `json:"branches,omitempty"`
	WasDeleted bool     `json:"deleted,omitempty"`

	// Raw is the information as found, if this program cannot rewrite it. It is stored only while the game is deleted.
	Raw     []byte `json:"raw,omitzero"`
	Damaged bool   `json:"-"` // the game cannot be opened
	Mended  bool   `json:"-"` // something was left out that opening the game recomputes

	entry []byte // the stored entry, as far as known
}

// Deleted reports whether the game was deleted. It can still be restored.
func (i *Info) Deleted() bool { return i.DeletedAt != 0 }

// expired reports whether a deleted game is past its time, counted from its deletion or last change, whichever is
// later.
func (i *Info) expired(now time.Time) bool {
	return i.Deleted() && now.Sub(time.Unix(max(i.DeletedAt, i.Changed), 0)) > keepDeleted
}

// Newer reports whether the game was stored by a newer version of the program, so that only that version can open it.
func (i *Info) Newer() bool { return i.Version > version }

// BackedUp reports whether the latest action is in a file.
func (i *Info) BackedUp() bool { return max(i.Exported, i.Imported) >= i.Changed }

// LinkTurn reports whether a remote player has to decide.
func (i *Info) LinkTurn() bool { return i.SeatOf(i.Decider) == ByLink }

// Unsent reports whether the remote players lack the current position, and either one of them has to decide or the game
// is over.
func (i *Info) Unsent() bool { return (i.LinkTurn() || i.Over && i.Linked()) && i.At > i.Sent }

// MyTurn reports whether a player of this device, or a computer, has to decide in a game that is played by link.
func (i *Info) MyTurn() bool { return i.Linked() && i.Decider != 0 && !i.Over && !i.LinkTurn() }

// Waits reports whether a game that is played by link waits for this device: for a decision, or to be sent.
func (i *Info) Waits() bool { return !i.Archived && !i.Deleted() && (i.MyTurn() || i.Unsent()) }

// SeatOf returns the place of a player.
func (i *Info) SeatOf(p id.Player) Seat {
	if match.Running(i.Computers, p) {
		return Computer
	}
	if n := int(p) - 1; n >= 0 && n < len(i.Seats) {
		return i.Seats[n]
	}
	return Here
}

// LevelOf returns the level of the computer that decides for a player.
func (i *Info) LevelOf(p id.Player) match.Level { return match.LevelOf(i.Computers, p) }

// Linked reports whether anybody plays by link.
func (i *Info) Linked() bool { return slices.Contains(i.Seats, ByLink) }

// TitleName returns the name of the title in a language.
func (i *Info) TitleName(l text.Lang) string {
	if name := titles.WordsFor(i.Title).Texts["title"].In(l); name != "" {
		return name
	}
	return i.Title
}

// Matches reports whether all words of a search occur in the names of game, title or players.
func (i *Info) Matches(query string) bool {
	if query == "" {
		return true
	}
	all := strings.ToLower(strings.Join(
		append([]string{i.Name, i.TitleName(text.En), i.TitleName(text.Ja)}, i.Players...), "\n"))
	for _, word := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(all, word) {
			return false
		}
	}
	return true
}

// nextRevision returns the information as it is to be written: with the next revision and in the newest version.
// Information that this program cannot write is returned as found, or together with the time of deletion.
func (i *Info) nextRevision() []byte {
	if i.keptAsFound() {
		if !i.Deleted() {
			return i.Raw
		}
		return encode(&Info{Version: version, ID: i.ID, Name: i.Name, DeletedAt: i.DeletedAt, Raw: i.Raw})
	}
	c := *i
	c.Version, c.Revision, c.Branches = version, i.Revision+1, nil
	return encode(&c)
}

// encode returns v as JSON. It panics if v cannot be encoded, which none of the stored types can cause.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // v contains nothing that cannot be encoded
	}
	return data
}

// describe updates the fields derived from the match, for its present position even if it is showing another one. now
// is the time of the change.
func (i *Info) describe(m *match.Match, now time.Time) {
	if m.Past() {
		m = m.Clone()
		m.GoTo(m.Now())
	}
	i.Players, i.Moves, i.At, i.Changed = m.Players(), m.Len(), m.Now(), now.Unix()
	last := m.ViewAt(m.Len())
	i.Mark, i.TurnMark, i.Computers = match.Mark(last), match.TurnMark(last), m.Computers()
	i.Programmes, i.Plans = m.Programmes.Clone(), m.Plans.Clone()
	if i.At < i.Sent { // they still have the actions that were taken back
		i.Sent = i.At - 1
	}
	before := i.Decider
	i.updatePosition(m)
	if i.Decider != before || i.Since == 0 {
		i.Since = now.Unix()
	}
	i.Board = writeBoard(m.View())
}

// newInfo returns the information about a game that was not stored before.
func newInfo(m *match.Match, now time.Time) *Info {
	t := m.Title()
	return &Info{
		Version: version, ID: newID(), Title: t.Key, Profile: t.Profile.String(), Options: t.Options, Seed: m.Seed(),
		Created: now.Unix(),
	}
}

// NewNumber returns a random number for identifying games and for seeds. It is never zero.
func NewNumber() uint64 { return max(rand.Uint64(), 1) }

// newID returns the id of a stored copy: letters and digits.
func newID() string { return strconv.FormatUint(NewNumber(), 36) }
