package main

import (
	"fmt"
	"io"
	"os"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// replay prints the ranking and the reason for the end of a game. Notes go to standard error. It returns the error that
// stopped the game, if any.
func replay(g *game, out io.Writer) error {
	v := g.end()
	for _, n := range g.notes {
		fmt.Fprintln(os.Stderr, "note:", n)
	}
	if g.stop != nil {
		return nil
	}
	for _, place := range v.Ranking() {
		fmt.Fprintf(out, "%d. %s %s%d\n", place.Rank, g.players[place.Player-1], g.title.Currency, place.Worth)
	}
	fmt.Fprintln(out, "end:", endText(*v))
	if v.S.End.Over {
		fmt.Fprintln(os.Stderr, "note: the end:", endSentence(*v))
	}
	return nil
}

// endSentence returns the reason for the end of a game in the title's words: "the bank is broken".
func endSentence(v rules.View) string {
	say := text.Speaker{Title: v.T}
	return say.EndReason(v.S.End.Reason)
}

// endText returns the reason for the end of a game as a word, in the words of 18xx.games where it has any.
func endText(v rules.View) string {
	if !v.S.End.Over {
		return "not finished"
	}
	switch v.S.End.Reason {
	case rules.BankBroken:
		return "bank"
	case rules.PlayerBankrupt:
		return "bankrupt"
	case rules.EndedByHand:
		return "manually_ended"
	case rules.MarketEnd:
		return "stock_market"
	case rules.Nationalised:
		return "nationalization"
	case rules.Stalled:
		return "stalled"
	case rules.Standstill:
		return "standstill"
	case rules.NoBids:
		return "no_bids"
	case rules.CorpBroke:
		return "company_broke"
	case rules.AllSetsPlayed:
		return "dnf" // as 18xx.games calls the end after the last set of 1870, too (1870/R155)
	case rules.NotOver:
	}
	return "unknown"
}
