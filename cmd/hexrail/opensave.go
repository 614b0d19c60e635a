package main

import (
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
)

// openSave returns the game of one of our saves.
func openSave(data []byte) (*game, error) {
	f, err := save.Decode(data)
	if err != nil {
		return nil, err
	}
	return openGame(f.Game)
}

// openLink returns the game of one of our links.
func openLink(link string) (*game, error) {
	own, err := share.Decode(link)
	if err != nil {
		return nil, err
	}
	return openGame(own)
}

// openGame returns one of our own games, replayed. Its actions are numbered from 1 and named by the verbs of the
// notation.
func openGame(own match.Game) (*game, error) {
	m, stop, err := match.Open(own)
	if err != nil {
		return nil, err
	}
	g := &game{title: own.Title, players: own.Players, seed: own.Seed, start: *m.ViewAt(0).S}
	g.id, g.name, g.stints = own.ID, own.Name, m.Computers()
	for i, a := range m.Log() {
		verb, _, _ := strings.Cut(notation.Action(own.Title, a), " ")
		g.moves = append(g.moves, record.Move{ID: i + 1, Type: verb, Actions: []rules.Action{a}})
	}
	if stop != nil {
		g.stop = stop
	}
	return g, nil
}
