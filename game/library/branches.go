package library

import (
	"hexrail/game/save"
	"hexrail/rules"
	"hexrail/rules/notation"
)

// Branch is a what-if as it is stored with the information about its game.
type Branch struct {
	Name   string   `json:"name"`
	From   int      `json:"from"`             // number of actions of the game before it
	Undone bool     `json:"undone,omitempty"` // kept of itself when an undo and another move took it from the game
	Log    []string `json:"log"`
}

// stored returns branches as they are stored with a game.
func stored(t *rules.Title, list []save.Branch) []Branch {
	var out []Branch
	for _, b := range list {
		s := Branch{Name: b.Name, From: b.From, Undone: b.Undone}
		for _, a := range b.Log {
			s.Log = append(s.Log, notation.Action(t, a))
		}
		out = append(out, s)
	}
	return out
}

// read returns the branch; it ends before the first line that cannot be read.
func (b Branch) read(t *rules.Title) save.Branch {
	out := save.Branch{Name: b.Name, From: max(0, b.From), Undone: b.Undone}
	for _, line := range b.Log {
		a, err := notation.ParseAction(t, line)
		if err != nil {
			break
		}
		out.Log = append(out.Log, a)
	}
	return out
}

// branches returns the what-ifs that are stored with a game.
func (i *Info) branches(t *rules.Title) []save.Branch {
	var list []save.Branch
	for _, b := range i.Branches {
		list = append(list, b.read(t))
	}
	return list
}

// Branches returns the what-ifs that are kept with the game.
func (o *Session) Branches() []save.Branch { return o.info.branches(o.game.Title()) }

// SetBranches says which what-ifs are kept with the game; Store stores them.
func (o *Session) SetBranches(list []save.Branch) {
	if !o.only {
		o.info.Branches = stored(o.game.Title(), list)
	}
}
