// Command hexrail replays, checks and converts games, plays games of computers, and makes puzzles, without a screen.
//
//	hexrail COMMAND [ARGUMENT...]
//	hexrail COMMAND -help
//
// The commands are the rows of the table commands in main.go; a file has the name of each. replay, trace, legal,
// routes, review, bench and open report on a game, export and link convert one. play, arena, fidelity and agree use
// computer players, and puzzles makes puzzles. "hexrail -help" prints all with their arguments.
//
// A game is given as a file, a game record of 18xx.games or a game saved by the app, or as a link. load.go reads it.
//
// The exit status is 0, or 1 after wrong arguments, an unknown command or none, and any other error. If a game cannot
// be followed to its end, the command prints the action, the reason and the rule, and exits with status 1.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
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

// command is one subcommand.
type command struct {
	name  string
	args  string // in words
	about string // its output
	run   func(args []string, out io.Writer) error
}

var commands = []command{
	{"replay", "GAME", "the ranking, and why the game ended", onGame(replay)},
	{"trace", "GAME", "what each action changed, as lines of JSON", onGame(trace)},
	{"legal", "POSITIONS GAME", "all choices at the positions of a legality set", legal},
	{"routes", "GAME", "each run against the best one, as lines of JSON", onGame(routes)},
	{
		"review", "GAME",
		"what the players could expect between rounds, runs against the best ones, and the moments that cost most, " +
			"as lines of JSON",
		onGame(reviewGame),
	},
	{
		"play", "TITLE -players N [-seed S] [-sensible | -level LEVEL] [-actions N] [-profile rulebook|18xxgames] " +
			"[-options LIST]",
		"a game as a record, played at random or by rules of thumb; seed 1 and the profile rulebook unless given", play,
	},
	{
		"arena", "TITLE -seats KIND,... [-games N] [-seed S] [-each] [-profile rulebook|18xxgames]",
		"how computer players fare against each other; " + playerKinds() + ", one for each seat; " +
			"100 games from seed 1 on unless given",
		arena,
	},
	{
		"fidelity", "TITLE [-players N] [-games N] [-seed S] [-of KIND] [-by KIND] [-sets N]",
		"how well quick playouts predict the end of games, by set, or those of another kind of player; " +
			"12 games of four sensible players from seed 1 on unless given",
		fidelity,
	},
	{
		"agree", "[-of KIND] [-every N] GAME...",
		"how often a kind of player chooses what people chose, by kind of decision; sensible unless given", agree,
	},
	{
		"puzzles", "TITLE -kind KIND [-n N] [-seed S] [-level L] [-links]",
		"puzzles of a kind (run, lay, dividend, emergency, sale), as lines of JSON with the figures of their proofs; " +
			"10 of any level from number 1 on unless given",
		puzzles,
	},
	{
		"export", "GAME [-profile 18xxgames]",
		"the game as a record, which reads back as the same game, or one that 18xx.games can replay", export,
	},
	{"bench", "GAME", "speed and memory of a replay", bench},
	{"link", "GAME", "the fragment of a link that holds the game", onGame(link)},
	{"open", "GAME", "the last position, as a line of a trace with every key", onGame(open)},
}

// run executes a command line and returns its error, with the usage if the arguments are wrong.
func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return errors.New(help())
	}
	if asksHelp(args[0]) {
		_, err := fmt.Fprintln(out, help())
		return err
	}
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == args[0] })
	if i < 0 {
		return fmt.Errorf("no command %q; %s", args[0], help())
	}
	c := commands[i]
	if slices.ContainsFunc(args[1:], asksHelp) {
		_, err := fmt.Fprintf(out, "%s\n\nPrints %s.\n", c.usage(), c.about)
		return err
	}
	err := c.run(args[1:], out)
	if errors.Is(err, errUsage) {
		return fmt.Errorf("%w\n%s", err, c.usage())
	}
	return err
}

// errUsage means that the arguments do not fit the command.
var errUsage = errors.New("wrong arguments")

// parse reads flags. Of wrong ones it returns errUsage with the reason.
func parse(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); err != nil {
		return fmt.Errorf("%w: %w", errUsage, err)
	}
	return nil
}

// parseAfterFirst returns the first argument and reads the flags after it. Other arguments are wrong.
func parseAfterFirst(flags *flag.FlagSet, args []string) (first string, err error) {
	if len(args) == 0 {
		return "", errUsage
	}
	if err := parse(flags, args[1:]); err != nil {
		return "", err
	}
	if flags.NArg() > 0 {
		return "", errUsage
	}
	return args[0], nil
}

// asksHelp reports whether an argument asks for help.
func asksHelp(arg string) bool {
	return arg == "-h" || arg == "-help" || arg == "--help" || arg == "help"
}

func (c *command) usage() string { return "usage: hexrail " + c.name + " " + c.args }

// help returns the list of commands, with their arguments.
func help() string {
	var b strings.Builder
	b.WriteString("usage: hexrail COMMAND ...\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "\n  hexrail %s %s\n        %s", c.name, c.args, c.about)
	}
	b.WriteString("\n\nGAME is a file, a game record of 18xx.games or a game saved by the app, or a link.")
	return b.String()
}
