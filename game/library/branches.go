package library

import (
	"encoding/json"
	"slices"

	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// Branch is the stored form of a what-if. Lines that cannot be read are kept unchanged.
type Branch struct {
	Name   string   `json:"name"`
	From   int      `json:"from"`             // number of actions of the game before it
	Undone bool     `json:"undone,omitempty"` // see save.Branch
	Log    []string `json:"log"`
}

// writeBranches returns the stored form of branches.
func writeBranches(t *rules.Title, list []save.Branch) []Branch {
	var out []Branch
	for _, b := range list {
		out = append(out, Branch{Name: b.Name, From: b.From, Undone: b.Undone, Log: append(lines(t, b.Log), b.Rest...)})
	}
	return out
}

// readBranches returns branches read as far as possible.
func readBranches(t *rules.Title, list []Branch) []save.Branch {
	var out []save.Branch
	for _, b := range list {
		head := save.Branch{Name: b.Name, From: max(0, b.From), Undone: b.Undone}
		out = append(out, head.WithLines(t, b.Log))
	}
	return out
}

// lines returns the stored form of actions.
func lines(t *rules.Title, log []rules.Action) []string {
	list := make([]string, len(log))
	for n, a := range log {
		list[n] = notation.Action(t, a)
	}
	return list
}

// branchesOf returns the branches in an entry, or nothing if it is empty or damaged.
func branchesOf(data []byte) []Branch {
	var list []Branch
	if json.Unmarshal(data, &list) != nil {
		return nil
	}
	return list
}

func equalBranches(a, b []Branch) bool { return slices.EqualFunc(a, b, equalBranch) }

// equalBranch reports whether two branches have the same name, start and actions.
func equalBranch(a, b Branch) bool {
	return a.Name == b.Name && a.From == b.From && a.Undone == b.Undone && slices.Equal(a.Log, b.Log)
}

// mergeBranches returns the branches with the changes of two tabs merged: additions of either are kept, removals by
// either are applied.
func mergeBranches(base, mine, theirs []Branch) []Branch {
	in := func(list []Branch, b Branch) bool {
		return slices.ContainsFunc(list, func(c Branch) bool { return equalBranch(b, c) })
	}
	var all []Branch
	for _, b := range mine {
		if in(theirs, b) || !in(base, b) {
			all = append(all, b)
		}
	}
	for _, b := range theirs {
		if !in(all, b) && !in(base, b) {
			all = append(all, b)
		}
	}
	return all
}

// reroot returns branches of a log as branches of its first common actions: one that begins later gets the actions up
// to its beginning.
func reroot(list []Branch, log []string, common int) []Branch {
	list = slices.Clone(list)
	for n, b := range list {
		if common < b.From && b.From <= len(log) {
			list[n].Log, list[n].From = append(slices.Clone(log[common:b.From]), b.Log...), common
		}
	}
	return list
}

// Branches returns the what-ifs of the game.
func (o *Session) Branches() []save.Branch { return readBranches(o.game.Title(), o.branches) }

// SetBranches sets the what-ifs of the game, to be stored by Store.
func (o *Session) SetBranches(list []save.Branch) {
	if !o.only {
		o.branches = writeBranches(o.game.Title(), list)
	}
}

// freeLetter returns a letter that is not the name of a branch.
func freeLetter(list []Branch) string {
	return save.FreeLetter(func(name string) bool {
		return slices.ContainsFunc(list, func(b Branch) bool { return b.Name == name })
	})
}
