package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Versus starts to think like Begin, but about a choice that was made: it takes the place of that of the rules of
// thumb, which becomes one of the others, so that it gets every playout.
func (s *Search) Versus(v rules.View, made rules.Action) {
	s.Begin(v)
	s.made = made
}

// ShareRuns makes the search use the best runs that a player has found, and note there those that it finds itself. It
// serves who asks both about positions of one game.
func (s *Search) ShareRuns(with *Sensible) { s.thumb.runs = with.runs }

// KeepSites makes later playouts build what earlier ones have built with the same network, trains and money, also from
// other positions. That saves a third of the time of short playouts from positions of one game, but what is found about
// a position depends on those before it.
func (s *Search) KeepSites() { s.keep = true }

// Foresee starts to play a position on without a choice between actions. Once Think has returned true, Expected returns
// the worth of the players.
func (s *Search) Foresee(v rules.View) {
	s.Begin(v)
	s.me, s.ends = 0, [id.MaxPlayers + 1]int{}
	s.list = append(s.list, candidate{})
	s.stage = s.prepare(v.T)
}

// addEnds adds the expected worth of each player after a playout.
func (s *Search) addEnds(v rules.View) {
	for i := range v.S.Players {
		p := id.Player(i + 1)
		s.ends[p] += int(s.quick.outlook(v, p))
	}
}

// Expected returns the worth of a player in the end, as the mean of the playouts of Foresee; see Quick.Outlook.
func (s *Search) Expected(p id.Player) int32 { return int32(s.ends[p] / max(1, s.list[0].playouts)) }

// Fate is a state of companies at the ends of playouts: bit i is about the company in row i of the title's table.
type Fate struct {
	Always uint32 // true at the end of every playout
	Ever   uint32 // true at the end of any
}

// add adds playout n, counted from 1.
func (f *Fate) add(now uint32, n int) {
	if n == 1 {
		f.Always = now
	}
	f.Always, f.Ever = f.Always&now, f.Ever|now
}

// companiesOf returns the companies over which a player presides, and those of them without a train.
func companiesOf(v rules.View, p id.Player) (presides, idle uint32) {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if p == 0 || v.President(c) != p || !v.Is(c, rules.Floated) {
			continue
		}
		presides |= 1 << i
		if len(kinds(v, c)) == 0 {
			idle |= 1 << i
		}
	}
	return presides, idle
}

// Compares reports whether Versus compares a choice that was made in a position: neither lays nor stations nor runs,
// which have better judges than playouts.
func Compares(v rules.View, made rules.Action) bool {
	switch made.(type) {
	case rules.LayTile, rules.PlaceToken, rules.RunRoutes:
		return false
	}
	step := v.InCharge().Name()
	return step != trackStep && step != tokenStep
}
