package whatif

import (
	"slices"
	"unicode/utf8"

	"hexrail/game/match"
	"hexrail/game/save"
	"hexrail/rules"
)

// The numbers of branches that are kept with a game. What an undo took from it has room of its own, so that it never needs
// a branch of the player's to be discarded.
const (
	Most       = 64
	MostUndone = 12
	MostOwn    = Most - MostUndone
)

// Set is the branches of one game, the newest first. The zero value is empty.
type Set struct {
	list   []*Branch
	unread []save.Branch // branches that cannot be followed, as they were read
	kept   []mark        // what Save handed over last; nil before
}

// mark tells a branch, as a file of the game keeps it, from what it was before.
type mark struct {
	name         string
	from, to     int
	end          *rules.State
	undone, left bool
}

// All returns the branches, the newest first. They are the set's.
func (s *Set) All() []*Branch { return s.list }

// Full reports whether another branch needs one to be discarded.
func (s *Set) Full() bool {
	own := 0
	for _, b := range s.list {
		if !b.Undone {
			own++
		}
	}
	return own >= MostOwn
}

// Open begins a branch at the cursor of a game. It returns nil if the set is full.
func (s *Set) Open(m *match.Match) *Branch {
	return s.add(m.Branch(), m.At(), m.At())
}

// Again begins a branch where another one left the game. It returns nil if the set is full.
func (s *Set) Again(b *Branch) *Branch {
	c := b.Game.Clone()
	c.GoTo(b.From)
	c.Cut()
	return s.add(c, b.From, b.From)
}

// Fork begins a branch that shares the plays of another one up to position at. It returns nil if the set is full.
func (s *Set) Fork(b *Branch, at int) *Branch {
	c := b.Game.Clone()
	c.GoTo(at)
	c.Cut()
	return s.add(c, min(b.From, at), at)
}

func (s *Set) add(m *match.Match, from, to int) *Branch {
	if s.Full() {
		return nil
	}
	b := &Branch{Name: s.letter(), Game: m, From: from, To: to}
	s.list = slices.Insert(s.list, 0, b)
	return b
}

// letter returns the first of A to Z, AA to AZ, BA and so on that no branch has.
func (s *Set) letter() string {
	for before := ""; ; before = next(before) {
		for c := 'A'; c <= 'Z'; c++ {
			if name := before + string(c); !s.named(name) {
				return name
			}
		}
	}
}

// next returns the letter after a letter, and A after none.
func next(letter string) string {
	if letter == "" {
		return "A"
	}
	return string(letter[0] + 1)
}

// named reports whether a branch has a name.
func (s *Set) named(name string) bool {
	return slices.ContainsFunc(s.list, func(b *Branch) bool { return b.Name == name })
}

// MaxName is the maximum length of a branch's name in characters.
const MaxName = 20

// Rename gives a branch another name and reports whether it could: it must not be empty, too long or that of another
// branch.
func (s *Set) Rename(b *Branch, name string) bool {
	name = match.CleanName(name)
	if name == b.Name {
		b.Undone = false
		return true
	}
	if name == "" || utf8.RuneCountInString(name) > MaxName || s.named(name) {
		return false
	}
	b.Name, b.Undone = name, false
	return true
}

// Drop takes a branch out of the set and returns where it stood, for Restore; -1 if it is not there.
func (s *Set) Drop(b *Branch) int {
	i := slices.Index(s.list, b)
	if i >= 0 {
		s.list = slices.Delete(s.list, i, i+1)
	}
	return i
}

// Restore puts a branch that was dropped back in its place. It gets another letter if its own is taken meanwhile. It
// returns false if the set is full.
func (s *Set) Restore(b *Branch, i int) bool {
	if s.Full() {
		return false
	}
	if s.named(b.Name) {
		b.Name = s.letter()
	}
	s.list = slices.Insert(s.list, min(max(i, 0), len(s.list)), b)
	return true
}

// Tidy drops the branches on which nothing was played.
func (s *Set) Tidy() {
	s.list = slices.DeleteFunc(s.list, func(b *Branch) bool { return b.Plays() == 0 })
}

// Save hands over the branches as a file of the game keeps them, unless they are what they were the last time.
func (s *Set) Save(m *match.Match, keep func([]save.Branch)) {
	marks := []mark{}
	for _, b := range s.list {
		if b.Plays() > 0 || b.left() != nil {
			marks = append(marks, mark{b.Name, min(b.From, b.agrees(m)), b.To, b.End().S, b.Undone, b.left() != nil})
		}
	}
	if s.kept == nil || !slices.Equal(marks, s.kept) {
		s.kept = marks
		keep(s.Saved(m))
	}
}

// Take puts a branch in the place of the one with its name, or before all others.
func (s *Set) Take(b *Branch) {
	s.kept = nil
	if i := slices.IndexFunc(s.list, func(c *Branch) bool { return c.Name == b.Name }); i >= 0 {
		s.list[i] = b
		return
	}
	s.list = slices.Insert(s.list, 0, b)
}

// Saved returns the branches as a file of the game keeps them.
func (s *Set) Saved(m *match.Match) []save.Branch {
	var list []save.Branch
	for _, b := range s.list {
		if b.Plays() > 0 {
			list = append(list, b.saved(m))
		}
		if left := b.left(); left != nil {
			list = append(list, *left)
		}
	}
	return append(list, s.unread...)
}

// Read returns the branches of a file, replayed on the game as far as they can be followed.
func Read(m *match.Match, list []save.Branch) *Set {
	s := &Set{}
	for _, b := range list {
		if b.From > m.Len() {
			s.unread = append(s.unread, b)
			continue
		}
		g, _ := b.Open(m)
		if g.Len() == b.From {
			s.unread = append(s.unread, b)
			continue
		}
		name := b.Name
		if name == "" || s.named(name) {
			name = s.letter()
		}
		read := &Branch{
			Name: name, Game: g, From: b.From, To: g.Len(), Undone: b.Undone,
			rest: b.Log[g.Len()-b.From:], unread: b.Unread, lines: b.Rest,
		}
		if len(read.rest) > 0 || len(read.lines) > 0 {
			read.whole = &b
		}
		s.list = append(s.list, read)
	}
	return s
}
