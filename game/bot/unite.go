package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// rateAnswer rates an answer to a question by the resulting fortune of the player: own money and shares, and the
// player's part of the companies' money. Among equal answers the last one wins. An optional question is not answered.
func (s *judge) rateAnswer(a rules.Decide) int32 {
	for _, other := range s.legal {
		if _, asked := other.(rules.Decide); !asked {
			return 0
		}
	}
	v, p := s.v, s.v.Decider(a.By)
	w := rules.View{T: v.T, S: &s.next, X: v.X}
	if rules.Do(v, a, &s.next).Refused() {
		return 0
	}
	sum := w.Cash(id.OfPlayer(p))
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if held := int32(w.Held(c, id.OfPlayer(p))); held > 0 {
			sum += held * w.Price(c) / int32(max(1, w.Ordinary(c)))
			sum += held * w.Cash(id.OfCorp(c)) / 100
		}
	}
	return max(1, 100*sum+int32(a.Choice))
}

// gains reports whether the owner who must consent to an answer is at least as rich as before once the questions that
// follow it are settled too.
func gains(v rules.View, a rules.Decide) bool {
	next := *v.S
	w := rules.View{T: v.T, S: &next, X: v.X}
	for answer := rules.Action(a); answer != nil; answer = followUp(w, v.S.Depth) {
		if rules.Do(w, answer, &next).Refused() {
			return false
		}
	}
	owner := v.Consent(a)
	return fortune(w, owner) >= fortune(v, owner)
}

// followUp returns the first answer to the next question of an interruption of the given depth, or nil if it is over.
func followUp(v rules.View, depth uint8) rules.Action {
	if v.S.Depth < depth {
		return nil
	}
	for _, a := range rules.AppendLegal(nil, v) {
		if _, answers := a.(rules.Decide); answers {
			return a
		}
	}
	return nil
}

// fortune returns the worth of a player plus the player's part of the companies' money, which prices do not reflect.
func fortune(v rules.View, p id.Player) int32 {
	sum := v.Worth(p)
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		sum += int32(v.Held(c, id.OfPlayer(p))) * v.Cash(id.OfCorp(c)) / 100
	}
	return sum
}

// mostMinors is the number of minors a player wants: each needs a train, for which nobody else pays.
const mostMinors = 2

// minors returns the number of minors that p has, including those p is winning by bids.
func minors(v rules.View, p id.Player) (n int) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.T.Corps[i].Kind == rules.Minor && v.President(c) == p {
			n++
		}
	}
	for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
		if _, leader := v.HighBid(lot); leader == p && v.T.CorpOfCard(v.CardIn(lot)) != 0 {
			n++
		}
	}
	return n
}
