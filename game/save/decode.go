package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
)

// Limits of a file.
const (
	MaxBytes   = 16 << 20 // room for 64 branches of the longest games
	maxOptions = 60
	maxPairs   = 4096 // of Position
)

// The errors of a file as a whole. Errors about title, options and players are those of package match.
var (
	ErrForeign  = errors.New("not a saved game of Hexrail")
	ErrNewer    = errors.New("the saved game is from a newer version")
	ErrDamaged  = errors.New("the saved game is damaged or incomplete")
	ErrTooLarge = errors.New("the saved game is too large")
)

// Decode returns the contents of a file. If an action cannot be read, the log ends before it, Unread gives the error,
// and Rest keeps the remaining lines. Decode does not check legality; the referee does when the game is opened.
func Decode(data []byte) (File, error) {
	d, err := parse(data)
	if err != nil {
		return File{}, err
	}
	t, err := match.FindTitle(d.Title, d.Profile, d.Options)
	if err != nil {
		return File{}, err
	}
	if !t.CanSeat(len(d.Players)) {
		return File{}, fmt.Errorf("%w: %d", match.ErrPlayers, len(d.Players))
	}
	f := File{
		Game: match.Game{
			Name: match.CleanName(d.Name), Title: t, Players: clean(d.Players),
			Mark: readMark(d.Mark), TurnMark: readMark(d.TurnMark),
			Stints: match.ValidStints(d.Computers, len(d.Players), len(d.Log)), Programmes: d.Programmes,
			Plans: d.Plans,
		},
		Created: parseTime(d.Created), Updated: parseTime(d.Updated),
		Position: pairs(d.Position),
	}
	if f.ID, err = d.id(); err != nil {
		return File{}, err
	}
	if f.Seed, err = strconv.ParseUint(d.Seed, 10, 64); err != nil {
		return File{}, fmt.Errorf("%w: seed %q", ErrDamaged, d.Seed)
	}
	f.Log, f.Rest, f.Unread = actions(t, d.Log, 0)
	f.At = min(max(d.Cursor, 0), len(f.Log))
	for _, b := range d.Branches {
		if b.From < 0 || b.From > len(d.Log) {
			continue // it would leave the game after its end
		}
		head := Branch{Name: match.CleanName(b.Name), From: b.From, Undone: b.Undone}
		f.Branches = append(f.Branches, head.WithLines(t, b.Log))
	}
	return f, nil
}

// parse returns the JSON of a file, or an error if it cannot be read, claims another format or a newer version, or has
// sizes out of bounds.
func parse(data []byte) (*document, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("%w: %d bytes", ErrTooLarge, len(data))
	}
	data = bytes.TrimPrefix(data, []byte(byteOrderMark))
	if err := probe(data); err != nil {
		return nil, err
	}
	d := &document{}
	if err := json.Unmarshal(data, d); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	switch {
	case len(d.Log) > match.MaxLog, len(d.Options) > maxOptions,
		len(d.Position) > maxPairs, len(d.Players) > id.MaxPlayers:
		return nil, fmt.Errorf("%w: a list is too long", ErrDamaged)
	}
	for i := range d.Branches {
		if len(d.Branches[i].Log) > match.MaxLog {
			return nil, fmt.Errorf("%w: a branch is too long", ErrDamaged)
		}
	}
	return d, nil
}

// Is reports whether a file claims to be a saved game.
func Is(data []byte) bool {
	format, _ := Claims(data)
	return format == Format
}

// probe returns an error if a file has another format or a version that cannot be read.
func probe(data []byte) error {
	format, version := Claims(data)
	switch {
	case format != Format:
		return ErrForeign
	case version < 1:
		return ErrDamaged
	case version > Version:
		return ErrNewer
	}
	return nil
}

// Claims returns the format and version that a file of the program claims, in whatever order of keys; zero values for
// those that it does not claim. A truncated file is read as far as possible.
func Claims(data []byte) (format string, version float64) {
	d := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte(byteOrderMark))))
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return "", 0
	}
	for format == "" || version == 0 {
		key, err := d.Token()
		var value json.RawMessage
		if err != nil || d.Decode(&value) != nil {
			break
		}
		switch key {
		case "format":
			err = json.Unmarshal(value, &format)
		case "version":
			err = json.Unmarshal(value, &version)
		}
		if err != nil {
			break
		}
	}
	return format, version
}

// byteOrderMark is prepended to a text by some editors.
const byteOrderMark = "\uFEFF"

// id returns the id of the game, or zero if it has none.
func (d *document) id() (uint64, error) {
	if d.ID == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(d.ID, 16, 64)
	if err != nil {
		return 0, fmt.Errorf("%w: id %q", ErrDamaged, d.ID)
	}
	return n, nil
}

// readMark returns a mark of the last position, or zero if it is malformed.
func readMark(text string) uint32 {
	n, err := strconv.ParseUint(text, 16, 32)
	if err != nil {
		return 0
	}
	return uint32(n)
}

// actions reads the lines of a log that begins after first actions. At the first line that cannot be read it stops and
// returns the actions before it, that line with all after it, and a Stop with the error. The Stop is nil if all lines
// are read.
func actions(t *rules.Title, texts []string, first int) (log []rules.Action, rest []string, unread *match.Stop) {
	log = make([]rules.Action, 0, len(texts))
	for i, s := range texts {
		a, err := notation.ParseAction(t, s)
		if err != nil {
			return log, texts[i:], &match.Stop{At: first + i, Of: first + len(texts), Text: s, Err: err}
		}
		log = append(log, a)
	}
	return log, nil, nil
}

// clean returns names, each cleaned by match.CleanName.
func clean(names []string) []string {
	list := make([]string, len(names))
	for i, s := range names {
		list[i] = match.CleanName(s)
	}
	return list
}

// parseTime reads a time in the form of RFC 3339. A malformed one yields the zero time.
func parseTime(s string) time.Time {
	t, err := time.Parse(time.RFC3339, s)
	if err != nil {
		return time.Time{}
	}
	return t.UTC()
}

// pairs returns texts split at their first "=". It skips texts without one.
func pairs(texts []string) []notation.Pair {
	var list []notation.Pair
	for _, s := range texts {
		if key, value, ok := strings.Cut(s, "="); ok {
			list = append(list, notation.Pair{Key: key, Value: value})
		}
	}
	return list
}
