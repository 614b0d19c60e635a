package t1830

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The rounds of the starter game.
const (
	dealRound rules.RoundID = iota + 1
	turnRound               // a turn of every railroad
	surplus                 // interruption: trains above a limit that has fallen (RS13)
)

// starterBank is all money of the starter game, including that of the railroads, in dollars (RS5).
const starterBank = 5600

// railroads returns the six railroads of the starter game in operating order (RS6). Each is a single certificate with
// two stations (RS3).
func railroads() []rules.CorpDef {
	table := corps()
	var list []rules.CorpDef
	for _, name := range [...]string{"PRR", "NYC", "C&O", "B&M", "NYNH", "B&O"} {
		d := table[slices.IndexFunc(table, func(d rules.CorpDef) bool { return d.ID == name })]
		d.TokenCosts = []int16{0, 40}
		d.FloatAt = 100
		d.Certs = []rules.Cert{{Percent: 100, President: true}}
		list = append(list, d)
	}
	return list
}

// makeStarter turns the title into the starter game (RS1-RS20).
func makeStarter(t *rules.Title, s Switches) {
	t.Key, t.Name = StarterKey, StarterRecord
	t.Bank = starterBank
	t.CompanyCash = [id.MaxPlayers + 1]int32{2: 200, 3: 180, 4: 180, 5: 150, 6: 150}
	if s.TwoPlayer == Pairs {
		t.CompanyCash[2] = t.CompanyCash[4]
	}
	t.Corps = railroads()
	t.Board = boardOf(halveCosts(hexTable(!s.GulfSplit)), t.Corps)
	t.Trains = starterTrains(s.TwoPlayer)
	t.Phases = starterPhases()
	t.Rounds = []rules.Round{
		dealRound - 1: deal{pairs: s.TwoPlayer != OneEach, absentHomes: s.AbsentHomes}.round(),
		turnRound - 1: railroadTurns(s),
		surplus - 1:   {Steps: []rules.Step{step.DiscardTrains{}}},
	}
	t.First = dealRound
	t.Next = func(rules.View, rules.RoundID) rules.RoundID { return turnRound }
	t.Policy.HomeStation = rules.AtSetUp
	t.Policy.TrainDuty = rules.IfAffordable
	t.Policy.TrainHelp = rules.NobodyHelps
	t.Policy.Score = rules.CompaniesMoney
	t.Policy.ScorePrivates = rules.Off
	if !s.Blocking {
		t.Policy.FullCities = rules.FullPass
	}
	t.Cite = starterCites()
}

// railroadTurns returns the round in which each railroad has a turn, PRR first. There are no sets: each round is one
// (RS6, RS7).
func railroadTurns(s Switches) rules.Round {
	return step.OperatingRound(step.Operating{
		Steps: []rules.Step{
			step.LayTrack{Lays: step.OneLay(), Restriction: track.Permissive},
			step.PlaceStation{},
			step.RunTrains{},
			collect{},
			step.BuyTrains{Discard: surplus, Trade: rules.SwitchOf(s.TrainsTraded)},
		},
		Alone:    true,
		TurnOver: endIfBroke,
	})
}

// endIfBroke ends the game with the round if c has ended its turn without a train because it cannot afford the cheapest
// one. It does nothing if no train is for sale (RS14).
func endIfBroke(tx *rules.Tx, c id.Corp) {
	price, ok := tx.CheapestTrain()
	if ok && tx.TrainCount(id.OfCorp(c)) == 0 && tx.Cash(id.OfCorp(c)) < price {
		tx.GoBroke(c)
	}
}

// halveCosts halves the terrain costs in hexes, of which it keeps the printed ones, and returns hexes (RS8).
func halveCosts(hexes []track.HexDef) []track.HexDef {
	for i := range hexes {
		h := &hexes[i]
		h.Printed, h.Cost = h.Cost, h.Cost/2
	}
	return hexes
}

