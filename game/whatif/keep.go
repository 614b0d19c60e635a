package whatif

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
)

// Keep keeps the actions of before that now lacks, and returns the branch that contains them, or nil if nothing is
// missing. A new branch gets the name, with a number if the name is taken.
func (s *Set) Keep(before, now *match.Match, name string) *Branch {
	from, to := before.Common(now), before.Len()
	if from == to {
		return nil
	}
	for _, b := range s.list {
		if b.Plays() > 0 && b.agrees(before) == to {
			return b
		}
	}
	cut := &Branch{Name: name, Game: before.Clone(), From: from, To: to, Undone: true}
	cut.Game.GoTo(to)
	i := slices.IndexFunc(s.list, func(b *Branch) bool { return b.Undone && b.agrees(before) == b.To })
	if i < 0 && cut.OwnTurn() {
		i = slices.IndexFunc(s.list, func(b *Branch) bool { return b.Undone && b.OwnTurn() })
	}
	if i >= 0 {
		cut.Name = s.list[i].Name
		s.list = slices.Insert(slices.Delete(s.list, i, i+1), 0, cut)
		return cut
	}
	cut.Name = s.free(name)
	s.list = slices.Insert(s.list, 0, cut)
	s.trim()
	return cut
}

// Side keeps the actions of another copy of the game that the game lacks, as an ordinary branch, and returns it. It
// returns the branch that contains them already, if there is one, and nil if nothing is missing or the set is full. A
// new branch gets the name, with a number if the name is taken.
func (s *Set) Side(other, game *match.Match, name string) *Branch {
	from, to := other.Common(game), other.Now()
	if from >= to {
		return nil
	}
	for _, b := range s.list {
		if b.Plays() > 0 && min(b.Game.Common(other), b.To) >= to {
			b.Undone = false
			return b
		}
	}
	free := s.free(name)
	b := s.add(other.Clone(), from, to)
	if b == nil {
		return nil
	}
	b.Name = free
	b.Game.GoTo(to)
	b.Game.Cut()
	b.Game.Programmes = programme.List{}
	return b
}

// free returns the name, with a number if it is taken.
func (s *Set) free(name string) string {
	free := name
	for n := 2; s.named(free); n++ {
		free = name + " " + strconv.Itoa(n)
	}
	return free
}

// OwnTurn reports whether the branch is part of one turn, decided by one player.
func (b *Branch) OwnTurn() bool {
	for i := b.From + 1; i < b.To; i++ {
		if b.Game.Starts(i).Has(match.TurnStart) || b.Game.Decider(i) != b.Game.Decider(b.From) {
			return false
		}
	}
	return true
}

// trim drops the oldest Undone branches if there are too many.
func (s *Set) trim() {
	undone := 0
	s.list = slices.DeleteFunc(s.list, func(b *Branch) bool {
		if b.Undone {
			undone++
		}
		return b.Undone && undone > MostUndone
	})
}
