package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// game is a game as far as it could be followed.
type game struct {
	title   *rules.Title
	players []string
	id      uint64 // only of our own games, like name and stints
	name    string
	stints  []match.Stint // of computers
	seed    uint64
	start   rules.State
	moves   []record.Move
	notes   []record.Note
	stop    error // why it ends before the end of the file
}

// load returns the game of a file or link like readGame, and reports on standard error if a newer version of its rules
// exists.
func load(path string) (*game, error) {
	g, err := readGame(path)
	if err == nil {
		tellVersion(g.title)
	}
	return g, err
}

// readGame returns a game read from a file, or from a link if there is no such file. A game that cannot be followed to
// its end is no error; see game.stop.
func readGame(path string) (*game, error) {
	data, err := read(path)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENAMETOOLONG) {
		g, wrong := openLink(path)
		if wrong == nil || strings.Contains(path, "#") {
			return g, wrong
		}
		return nil, fmt.Errorf("%w, and as a link: %w", err, wrong)
	}
	if err != nil {
		return nil, err
	}
	if own := openerOf(data); own != nil {
		g, err := own(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return g, nil
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	g := &game{title: in.Title, seed: in.Game.Seed, start: in.Start, moves: in.Moves, notes: in.Notes}
	if in.Stop != nil {
		g.stop = in.Stop
	}
	for i, p := range in.Game.Players {
		g.players = append(g.players, p.Name)
		if p.Computer {
			g.stints = append(g.stints, match.Stint{Player: id.Player(i + 1), Level: match.FindLevel(p.Level)})
		}
	}
	return g, nil
}

// openerOf returns the function that opens one of our own files: a save, or a text with a link. It returns nil for a
// record.
func openerOf(data []byte) func([]byte) (*game, error) {
	switch {
	case save.Is(data):
		return openSave
	case len(data) > 0 && len(data) <= share.MaxLength && !bytes.ContainsRune(data, '{'):
		return func(data []byte) (*game, error) { return openLink(string(data)) }
	}
	return nil
}

// read returns the contents of a file, or an error if it is larger than any game.
func read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, save.MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > save.MaxBytes {
		return nil, fmt.Errorf("%s: %w: more than %d bytes", path, save.ErrTooLarge, save.MaxBytes)
	}
	return data, nil
}

// log returns the actions.
func (g *game) log() []rules.Action {
	var log []rules.Action
	for _, move := range g.moves {
		log = append(log, move.Actions...)
	}
	return log
}

// fault returns why the game could not be followed to its end, or nil. A refusal is explained in words.
func (g *game) fault(path string) error {
	var refusal rules.Refusal
	var inRecord *record.Stop
	var inOurs *match.Stop
	switch {
	case g.stop == nil:
		return nil
	case errors.As(g.stop, &inRecord):
		refusal = inRecord.Refusal
	case errors.As(g.stop, &inOurs):
		refusal = inOurs.Refusal
	}
	err := fmt.Errorf("%s: %w", path, g.stop)
	if refusal.Refused() {
		say := text.Speaker{Title: g.title}
		err = fmt.Errorf("%w: %s", err, say.Brief(refusal))
	}
	if inRecord != nil && inRecord.Before != "" {
		err = fmt.Errorf("%w; the record may have been played by rules that 18xx.games had before %s", err, inRecord.Before)
	}
	return err
}

// view returns a View of the beginning of the game, in which do plays moves.
func (g *game) view() *rules.View {
	s := g.start
	return &rules.View{T: g.title.At(0), S: &s, X: &rules.Scratch{}, For: rules.Stored}
}

// do plays move i and selects the rules for the next one. If the rules change during the game, every move is one
// action.
func (g *game) do(v *rules.View, i int) {
	for _, a := range g.moves[i].Actions {
		rules.Do(*v, a, v.S)
	}
	v.T = g.title.At(i + 1)
}

// end returns a View of the last position.
func (g *game) end() *rules.View {
	v := g.view()
	for i := range g.moves {
		g.do(v, i)
	}
	return v
}

// tellVersion reports on standard error if a game uses an earlier version of its rules.
func tellVersion(t *rules.Title) {
	e, ok := titles.Find(t.Key)
	if !ok {
		return
	}
	for _, c := range e.Later(t) {
		fmt.Fprintf(os.Stderr, "note: version %d of the rules; since version %d: %s %s\n",
			t.Version, c.Version, c.Rule, c.Change.In(words.En))
	}
}

// onlyArg returns the only argument, or errUsage if there is another number of them.
func onlyArg(args []string) (string, error) {
	if len(args) != 1 {
		return "", errUsage
	}
	return args[0], nil
}

// onGame returns a subcommand that loads the game of its only argument and calls do with it. The output of do precedes
// the error that stops the game.
func onGame(do func(g *game, out io.Writer) error) func(args []string, out io.Writer) error {
	return func(args []string, out io.Writer) error {
		path, err := onlyArg(args)
		if err != nil {
			return err
		}
		g, err := load(path)
		if err != nil {
			return err
		}
		if err := do(g, out); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		return g.fault(path)
	}
}
