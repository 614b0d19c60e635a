package rules

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Title is one rule set with one choice of options: everything that never changes during a game. New completes and
// checks it. After that it is read-only and may be shared.
type Title struct {
	Key      string // "1830-classic"; it is part of files and links, so it never changes
	Name     string // title in game records: "1830"
	Profile  Profile
	Options  []string // settings that differ from the profile's, and versions of the rules, in the form of package titles
	Version  int      // of the rules, from 1; set by package titles
	Before   *Title   // title for the actions before number Since; nil if it is the same for all
	Since    int
	Currency string // sign before an amount: "$"
	Credits  string // sign after an amount of companies' money, if that never mixes with the players': "cc"

	Bank         int32                    // money in the game, the players' starting cash included
	StartingCash [id.MaxPlayers + 1]int32 // by number of players; zero if the number cannot play
	CompanyCash  [id.MaxPlayers + 1]int32 // money of each company dealt to a player before the game; zero as above
	CertLimit    [id.MaxPlayers + 1]uint8 // by number of players
	// CertLimitFewer has the limits after companies have left the game, in descending order of Corps (1870/R2).
	CertLimitFewer []FewerCorps
	// HoldLimits replaces the policy HoldLimit, by number of players, where not zero.
	HoldLimits [id.MaxPlayers + 1]uint8
	// LastSet is the set whose stock round ends the game; zero if there is none (1870/R155, 1822PNW/R155).
	LastSet  uint8
	Board    track.BoardDef                  // hexes, terrain, borders, printed faces
	Tiles    tile.Set                        // kinds and copies
	Market   market.Chart                    // price chart
	Corps    []CorpDef                       // charters in table order, which decides ties between companies
	Privates []PrivateDef                    // cards in the order in which they are offered
	Trains   []TrainDef                      // kinds in the order of the depot
	Phases   []PhaseDef                      // the first is in force at the start
	Rounds   []Round                         // RoundID i+1 is Rounds[i]
	First    RoundID                         // the round with which a game begins
	Next     func(v View, r RoundID) RoundID // the round after one that ends; zero repeats First
	Policy   Policy
	Hooks    Hooks
	Boxes    [2]uint8    // boxes of the two decks of cards (1822PNW/R2); zero without decks
	Bidding  CardFigures // by which computer players bid on the cards in the boxes
	// Caution is the percentage of its lead that a computer player with many playouts asks of another choice than that of
	// the rules of thumb, in the turns of players; zero is all of it. Where playouts predict the end well, less will do.
	// SaleCaution is the same if the other choice is a sale of shares.
	Caution, SaleCaution uint8
	// BidTokens is the number of boxes that a player may bid on in a stock round, by number of players (1822PNW/R34).
	BidTokens   [id.MaxPlayers + 1]uint8
	TurnBids    uint8       // bids that a player may make in a turn of a stock round (1822PNW/R29)
	PlayerMoney int32       // total that players may hold before the bank is broken; see PlayersHold
	Cite        Cites       // the rule behind each reason
	MarkNames   []string    // names of hex markers in records, by the bits of track.Cell.Marks; numbers if empty
	MoreSlots   bool        // stations beside the slots of a city are written as further slots
	Own         []Action    // a zero action of each kind that only this title has
	Memory      []MemoryDef // names of the numbers that only this title remembers

	board      *track.Board
	homes      []id.Hex     // by id.Corp, index 0 unused
	places     []uint8      // index of the slot reserved in the home city, by id.Corp, index 0 unused
	first      []id.Cert    // president's certificate by id.Corp, index 0 unused
	aside      []id.Private // private for which the last certificate is set aside, by id.Corp, index 0 unused
	certs      []certDef    // by id.Cert, index 0 unused
	cards      []trainCard  // by id.Train, index 0 unused
	kinds      []trainKind  // by id.TrainKind, index 0 unused
	cardOf     []id.Private // card that brings a company into the game, by id.Corp; empty if none has one
	corpOfCard []id.Corp    // the inverse, by id.Private, index 0 unused
	actions    []Action     // a zero action of every kind
	byLink     [64]Action   // by ActionDef.Link
	// Numbers by name, for records and notation.
	corpByName    map[string]id.Corp
	privateByName map[string]id.Private
	hexByName     map[string]id.Hex
	actionByVerb  map[string]Action
}

