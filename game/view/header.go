package view

import (
	"cmp"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Tense is the relation of a round, step or phase to the present.
type Tense uint8

// The tenses.
const (
	Past Tense = iota + 1
	Skipped
	Now
	Coming
)

// Round is a chip of the row of rounds.
type Round struct {
	Text      string // "OR 5.1"
	Brief     string // short form of Text for a chip; empty for a future round
	Tense     Tense
	At        int // position at which it began; -1 for a future round
	Operating bool
}

// TrainSign is a kind of train in the depot, as shown in the header.
type TrainSign struct {
	Kind      id.TrainKind
	Name      string
	Price     string
	Left      int // cards in the depot
	Unlimited bool
}

// Header is the top bar.
type Header struct {
	Title      string
	Brief      string // short title
	Rounds     []Round
	Phase      string       // name of the phase: "5"
	Limits     string       // train limits as text: "4", "1/3", "∞"
	Colors     []tile.Color // colours that may be laid, palest first
	ColorNames []string
	NextTrains []TrainSign // the kind for sale, then the next one
	Bank       string
	Over       bool
}

// Round returns the name of the current round, or of the last one.
func (h *Header) Round() string {
	now := ""
	for _, r := range h.Rounds {
		if r.Tense == Now || r.Tense == Past {
			now = r.Text
		}
	}
	return now
}

// Operating reports whether the current round is an operating round. It returns true after the end of the game.
func (h *Header) Operating() bool {
	for _, r := range h.Rounds {
		if r.Tense == Now {
			return r.Operating
		}
	}
	return true
}

// Header returns the contents of the top bar at the cursor.
func (w *Viewer) Header() Header {
	v := w.v()
	h := Header{
		Title: v.T.Name, Phase: v.PhaseDef().Name, Limits: limits(v.PhaseDef()),
		Bank: w.say.Money(v.BankLeft()), Over: v.S.End.Over,
		Rounds: w.rounds(), NextTrains: w.positionOf(v).nextTrains(),
	}
	if own := w.title("title"); own != "" {
		h.Title = own
	}
	h.Brief = cmp.Or(w.title("title.brief"), h.Title)
	if h.Brief == h.Title && w.title("title.set") == "" { // a box of one game is known by its number
		h.Brief, _, _ = strings.Cut(h.Title, " ")
	}
	for c := tile.Yellow; c <= v.PhaseDef().Colors; c++ {
		h.Colors = append(h.Colors, c)
		h.ColorNames = append(h.ColorNames, w.say.Color(c))
	}
	return h
}

// rounds returns the rounds up to the cursor and the following ones of the same set.
func (w *Viewer) rounds() []Round {
	var rounds []Round
	for i := 0; i <= w.game.At(); i++ {
		if v := w.game.ViewAt(i); i == 0 || w.game.Starts(i).Has(match.RoundStart) {
			rounds = append(rounds, Round{
				Text: w.say.Round(v), Brief: w.say.RoundBrief(v), Tense: Past, At: i, Operating: operating(v),
			})
		}
	}
	v := w.v()
	if v.S.End.Over {
		return rounds
	}
	rounds[len(rounds)-1].Tense = Now
	first, n := int(v.S.Round)+1, int(v.S.RoundsLeft)
	round := v.RoundOf(v.Base()).Name
	if round == rules.AuctionRound || round == rules.StockRound { // the set is still to begin
		first, n = 1, int(v.PhaseDef().Rounds)
	}
	if round == rules.AuctionRound {
		rounds = append(rounds, Round{Text: w.say.NumberedRound(rules.StockRound, int(v.S.Set), 0), Tense: Coming, At: -1})
	}
	if !v.T.HasShares() {
		return append(rounds, Round{
			Text: w.say.NumberedRound(rules.OperatingRound, int(v.S.Set)+1, 0), Tense: Coming, At: -1, Operating: true,
		})
	}
	for k := range n {
		rounds = append(rounds, Round{
			Text: w.say.NumberedRound(rules.OperatingRound, int(v.S.Set), first+k), Tense: Coming, At: -1, Operating: true,
		})
	}
	return rounds
}

func operating(v rules.View) bool { return v.RoundOf(v.Base()).Name == rules.OperatingRound }

// nextTrains returns the kinds for sale in the depot and the first one that is not yet for sale.
func (w position) nextTrains() []TrainSign {
	v := w.v
	var signs []TrainSign
	for i := range v.T.Trains {
		k := id.TrainKind(i + 1)
		left := v.CardsIn(k, id.Initial)
		if left == 0 {
			continue
		}
		d := v.T.Train(k)
		signs = append(signs, TrainSign{
			Kind: k, Name: d.Name, Price: w.say.Funds(d.Price), Left: left, Unlimited: d.Unlimited,
		})
		if !v.InDepot(k) {
			break
		}
	}
	return signs
}
