package main

import (
	"flag"
	"io"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// export prints the record of a game, as far as it could be followed. In the profile of the game, the record reads back
// as the same game. In the profile of recorded games, 18xx.games can replay it, if it can be expressed there.
func export(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	profile := flags.String("profile", "", "18xxgames, or the game's own")
	path, err := parseAfterFirst(flags, args)
	if err != nil {
		return err
	}
	if *profile != "" && *profile != rules.Recorded.String() {
		return errUsage
	}
	return onGame(func(g *game, out io.Writer) error {
		src := record.Source{
			Title: g.title, Players: g.players, Computers: match.LevelNames(g.stints), Seed: g.seed, Own: *profile == "",
		}
		data, err := record.Write(src, g.log(), titles.Recorded)
		if err != nil {
			return err
		}
		_, err = out.Write(data)
		return err
	})([]string{path}, out)
}