// FewerCorps is a certificate limit for games with at most Corps companies left.
type FewerCorps struct {
	Corps int
	Limit [id.MaxPlayers + 1]uint8 // by number of players
}

// CorpDef is a charter.
type CorpDef struct {
	ID         string // "PRR", as in game records
	Abbr       string // as printed, when it differs from ID
	Name       string
	Color      uint32  // 0xRRGGBB as printed
	Home       string  // coordinate of the home hex
	HomeCity   int8    // index of the home city, or AnyCity
	TokenCosts []int16 // price of each station in order, the home station first
	ExtraCost  int16   // price of a station that the company may earn in addition (1870/R137)
	// Destination is the coordinate of the hex that the company has to reach (1870/R130, 1822PNW/R74), or empty.
	Destination string
	FloatAt     uint8 // percent that must be sold, counted as policy FloatCount has it
	Layer       uint8 // layer of companies, from 1; zero if there are no layers (1860/R33)
	// ParLow and ParHigh bound the par price; zero is no bound.
	ParLow, ParHigh int16
	Kind            CorpKind // zero if all companies are alike
	Partner         string   // minor that it forms from (1822PNW/R94)
	Exchange        uint8    // stations in addition to the charter, which takeovers make usable (1822PNW/R77)
	Reserved        string   // private for which its last certificate is set aside, or empty (1860/R46)
	Certs           []Cert   // the president's certificate first
	// Small is the form in which it begins if it can convert: its first certificates with their percentages until then
	// (18FL/R61). It is empty if the company has one form.
	Small []Cert
}

// CorpKind is a kind of company, in titles that have several.
type CorpKind uint8

// The kinds.
const (
	Alike    CorpKind = iota // the title has one kind of company
	Major                    // a company with shares
	Minor                    // a company with one certificate and one station, whose price is its par
	Regional                 // a card with a station, which never operates (1822PNW/R49)
)

// AnyCity as HomeCity means that the company chooses a city of its home hex.
const AnyCity = -1

// Cert is one certificate of a charter.
type Cert struct {
	Percent   uint8
	President bool
}

// Shares returns the certificates of a usual charter: a president's certificate and n ordinary ones, with these
// percentages.
func Shares(president uint8, n int, each uint8) []Cert {
	certs := []Cert{{president, true}}
	for range n {
		certs = append(certs, Cert{each, false})
	}
	return certs
}

// PrivateDef is a private company card.
type PrivateDef struct {
	ID      string // "SV"
	Abbr    string // as printed, when it differs from ID
	Name    string
	Value   int32 // face value
	Revenue int32 // paid to the owner when an operating round begins
	Min     int32 // minimum price for a company; zero if companies cannot buy it
	Max     int32 // maximum price for a company
	// FromPhase is the phase from which the bank sells it in stock rounds; empty if it is auctioned.
	FromPhase string
	// Card is the company that comes into the game with this card; empty if it is a private (1822PNW/R2).
	Card string
	// AcquiredFrom is the phase from which companies may take it over from players free of charge; empty for never.
	// MajorsOnly excludes minors (1822PNW/R58).
	AcquiredFrom string
	MajorsOnly   bool
	Until        Until  // how long it pays revenue
	Becomes      string // kind of train that the company receives for it when it closes (1822PNW/R59)
	// MinPlayers is the lowest number of players with whom it is in the game (18FL/R7); zero for always.
	MinPlayers uint8
	Powers     []Power
}

// Until is the moment when a private stops paying revenue.
type Until uint8

// The ends of its revenue.
const (
	UntilClosed   Until = iota // it closes
	UntilAcquired              // a company acquires it
	UntilUsed                  // its power is used for the first time
)

