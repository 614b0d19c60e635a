package dialogs

import (
	"hash/fnv"
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Reading is a game read from a file, a link or a sample, replayed as far as possible.
type Reading struct {
	id      uint64 // identifies copies of the same game; zero for a record
	Game    *match.Match
	name    string    // name of the game
	source  text.Pair // where the game comes from, as text
	notes   []string  // what was changed or assumed while reading
	stopped string    // why the game ends early; "" if it does not
	Link    bool      // sent by another player of the game
	moment  bool      // shares a moment to look at, not a game to play

	mergeable bool   // a link or save file, which may continue a stored game
	raw       string // the link or file as read, if it is mergeable
	shared    string // name of the shared file it was read from, which becomes that of the game; "" otherwise

	comments []words.Comment // comments on moments of a sample

	file  save.File // of a saved game
	spent []int32   // time used by seat, of a record; see library.Info
}

// ReadText returns the reading of a game from the content of a file or from pasted text: a save file, a record of
// 18xx.games, or a link, which may be surrounded by other text. It returns an error if data is none of these.
func ReadText(a *app.Shell, name string, data []byte) (*Reading, error) {
	return readPausing(a, name, data, func() {})
}

// readPausing is ReadText with pause called often.
func readPausing(a *app.Shell, name string, data []byte, pause func()) (*Reading, error) {
	s := strings.TrimSpace(strings.TrimPrefix(string(data), "\uFEFF"))
	switch {
	case save.Is(data):
		return readSave(a, data, pause)
	case strings.HasPrefix(s, "{"):
		return parseRecord(a, name, data, pause)
	}
	return readLink(a, s)
}

// readLink returns the reading of a link.
func readLink(a *app.Shell, s string) (*Reading, error) {
	g, err := share.Decode(linkIn(s))
	if err != nil {
		return nil, err
	}
	r, err := Follow(a, g, g.Name, nil)
	if err == nil {
		r.source, r.moment = openWords.fromLink, share.IsMoment(linkIn(s))
		r.Link = !r.moment
		r.mergeable, r.raw = r.Link, s
	}
	return r, err
}

// linkIn returns the last link in a message, or the message if it has none.
func linkIn(s string) string {
	for _, f := range strings.Fields(s) {
		for _, key := range [...]string{share.Key, share.MomentKey, share.PuzzleKey} {
			if strings.Contains(f, "#"+key) {
				s = f
			}
		}
	}
	return s
}

// openPuzzle puts the puzzle of a link on the table, or shows why that is not possible. It reports whether the text has
// a link to a puzzle.
func openPuzzle(a *app.Shell, s string) bool {
	link := linkIn(s)
	kind := puzzle.FindKind(share.PuzzleKind(link))
	if kind == 0 {
		return false
	}
	g, err := share.Decode(link)
	if err != nil {
		ShowGame(a, nil, err)
		return true
	}
	a.Solve(&puzzle.Puzzle{Kind: kind, Game: g}, puzzle.OfGame(kind, g))
	return true
}

// readSave returns the reading of a save file.
func readSave(a *app.Shell, data []byte, pause func()) (*Reading, error) {
	f, err := save.Decode(data)
	if err != nil {
		return nil, err
	}
	r, err := followGame(a, f.Game, f.Name, f.Position, pause)
	if err == nil {
		r.source, r.mergeable, r.raw, r.file = openWords.fromFile, true, string(data), f
	}
	return r, err
}

// parseRecord returns the reading of a record of 18xx.games, with pause called after every action.
func parseRecord(a *app.Shell, name string, data []byte, pause func()) (*Reading, error) {
	in, err := record.ReadPausing(data, titles.Recorded, pause)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.FromRecordPausing(in, pause)
	if err != nil {
		return nil, err
	}
	r := &Reading{Game: m, name: strings.TrimSuffix(name, ".json"), source: openWords.fromRecord}
	r.file, r.spent = recordFile(in, m), match.TimeUsed(in, m)
	if r.name == "" {
		r.name = in.Game.Title + " " + in.Game.ID
	}
	say := text.Speaker{Lang: a.Prefs.Lang, Title: m.Title(), Names: m.Players()}
	for _, n := range in.Notes {
		r.notes = append(r.notes, text.Note(say.Lang, n))
	}
	if stop != nil {
		r.stopped = text.StopReason(&say, m.View(), stop, m.Len()+1, len(in.Game.Actions))
	}
	return r, nil
}

// Follow replays a game and returns the reading. If recorded is the position that was stored with it, the reading notes
// how the position has changed because of corrected rules; if it is nil, none was stored. A game without a name gets
// the usual one.
func Follow(a *app.Shell, g match.Game, name string, recorded []notation.Pair) (*Reading, error) {
	return followGame(a, g, name, recorded, func() {})
}

// followGame is Follow with pause called after every action.
func followGame(a *app.Shell, g match.Game, name string, recorded []notation.Pair, pause func()) (*Reading, error) {
	m, stop, err := match.OpenPausing(g, pause)
	if err != nil {
		return nil, err
	}
	r := &Reading{id: g.ID, Game: m, name: name}
	if r.name == "" {
		r.name = app.UsualName(g.Title.Key, a.Prefs.Lang, a.Host.Now())
	}
	if stop != nil {
		r.stopped = StopText(a, m, stop)
	} else if drift := driftNote(a, g, recorded, m); drift != "" {
		r.notes = append(r.notes, drift)
	}
	if note := earlierNote(a, m); note != "" {
		r.notes = append(r.notes, note)
	}
	return r, nil
}

// recordFile returns the file of a game read from a record. Its number follows from the record, so that a record which
// is imported again is known. A record without a number gets a new one.
func recordFile(in *record.Import, m *match.Match) save.File {
	f := save.File{Game: m.Game()}
	f.Mark = 0 // the writer, 18xx.games, knows no marks
	f.ID = library.NewNumber()
	if g := in.Game; g.ID != "" && g.ID != "0" {
		h := fnv.New64a()
		for _, s := range append([]string{g.ID, g.Title, strconv.FormatUint(g.Seed, 10)}, m.Players()...) {
			_, _ = h.Write([]byte(s + "\n")) // never fails
		}
		f.ID = max(h.Sum64(), 1)
	}
	for _, move := range in.Moves {
		if move.Created == 0 {
			continue
		}
		f.Updated = time.Unix(move.Created, 0).UTC()
		if f.Created.IsZero() {
			f.Created = f.Updated
		}
	}
	return f
}

// toStore returns the game as it is to be stored.
func (r *Reading) toStore() library.Found {
	f := library.Found{File: r.file, Match: r.Game, Spent: r.spent}
	if f.Title == nil {
		f.File = save.File{Game: r.Game.Game()}
	}
	if r.id != 0 {
		f.ID = r.id
	}
	if f.ID == 0 {
		f.ID = library.NewNumber()
	}
	f.Name = match.CleanName(r.name)
	if r.stopped != "" {
		f.Mark = 0 // the last position of the writer is not reached
	}
	return f
}

// earlierNote returns a note if the game uses an earlier version of the rules, or "".
func earlierNote(a *app.Shell, m *match.Match) string {
	later := m.Later()
	if len(later) == 0 {
		return ""
	}
	var cited []string
	for _, c := range later {
		cited = append(cited, c.Rule)
	}
	return a.Phrase(app.Words.Earlier,
		text.Facts{"n": strconv.Itoa(m.Title().Version), "list": text.List(a.Prefs.Lang, cited...)})
}

// driftNote returns how corrected rules have changed the position of a game that was replayed to its end, or "".
func driftNote(a *app.Shell, g match.Game, recorded []notation.Pair, m *match.Match) string {
	say := text.Speaker{Lang: a.Prefs.Lang, Title: m.Title(), Names: m.Players()}
	if len(recorded) > 0 {
		if was, is := g.Differences(recorded, m.ViewAt(m.Now())); len(was) > 0 {
			return text.Drift(&say, was, is)
		}
	}
	if g.Drifted(m) {
		return text.Drift(&say, nil, nil)
	}
	return ""
}

// Stopped reports whether the game cannot be replayed to its end.
func (r *Reading) Stopped() bool { return r.stopped != "" }

// StopText returns a sentence on why the replay of a game stopped.
func StopText(a *app.Shell, m *match.Match, stop *match.Stop) string {
	say := text.Speaker{Lang: a.Prefs.Lang, Title: m.Title(), Names: m.Players()}
	why := &record.Stop{Refusal: stop.Refusal, Err: stop.Err}
	return text.StopReason(&say, m.View(), why, stop.At+1, max(stop.Of, stop.At+1))
}

// OpenFile opens the preview of the game in a file, restores a backup, or shows why neither is possible.
func OpenFile(a *app.Shell, name string, data []byte) {
	if library.IsBackup(data) {
		a.Restore(data)
		return
	}
	r, err := ReadText(a, name, data)
	ShowGame(a, r, err)
}

// ShowGame opens the preview of a game, or shows err.
func ShowGame(a *app.Shell, r *Reading, err error) {
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.FileError(err)))
		return
	}
	a.Open(NewPreview(a, r))
}

// OpenText begins the puzzle of a pasted link to one, and otherwise opens the preview of the game in pasted text,
// restores a backup, or shows why neither is possible. It ignores empty text.
func OpenText(a *app.Shell, s string) {
	if strings.TrimSpace(s) != "" && !openPuzzle(a, s) {
		OpenFile(a, "", []byte(s))
	}
}
