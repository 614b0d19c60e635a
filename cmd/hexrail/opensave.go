package main

import (
	"bytes"
	"encoding/json"
	"strings"

	"hexrail/game/match"
	"hexrail/game/save"
	"hexrail/rules"
	"hexrail/rules/notation"
	"hexrail/rules/record"
)

// isSave reports whether a file is one of our saves: an object whose first key is "format".
func isSave(data []byte) bool {
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return false
	}
	key, err := d.Token()
	return err == nil && key == "format"
}

// openSave reads one of our saves. Its actions are numbered from 1 and go by the verbs of the notation.
func openSave(data []byte) (*game, error) {
	f, err := save.Decode(data)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.Open(f.Game)
	if err != nil {
		return nil, err
	}
	g := &game{title: f.Title, players: f.Players, id: f.ID, seed: f.Seed, start: *m.ViewAt(0).S}
	for i, a := range m.Log() {
		verb, _, _ := strings.Cut(notation.Action(f.Title, a), " ")
		g.moves = append(g.moves, record.Move{ID: i + 1, Type: verb, Actions: []rules.Action{a}})
	}
	if stop != nil {
		g.stop = stop
	}
	return g, nil
}
