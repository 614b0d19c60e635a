// Command hexrail replays, checks and plays games without a screen.
//
//	hexrail replay GAME                 ranking, and why the game ended
//	hexrail trace GAME                  one JSON line per action: what changed
//	hexrail legal POSITIONS GAME        the choices at the positions of a legality set
//	hexrail routes GAME                 each run against the best one
//	hexrail play TITLE -players N -seed S [-profile P]   a random game, as a record
//	hexrail bench GAME                  speed and memory of a replay
//	hexrail link GAME                   the fragment of a link that holds the game
//	hexrail open LINK                   the last position of the game in a link, as a line of a trace
//
// GAME is a game record of 18xx.games or a saved game of the app. A game that cannot be followed to its end makes it print the action, the reason
// and the rule, and exit with 1.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
)

func main() {
	out := bufio.NewWriter(os.Stdout)
	err := run(os.Args[1:], out)
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "hexrail:", err)
		os.Exit(1)
	}
}

// command is one subcommand: its arguments in words, and what it does with them.
type command struct {
	name, args string
	run        func(args []string, out io.Writer) error
}

var commands = []command{
	{"replay", "GAME", replay},
	{"trace", "GAME", trace},
	{"legal", "POSITIONS GAME", legal},
	{"routes", "GAME", routes},
	{"play", "TITLE -players N -seed S [-profile P]", play},
	{"bench", "GAME", bench},
	{"link", "GAME", link},
	{"open", "LINK", open},
}

// run carries out a command line.
func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return usage()
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		err := c.run(args[1:], out)
		if errors.Is(err, errUsage) {
			return fmt.Errorf("usage: hexrail %s %s", c.name, c.args)
		}
		return err
	}
	return fmt.Errorf("no command %q; %w", args[0], usage())
}

// errUsage means that the arguments do not fit the command.
var errUsage = errors.New("wrong arguments")

func usage() error {
	text := "usage:"
	for _, c := range commands {
		text += "\n  hexrail " + c.name + " " + c.args
	}
	return errors.New(text)
}