// TrainDef is a kind of train.
type TrainDef struct {
	Name  string
	Count uint8 // cards in the box
	// Copies is the number of cards in the game by number of players; zero for all in the box (1830/RS4).
	Copies      [id.MaxPlayers + 1]uint8
	Unlimited   bool // there are Count cards, but the supply is never shown as exhausted
	Price       int32
	Reach       uint8  // stops that a route may have; Endless is no limit
	More        uint8  // M of an N+M train: small stops in addition to Reach (1860/R156)
	RustsOn     string // kind whose first sale removes this one; empty for never
	StartsPhase string // phase that begins with the first sale of this kind; empty for none
	FromPhase   string // phase from which it is on sale before earlier kinds are gone; empty if in its turn
	// Back is the kind on the other side of the cards, or empty. The side is chosen when a card leaves the bank. The kind
	// of the back has a row of its own, without cards.
	Back string
	// TradeIn names the kinds of which one train may be given in part payment. Its value is TradeInValue.
	TradeIn      []string
	TradeInValue int32
	// Special is the class of trains that count toward no limit or duty and are never for sale; a company keeps one of
	// each class. It is zero for ordinary trains (1822PNW/R80).
	Special uint8
	// Attached marks a card that does not run by itself: another train carries it (1822PNW/R127).
	Attached bool
}

// Endless as Reach means that a route may have any number of stops.
const Endless = 255

// PhaseDef is a phase with its limits and permissions.
type PhaseDef struct {
	Name       string
	TrainLimit uint8      // trains that a company may keep; Endless is no limit
	SmallLimit uint8      // trains that a company in its small form may keep
	OneOfKind  bool       // a company takes at most one train of a kind from the bank in a turn (18FL/R88)
	Colors     tile.Color // highest tile colour that may be laid
	// MinorLimit and MinorColors apply to minors; zero if they are no exception.
	MinorLimit  uint8
	MinorColors tile.Color
	Rounds      uint8 // operating rounds of a set that begins in this phase
	// CompaniesBuyPrivates and PlayersTradePrivates allow purchases of privates from players.
	CompaniesBuyPrivates bool
	PlayersTradePrivates bool
	ClosePrivates        bool // all privates close when the phase begins
	NoCertLimit          bool // players may hold any number of certificates (1860/R38)
	NoSaleDrop           bool // sales do not move prices (1860/R29)
	// Pays is the colour that selects the revenue of stops, if it is not Colors (1870/V2).
	Pays tile.Color
}

// Column returns the colour that selects the revenue of stops with several values.
func (p *PhaseDef) Column() tile.Color { return cmp.Or(p.Pays, p.Colors) }

// certDef is a certificate of a title, with its company.
type certDef struct {
	corp id.Corp
	Cert
	small uint8 // percent in the small form; zero: not in play then
}

// trainKind is a TrainDef with its names resolved.
type trainKind struct {
	first, after id.Train     // its cards are from first to the one before after
	starts, from int8         // phases, -1 none
	rustsOn      id.TrainKind // zero: never
	back         id.TrainKind // zero: one side only
	tradeIn      [4]id.TrainKind
}

// trainCard is a train card of a title.
type trainCard struct {
	kind id.TrainKind
	num  uint8 // number within its kind, from 0
}

// At returns the title that judges action n of a game, from 0: an earlier version if the game changed to corrected
// rules later.
func (t *Title) At(n int) *Title {
	for t.Before != nil && n < t.Since {
		t = t.Before
	}
	return t
}

// placeOf returns the number of companies before index i that share its home city.
func (t *Title) placeOf(i int) (place uint8) {
	c := &t.Corps[i]
	for _, other := range t.Corps[:i] {
		if c.HomeCity >= 0 && c.Kind != Major && other.Kind != Major &&
			other.Home == c.Home && other.HomeCity == c.HomeCity {
			place++
		}
	}
	return place
}

