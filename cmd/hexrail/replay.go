package main

import (
	"fmt"
	"io"
	"os"

	"hexrail/rules"
)

// replay prints the ranking and the reason for the end. Notes go to standard error.
func replay(args []string, out io.Writer) error {
	path, err := one(args)
	if err != nil {
		return err
	}
	m, err := load(path)
	if err != nil {
		return err
	}
	v := m.view()
	for _, move := range m.moves {
		do(v, move)
	}
	for _, n := range m.notes {
		fmt.Fprintln(os.Stderr, "note:", n)
	}
	if m.stop != nil {
		return m.stop
	}
	for _, place := range v.Ranking() {
		fmt.Fprintf(out, "%d. %s %s%d\n", place.Rank, m.players[place.Player-1], m.title.Currency, place.Worth)
	}
	fmt.Fprintln(out, "end:", endText(v))
	return nil
}

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
	case rules.NotOver:
	}
	return "unknown"
}