// starterTrains returns the trains of the starter game with their copies by number of players (1.1, RS4, RS11).
func starterTrains(two TwoPlayer) []rules.TrainDef {
	table := []rules.TrainDef{
		{Name: "2", Price: 80, Reach: 2, RustsOn: "4", Copies: [id.MaxPlayers + 1]uint8{2: 4, 3: 4, 4: 5, 5: 6, 6: 7}},
		{Name: "3", Price: 180, Reach: 3, StartsPhase: "3", Copies: [id.MaxPlayers + 1]uint8{2: 3, 3: 4, 4: 5, 5: 6, 6: 6}},
		{Name: "4", Price: 300, Reach: 4, StartsPhase: "4", Copies: [id.MaxPlayers + 1]uint8{2: 2, 3: 3, 4: 4, 5: 5, 6: 5}},
		{Name: "5", Price: 450, Reach: 5, StartsPhase: "5", Copies: [id.MaxPlayers + 1]uint8{2: 1, 3: 1, 4: 1, 5: 1, 6: 2}},
	}
	for i := range table {
		d := &table[i]
		d.Count = slices.Max(d.Copies[:])
		if two == Pairs {
			d.Copies[2] = d.Copies[4]
		}
	}
	return table
}

// starterPhases returns the phases of the starter game (RS11).
func starterPhases() []rules.PhaseDef {
	return []rules.PhaseDef{
		{Name: "2", TrainLimit: 4, Colors: tile.Yellow, Rounds: 1},
		{Name: "3", TrainLimit: 4, Colors: tile.Green, Rounds: 1},
		{Name: "4", TrainLimit: 3, Colors: tile.Green, Rounds: 1},
		{Name: "5", TrainLimit: 2, Colors: tile.Brown, Rounds: 1},
	}
}

// deal sets up the starter game: railroads are dealt at random and get their money, and all home stations are placed.
// Nothing is decided (RS4, RS5).
type deal struct {
	step.Silent
	pairs       bool // two players have two railroads each (X26)
	absentHomes bool // homes of railroads that nobody plays are placed too (X17)
}

// DealKey is the key of the step of the deal, which is never in charge.
const DealKey = "deal"

// round returns the round of the deal, which ends at once.
func (s deal) round() rules.Round {
	return rules.Round{Steps: []rules.Step{s}, Begin: s.begin, Turn: func(*rules.Tx) {}}
}

// begin shuffles and deals the companies. Companies that were not dealt have their home stations placed too, or no
// place reserved, by option.
func (s deal) begin(tx *rules.Tx) {
	hands := s.hands(int(tx.S.Players))
	shuffle(tx, hands)
	for i, hand := range hands {
		for _, c := range hand {
			s.give(tx, c, id.Player(i+1))
		}
	}
	for i := range tx.T.Corps {
		switch c := id.Corp(i + 1); {
		case s.absentHomes || tx.Is(c, rules.Floated):
			tx.PlaceHome(c, max(0, int(tx.T.Corps[i].HomeCity)))
		default:
			tx.Mark(c, rules.HomeDone) // nothing is reserved
		}
	}
	tx.EndRound()
}

// hands returns the railroads of each player: the first ones in order, one each, or the two pairs.
func (s deal) hands(players int) (hands [][]id.Corp) {
	if players == 2 && s.pairs {
		return [][]id.Corp{{1, 4}, {2, 3}} // PRR with B&M, NYC with C&O
	}
	for i := range players {
		hands = append(hands, []id.Corp{id.Corp(i + 1)})
	}
	return hands
}

// give gives a railroad to a player.
func (deal) give(tx *rules.Tx, c id.Corp, p id.Player) {
	tx.TakePresidency(c, p)
	tx.Mark(c, rules.Floated)
	money := tx.T.CompanyCash[tx.S.Players]
	tx.Pay(id.Bank, id.OfCorp(c), money)
	tx.Note(rules.Event{Kind: rules.CorpFloated, Corp: c, Amount: money})
}

// shuffle puts a list into random order. It scales each random number, since the low bits of the generator are poor.
func shuffle[E any](tx *rules.Tx, list []E) {
	for i := len(list) - 1; i > 0; i-- {
		k := tx.Draw() * uint64(i+1) >> 31
		list[i], list[k] = list[k], list[i]
	}
}

func (deal) Name() string { return DealKey }

// collect pays the revenue into the treasury. Nobody decides, so the step is never open and acts when it is skipped
// (RS7, RS10).
type collect struct{ step.Silent }

// CollectKey is the key of the step collect.
const CollectKey = "collect"

func (collect) Name() string { return CollectKey }

// Skip implements rules.Skipper.
func (collect) Skip(tx *rules.Tx) {
	c, revenue := tx.Actor().Corp(), tx.S.Turn.Revenue
	tx.SettleRun(c)
	tx.Pay(id.Bank, id.OfCorp(c), revenue)
	tx.Note(rules.Event{Kind: rules.EarningsKept, Corp: c, Amount: revenue})
}