// New completes a title and returns it: it numbers certificates and cards, compiles the board and checks the tables
// with Lint. It returns all faults that Lint finds.
func New(t Title) (*Title, error) {
	board, err := track.NewBoard(&t.Board, t.Tiles)
	if err != nil {
		return nil, fmt.Errorf("%s: board: %w", t.Key, err)
	}
	t.board = board
	t.hexByName = map[string]id.Hex{}
	for i, h := range t.Board.Hexes {
		t.hexByName[h.Name] = id.Hex(i + 1)
	}
	if err := t.indexActions(); err != nil {
		return nil, err
	}
	t.indexCorps()
	t.indexPrivates()
	t.indexTrains()
	if err := Lint(&t); err != nil {
		return nil, fmt.Errorf("%s: %w", t.Key, err)
	}
	return &t, nil
}

// indexActions finds actions by verb and by their number in links. It returns an error if two have the same.
func (t *Title) indexActions() error {
	t.actions, t.byLink, t.actionByVerb = slices.Concat(Actions(), t.Own), [64]Action{}, map[string]Action{}
	for _, a := range t.actions {
		d := a.Def()
		if _, twice := t.actionByVerb[d.Verb]; twice ||
			d.Link == 0 || int(d.Link) >= len(t.byLink) || t.byLink[d.Link] != nil {
			return fmt.Errorf("%s: the action %q has the verb or the number %d of another one", t.Key, d.Verb, d.Link)
		}
		t.byLink[d.Link], t.actionByVerb[d.Verb] = a, a
	}
	return nil
}

// indexCorps numbers the certificates and finds companies by name.
func (t *Title) indexCorps() {
	t.certs, t.first, t.homes = []certDef{{}}, []id.Cert{0}, []id.Hex{0}
	t.corpByName = map[string]id.Corp{}
	t.places = []uint8{0}
	for i, c := range t.Corps {
		t.places = append(t.places, t.placeOf(i))
		t.corpByName[c.ID] = id.Corp(i + 1)
		t.homes = append(t.homes, t.hexByName[c.Home])
		t.first = append(t.first, id.Cert(len(t.certs)))
		for n, cert := range c.Certs {
			def := certDef{corp: id.Corp(i + 1), Cert: cert}
			if n < len(c.Small) {
				def.small = c.Small[n].Percent
			}
			t.certs = append(t.certs, def)
		}
	}
}

// indexPrivates finds privates by name, by the company whose card they are, and by the company for which they are
// reserved.
func (t *Title) indexPrivates() {
	t.privateByName = map[string]id.Private{}
	t.corpOfCard = make([]id.Corp, len(t.Privates)+1)
	for i, p := range t.Privates {
		t.privateByName[p.ID] = id.Private(i + 1)
		if c := t.corpByName[p.Card]; c != 0 {
			if t.cardOf == nil {
				t.cardOf = make([]id.Private, len(t.Corps)+1)
			}
			t.cardOf[c], t.corpOfCard[i+1] = id.Private(i+1), c
		}
	}
	t.aside = []id.Private{0}
	for _, c := range t.Corps {
		t.aside = append(t.aside, t.privateByName[c.Reserved])
	}
}

// indexTrains numbers the cards and links the kinds of trains.
func (t *Title) indexTrains() {
	t.cards, t.kinds = []trainCard{{}}, []trainKind{{}}
	for i, d := range t.Trains {
		k := trainKind{
			first: id.Train(len(t.cards)), after: id.Train(len(t.cards) + int(d.Count)),
			starts: int8(t.FindPhase(d.StartsPhase)), from: int8(t.FindPhase(d.FromPhase)),
			rustsOn: t.FindTrain(d.RustsOn), back: t.FindTrain(d.Back),
		}
		for i, name := range d.TradeIn {
			k.tradeIn[i] = t.FindTrain(name)
		}
		t.kinds = append(t.kinds, k)
		for n := range d.Count {
			t.cards = append(t.cards, trainCard{id.TrainKind(i + 1), n})
		}
	}
}

// Actions returns a zero action of each kind in the title: the common ones, then its own.
func (t *Title) Actions() []Action { return t.actions }

// ActionWithLink returns the zero action with this number in links, or nil.
func (t *Title) ActionWithLink(n int) Action {
	if n < 0 || n >= len(t.byLink) {
		return nil
	}
	return t.byLink[n]
}

