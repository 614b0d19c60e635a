package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// play plays a game to its end, at random by default, and writes it to out as a record. It returns an error for wrong
// arguments.
func play(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	players := flags.Int("players", 0, "number of players")
	seed := flags.Uint64("seed", 1, "seed of the game and of the choices")
	level := flags.String("level", "random", "random, or a level of computers")
	flags.BoolFunc("sensible", "the same as -level sensible", func(string) error { return flags.Set("level", "sensible") })
	actions := flags.Int("actions", maxActions, "number of actions at most")
	options := flags.String("options", "", "options in force, parted by commas")
	profile := flags.String("profile", rules.Rulebook.String(), "rulebook or 18xxgames")
	name, err := parseAfterFirst(flags, args)
	if err != nil {
		return err
	}
	if newPlayers[*level] == nil {
		return errUsage
	}
	e, t, err := buildTitle(name, *profile, *options)
	if err != nil {
		return err
	}
	if err := checkPlayers(e, t, *players); err != nil {
		return err
	}
	data, _, err := playGame(t, *players, *seed, newPlayers[*level](*seed), *actions)
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	return err
}

// findTitle returns a title by its key, or by its name in records, ignoring case.
func findTitle(name string) (titles.Entry, error) {
	var keys []string
	for _, e := range titles.All() {
		if strings.EqualFold(e.Key, name) || strings.EqualFold(e.Record, name) {
			return e, nil
		}
		keys = append(keys, e.Key)
	}
	return titles.Entry{}, fmt.Errorf("no title %q; there are %s", name, strings.Join(keys, ", "))
}

// maxActions stops a game that does not end; it is the limit of a record.
const maxActions = record.MaxActions

// playGame plays a game, to its end or so many actions, and returns its record, which reads back as the same game, and
// its last position.
func playGame(
	t *rules.Title, players int, seed uint64, p bot.Player, actions int,
) (data []byte, last rules.State, err error) {
	var names []string
	for i := range players {
		names = append(names, fmt.Sprintf("Player %d", i+1))
	}
	w, err := record.NewWriter(record.Source{Title: t, Players: names, Seed: seed, Own: true}, titles.Recorded)
	if err != nil {
		return nil, rules.State{}, err
	}
	x := &rules.Scratch{}
	s := rules.Start(t, players, seed, x)
	v := rules.View{T: t, S: &s, X: x}
	for n := 1; !s.End.Over && n <= actions; n++ {
		a := p.Choose(v)
		if a != nil {
			err = w.Add(a)
		}
		if err == nil {
			err = advance(v, a, seed, n)
		}
		if err != nil {
			return nil, s, err
		}
	}
	data, err = w.Finish()
	return data, s, err
}

// advance plays action number n of a game between computers. The error describes where the game is stuck.
func advance(v rules.View, a rules.Action, seed uint64, n int) error {
	who, why := notation.Owner(v.T, v.Actor()), "has no end in sight"
	if a == nil {
		why = "has no action to which everybody agrees"
	} else if refusal := rules.Do(v, a, v.S); refusal.Refused() {
		why = fmt.Sprintf("is offered what is refused, %s: %s (rule %s)",
			notation.Action(v.T, a), refusal.Reason, refusal.Rule)
	} else if v.S.End.Over || n < maxActions {
		return nil
	}
	return fmt.Errorf("%s, %s, %d players, seed %d: "+
		"the game stands still at action %d in step %q, where player %d decides: %s %s",
		v.T.Key, v.T.Profile, v.S.Players, seed, n, v.InCharge().Name(), v.Decider(v.Actor()), who, why)
}
