package text

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules/notation"
)

// driftShown is the number of differences listed individually.
const driftShown = 4

// Drift returns the sentence for a game whose actions now lead to a position other than the recorded one, because the
// rules have been corrected since. was and is hold the facts that differ, in the same order; both are empty if only the
// mark differs.
func Drift(s *Speaker, was, is []notation.Pair) string {
	var list []string
	more := 0
	for i := range was {
		said := driftFact(s, was[i], is[i])
		if said == "" || len(list) == driftShown {
			more++
			continue
		}
		list = append(list, said)
	}
	if more > 0 && len(list) > 0 {
		list = append(list, s.Phrase(DriftMore, Facts{"n": strconv.Itoa(more)}))
	}
	if len(list) == 0 {
		return s.Say(Drifted)
	}
	return s.Phrase(DriftedBy, Facts{"list": s.List(list)})
}

// driftFact returns a changed fact in words: an amount, a price, who acts, what is left. Other facts are omitted,
// because they follow from these or are easy to see.
func driftFact(s *Speaker, was, is notation.Pair) string {
	family, of, _ := strings.Cut(is.Key, ".")
	switch family {
	case "depot":
		return s.Say(DriftDepot)
	case "active":
		return driftPlayer(s, DriftActor, was.Value, is.Value)
	case "priority":
		return driftPlayer(s, DriftPriority, was.Value, is.Value)
	case "cash":
		return driftNumber(s, DriftCash, of, was.Value, is.Value, s.Money)
	case "price":
		return driftNumber(s, DriftPrice, of, driftPrice(was.Value), driftPrice(is.Value), s.Money)
	case "revenue":
		return driftNumber(s, DriftRevenue, of, was.Value, is.Value, s.Money)
	case "tokens_left":
		return driftNumber(s, DriftStations, of, was.Value, is.Value, Number)
	}
	return ""
}

// driftPlayer returns the sentence for a role that another player or company has now, or "" if either has no name.
func driftPlayer(s *Speaker, word Pair, was, is string) string {
	then, now := driftName(s, was), driftName(s, is)
	if then == "" || now == "" {
		return ""
	}
	return s.Phrase(word, Facts{"was": then, "is": now})
}

// driftNumber returns the sentence for a changed number of a player or company, or "" if it is none or the same.
func driftNumber(s *Speaker, word Pair, of, was, is string, unit func(int32) string) string {
	who := driftName(s, of)
	then, err := strconv.Atoi(was)
	now, wrong := strconv.Atoi(is)
	if who == "" || err != nil || wrong != nil || then == now {
		return ""
	}
	return s.Phrase(word, Facts{"who": who, "was": unit(int32(then)), "is": unit(int32(now))})
}

// driftName returns the name of a player or company in the notation, or "".
func driftName(s *Speaker, of string) string {
	for i := range s.Names {
		if of == "p"+strconv.Itoa(i) {
			return s.Names[i]
		}
	}
	if c := s.Title.FindCorp(of); c != 0 {
		return s.Corp(c)
	}
	return ""
}

// driftPrice returns the price in a cell of the chart: "2,6:82#3" is 82.
func driftPrice(cell string) string {
	_, price, _ := strings.Cut(cell, ":")
	price, _, _ = strings.Cut(price, "#")
	return price
}
