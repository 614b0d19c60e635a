package whatif

import (
	"slices"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
)

// Limits on the number of branches of a game. Undone branches have room of their own, so that they never displace a
// branch of the player's.
const (
	Most       = 64
	MostUndone = 12
	MostOwn    = Most - MostUndone
)

// Set holds the branches of one game, the newest first. The zero value is empty.
type Set struct {
	list   []*Branch
	unread []save.Branch // branches that cannot be followed, as read
	kept   []mark        // marks of the branches last passed to keep; nil before the first Save
}

// mark identifies the content of a branch, to detect changes.
type mark struct {
	name         string
	from, to     int
	end          *rules.State
	undone, left bool
}

// All returns the branches, the newest first. The caller must not modify the slice.
func (s *Set) All() []*Branch { return s.list }

// Full reports whether the limit of the player's branches is reached.
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

// Again begins a branch at the start of another one. It returns nil if the set is full.
func (s *Set) Again(b *Branch) *Branch {
	c := b.Game.Clone()
	c.GoTo(b.From)
	c.Cut()
	return s.add(c, b.From, b.From)
}

// Fork begins a branch that shares the actions of another one up to position at. It returns nil if the set is full.
func (s *Set) Fork(b *Branch, at int) *Branch {
	c := b.Game.Clone()
	c.GoTo(at)
	c.Cut()
	return s.add(c, min(b.From, at), at)
}

// add adds a branch at the front of the list. It returns nil if the set is full.
func (s *Set) add(m *match.Match, from, to int) *Branch {
	if s.Full() {
		return nil
	}
	b := &Branch{Name: save.FreeLetter(s.named), Game: m, From: from, To: to}
	s.list = slices.Insert(s.list, 0, b)
	return b
}

// named reports whether some branch has the name.
func (s *Set) named(name string) bool {
	return slices.ContainsFunc(s.list, func(b *Branch) bool { return b.Name == name })
}

// MaxName is the maximum length of a branch's name in characters.
const MaxName = 20

// Rename gives a branch another name. It returns false if the name is empty, too long or that of another branch.
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

// Drop removes a branch and returns its index for Restore, or -1 if it is not in the set.
func (s *Set) Drop(b *Branch) int {
	i := slices.Index(s.list, b)
	if i >= 0 {
		s.list = slices.Delete(s.list, i, i+1)
	}
	return i
}

// Restore puts a dropped branch back at its index. It gets another letter if its name has been taken meanwhile. It
// returns false if the set is full.
func (s *Set) Restore(b *Branch, i int) bool {
	if s.Full() {
		return false
	}
	if s.named(b.Name) {
		b.Name = save.FreeLetter(s.named)
	}
	s.list = slices.Insert(s.list, min(max(i, 0), len(s.list)), b)
	return true
}

// Tidy drops branches without actions.
func (s *Set) Tidy() {
	s.list = slices.DeleteFunc(s.list, func(b *Branch) bool { return b.Plays() == 0 })
}

// Save passes the stored form of the branches to keep, unless nothing has changed since the last call.
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

// Take replaces the branch of the same name, or else adds b in front.
func (s *Set) Take(b *Branch) {
	s.kept = nil
	if i := slices.IndexFunc(s.list, func(c *Branch) bool { return c.Name == b.Name }); i >= 0 {
		s.list[i] = b
		return
	}
	s.list = slices.Insert(s.list, 0, b)
}

// Saved returns the branches in the form of a file of the game.
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

// Read returns the branches of a file, replayed on the game as far as the rules accept them.
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
			name = save.FreeLetter(s.named)
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