// ActionWithVerb returns the zero action with this verb, or nil.
func (t *Title) ActionWithVerb(verb string) Action { return t.actionByVerb[verb] }

// Track returns the compiled board.
func (t *Title) Track() *track.Board { return t.board }

// CurrencyOf returns the sign for o's money, since companies may have a currency of their own.
func (t *Title) CurrencyOf(o id.Owner) string {
	if t.Credits != "" && o.Corp() != 0 {
		return t.Credits
	}
	return t.Currency
}

// HasShares reports whether the title deals in shares. Without a price chart each company belongs to one player
// (1830/RS1).
func (t *Title) HasShares() bool { return len(t.Market.Rows) > 0 }

// Corp returns the charter of c.
func (t *Title) Corp(c id.Corp) *CorpDef { return &t.Corps[c-1] }

// Private returns the card p.
func (t *Title) Private(p id.Private) *PrivateDef { return &t.Privates[p-1] }

// Train returns the printed data of kind k.
func (t *Title) Train(k id.TrainKind) *TrainDef { return &t.Trains[k-1] }

// FrontOf returns the kind on the front of a train card, which the numbering follows. View.KindOf returns the kind of
// the side that is up.
func (t *Title) FrontOf(n id.Train) id.TrainKind { return t.cards[n].kind }

// CardNumber returns the number of a train card within its kind, from 0.
func (t *Title) CardNumber(n id.Train) int { return int(t.cards[n].num) }

// Card returns card number num of kind k, or zero.
func (t *Title) Card(k id.TrainKind, num int) id.Train {
	for i := range t.cards {
		if t.cards[i].kind == k && int(t.cards[i].num) == num {
			return id.Train(i)
		}
	}
	return 0
}

// Copies returns the number of cards of kind k in a game for this number of players.
func (t *Title) Copies(k id.TrainKind, players int) int {
	d := t.Train(k)
	if n := d.Copies[players]; n > 0 {
		return int(n)
	}
	return int(d.Count)
}

// BackOf returns the kind on the back of cards of kind k, or zero.
func (t *Title) BackOf(k id.TrainKind) id.TrainKind { return t.kinds[k].back }

// Cards returns the number of train cards; they are numbered from 1 in the order of the depot.
func (t *Title) Cards() int { return len(t.cards) - 1 }

// Certs returns the number of certificates; those of one company follow each other, president's first.
func (t *Title) Certs() int { return len(t.certs) - 1 }

// CorpOf returns the company of a certificate.
func (t *Title) CorpOf(n id.Cert) id.Corp { return t.certs[n].corp }

// PresidentCert returns the president's certificate of c, the first of its certificates.
func (t *Title) PresidentCert(c id.Corp) id.Cert { return t.first[c] }

// FindCorp returns the company with this id, or zero.
func (t *Title) FindCorp(name string) id.Corp { return t.corpByName[name] }

// FindPrivate returns the private with this id, or zero.
func (t *Title) FindPrivate(name string) id.Private { return t.privateByName[name] }

// FindHex returns the hex with this coordinate, or zero.
func (t *Title) FindHex(name string) id.Hex { return t.hexByName[name] }

// HomeHex returns the home hex of c as printed; see View.Home.
func (t *Title) HomeHex(c id.Corp) id.Hex { return t.homes[c] }

// Destination returns the printed destination of c, or zero.
func (t *Title) Destination(c id.Corp) id.Hex { return t.hexByName[t.Corp(c).Destination] }

// FindTrain returns the kind of train with this name, or zero.
func (t *Title) FindTrain(name string) id.TrainKind {
	for i := range t.Trains {
		if t.Trains[i].Name == name {
			return id.TrainKind(i + 1)
		}
	}
	return 0
}

// FindPhase returns the index of the phase with this name, or -1.
func (t *Title) FindPhase(name string) int {
	for i := range t.Phases {
		if t.Phases[i].Name == name {
			return i
		}
	}
	return -1
}

// HexName returns the coordinate of h.
func (t *Title) HexName(h id.Hex) string { return t.Board.Hexes[h-1].Name }
