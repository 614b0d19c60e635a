package gametest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// reasonPhrases maps a reason to a pattern that the cited rule must match, in lower case.
type reasonPhrases map[denial]string

// denial is a reason, alone or with the kind of the refused action: a skipped step, the verb of an action, or a verb
// and ofCompany if only companies are meant.
type denial struct {
	rules.Reason
	kind string
}

const ofCompany = " of a company"

// denialOf returns the reason and the kind of a refusal.
func denialOf(s *Said) denial {
	kind := ""
	switch {
	case s.Step != nil:
		kind = s.Step.Name()
	case s.Action != nil && s.Op.By.Corp() != 0:
		kind = s.Action.Def().Verb + ofCompany
	case s.Action != nil:
		kind = s.Action.Def().Verb
	}
	return denial{s.Refusal.Reason, kind}
}

// cited has the phrases of the reasons that several titles share.
var cited = map[rules.Reason]string{
	rules.WrongStep:   `track.*(station|token).*run|in a turn a player`,
	rules.GameOver:    `game ends|ends the game|played to its end|end of the set`,
	rules.NotYourTurn: `clockwise|in turn|order`,
	rules.Unknown:     `refused action`,
	rules.NothingLeft: `is a pass|ends? (the turn|by itself)|may be skipped|which ends|passes by himself`,

	rules.LotGone: `buys the (front|cheapest)|chooses a private|right to choose is auctioned|six things are sold|` +
		`cards of the seven boxes`,
	rules.PriceFixed:     `buys the (front|cheapest)|private at face value|pays its price|pays its price and his bid`,
	rules.BidTooLow:      `\$5|£5|at least`,
	rules.MoneyCommitted: `bids`,
	rules.NotBidding:     `lowest bid`,
	rules.NoMoneyForBid:  `bids`,
	rules.BidTooHigh:     `a bid leaves`,

	rules.NoMoney: `cost par|more cash than he has|at the present price|highest bids is not free`,
	rules.NoMoneyForTile: `costs the terrain|terrain costs|cost of the terrain|ground is paid|swamp costs|` +
		`first tile on a hex costs|first tile in a swamp`,
	rules.NoMoneyForStation: `at its printed price|second station costs|it costs \$|40 cc|for \$100`,
	rules.NoMoneyForTrain:   `printed price|own money|at its price`,
	rules.NoMoneyForPrivate: `buys? privates`,

	rules.NotStarted:     `president's certificate|has started`,
	rules.AlreadyStarted: `is started|company starts|to start a company|may start one`,
	rules.NotParPrice:    `par|price of \$70 to \$110`,
	rules.NotForSale:     `offering|charter`,
	rules.SoldThisRound:  `has sold in this round|who sold shares|sold shares of`,
	rules.HoldingLimit:   `60 ?(%|percent)`,
	rules.CertLimit:      `certificate limit|against the limits|limit of r5`,
	rules.OnePurchase:    `at most one purchase|at most once`,
	rules.MustSell:       `only sell|must sell|otherwise`,
	rules.MustSellOf:     `only sell|must sell|otherwise`,
	rules.FirstRound:     `first stock round`,
	rules.NotOperated:    `has operated`,
	rules.Vacant:         `without president`,
	rules.SellsTooFew:    `bring him down to 60%`,
	rules.NotHeld:        `nobody sells more|shares are sold|sells any number of his`,
	rules.PoolFull:       `half of (a|the) company|50 ?(%|percent)`,
	rules.NoSuccessor:    `another player holds`,
	rules.NoChange:       `share of the pool for the other half`,
	rules.SoldThisTurn:   `one block|split_sale`,
	rules.ShareAside:     `laid aside`,
	rules.NeedsOwnShare:  `gives his own share`,
	rules.LayerClosed:    `first layer is open`,
	rules.NobodyProtects: `with the president just before its sale`,
	rules.SellerProtects: `who sold the block himself protects nothing`,
	rules.WholeBlock:     `the whole block`,

	rules.TooEarlyForPrivates: `second stock round|first phase`,
	rules.PhaseForPrivates:    `phases 3 and 4|from the first 3-train|if phase`,
	rules.NotTradable:         `slsf never|not bo|never sold|acquire private companies`,
	rules.OwnedByCompany:      `(never|not) sold again`,
	rules.OwnPrivate:          `another player`,
	rules.PriceTooLow:         `half to twice`,
	rules.PriceTooHigh:        `half to twice`,
	rules.NoPower:             `powers|uses privates|may close|once, free`,
	rules.OwnTurnOnly:         `owner's turn|turns of the company`,
	rules.TradeTooLow:         `\$1|trade`,
	rules.PrivateGone:         `close`,

	rules.LayUsed:        `one yellow tile|one tile in a turn|two new tiles|two yellow tiles`,
	rules.HexBlocked:     `closed to everybody`,
	rules.HexFixed:       `take no tile|takes no tile`,
	rules.ColorLater:     `highest colour|colour must be|colours may be laid|phase allows the colour|colours come with`,
	rules.ColorOrder:     `next one: yellow|yellow by green|one colour up|and in order|in their colours`,
	rules.NoTileLeft:     `used up|back to the box`,
	rules.LabelDiffers:   `label|only their tiles|171k`,
	rules.CityCount:      `number of cities|numbers? of cities|cities and (towns|dots)|towns and cities|only town tiles`,
	rules.TownCount:      `towns|dots`,
	rules.MixesCities:    `each of two cities|keeps old track, cities`,
	rules.CutsTrack:      `old track|keeps every connection|keeps all track`,
	rules.OffMap:         `rim|off the map`,
	rules.NotReached:     `network|reache[sd]|is traced`,
	rules.NoGain:         `new track`,
	rules.WrongTile:      `lays|power`,
	rules.WrongTurn:      `one way round|old track`,
	rules.OffBoard:       `take no tile`,
	rules.NoUpgrade:      `next one: yellow|yellow by green|one colour up|and in order|in their colours`,
	rules.NotJoined:      `network|reache[sd]|is traced`,
	rules.HomeOnly:       `chooses its city|home`,
	rules.PowerElsewhere: `place its next station there`,

	rules.NoStationLeft: `without a station|the second of a company|three tokens|one token a turn|one ordinary station`,
	rules.StationUsed:   `one (ordinary )?(station|token)|its next station|one a turn|second station`,
	rules.HasStation: `where it has one|two stations of one company|not in a city with a station of the company|` +
		`becomes one more on the charter|one of a company per hex|without a station of it`,
	rules.NotACity:       `in a city|into a city|of a large station|free slot`,
	rules.NoSlot:         `free (slot|place)`,
	rules.SlotReserved:   `kept|left for the company at home`,
	rules.CityNotReached: `reache[sd]|traced`,
	rules.NoCityOpen:     `without a city|free (slot|place)|one token`,

	rules.NoTrain:       `without train|with a train|all trains run once`,
	rules.NoRoute:       `second stop|without train or route|has a route if|a train and a route|two stops or more`,
	rules.NotOwnTrain:   `(gives?|give up|discards?|discarded|go) .*|trains above`,
	rules.TrainTwice:    `train runs (at most )?once|trains run once|each train once`,
	rules.RouteBroken:   `continuous track|route (joins|has)`,
	rules.RouteTooShort: `two or more stops|two stops|two stations`,
	rules.RouteTooLong:  `fewer stops|n large stations|counts and pays|limits its cities|toward the train`,
	rules.RouteStopTwice: `no stop twice|calls at a stop once|no station twice|` +
		`no stop and no track twice|no hex twice`,
	rules.RouteTrackTwice:      `no piece of track|no stop and no track|share no track|side of a hex|track is used once`,
	rules.RouteBlocked:         `full of (others|stations)|full cit`,
	rules.RouteThroughOffBoard: `off-board area.*ends?\b|off-board areas are (at the )?ends`,
	rules.RouteAreaTwice:       `area once`,
	rules.RouteNoStation:       `station of the company`,
	rules.RouteEndsAtHalt:      `at a halt`,
	rules.RouteThroughTerminal: `ends only`,
	rules.MustRun:              `trains (must )?run while|runs at least one`,
	rules.RunBelowBest:         `the most (they can|possible)`,
	rules.RevenueStated:        `sum of|pay what is printed|earn the value|recorded revenue`,
	rules.NoEarnings:           `without earnings|no income|nothing paid|nothing: one left`,
	rules.NoSuchDividend:       `half|kept|keep all|full:`,

	rules.TrainNotForSale: `next (one )?of the (depot|row)|kind of its row|top of the stack|` +
		`lowest train of the bank|trains of the supply`,
	rules.TrainLimit:        `at its limit|above the limit|train limit|below its limit|limits count`,
	rules.OneOfKind:         `one train of a kind`,
	rules.TrainPrice:        `printed price|at its price|trains of the supply`,
	rules.NoTradeIn:         `part payment|for a 4, 5 or 6|printed price|at its price|over to its 2`,
	rules.HelpCheapestOnly:  `cheapest`,
	rules.HelpAbovePrinted:  `printed price`,
	rules.HelpAfterSale:     `last sale`,
	rules.NoDuty:            `the president adds|its president adds|without the duty|must buy one`,
	rules.TrainTooLow:       `price from \$1|at least \$1|10 cc, agreed|trade trains|for \$1 or more`,
	rules.MustBuyTrain:      `must (buy|own)|owns a train`,
	rules.SaleNotNeeded:     `no more than needed|money is short|as far as needed`,
	rules.OnlyAsNeeded:      `needed`,
	rules.KeepsPresidency:   `keeps its president|changes its president|change hands`,
	rules.NotOverLimit:      `above (the|its|a new) limit|limits|limit falls`,
	rules.OtherDiscards:     `of several|order of|table order|start of its own next turn|order of the table`,
	rules.NothingAffordable: `can(not)? (be )?pa(y|id)|printed price|own money`,
	rules.PriceStep:         `multiple|steps of`,
	rules.TrainLater:        `the next (one )?of the|first kind|top of the stack|sold out|must be gone`,
	rules.StillSolvent:      `bankrupt`,
	rules.HelpTooLittle:     `the president adds|its president adds|helped by its president`,
	rules.HelpBankOnly:      `after sales`,
}

// CitedRules compares the rules that a title cites with their reasons: each rule must be in the rulebook and contain
// the phrase of its reason, which few other rules may, and every step must have a rule at which the book opens. own has
// the phrases of the title's own reasons, each under its rule and brief form as in Truth, and those of shared reasons
// that its book words differently. If a step cites another rule than usual for some kind of action or for a skipped
// step, the kind follows: "NoMoney: buy of a company".
func CitedRules(t *testing.T, key string, own map[string]string) {
	t.Helper()
	e, _ := titles.Find(key)
	book := rulebook.Parse(e.Rules().In(words.En), func(option string) string { return option })
	for _, p := range e.Profiles() {
		title, err := e.Build(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		phrases := phrasesOf(t, title, own)
		for n, cite := range title.Cite {
			if r := rules.Reason(n); cite != "" {
				if fault := phrases.fault(book, denial{Reason: r}, cite); fault != "" {
					t.Errorf("%v: %s: %s", p, nameOf(title, r), fault)
				}
			}
		}
		for _, round := range title.Rounds {
			for _, s := range round.Steps {
				if title.Cite[catalog.Step(title, s.Name()).Chapter] == "" {
					t.Errorf("%v: the rules are opened nowhere in the step %s", p, s.Name())
				}
			}
		}
	}
}

// phrasesOf returns the shared phrases with those of a title merged into them.
func phrasesOf(t *testing.T, title *rules.Title, own map[string]string) reasonPhrases {
	t.Helper()
	all := reasonPhrases{}
	for r, phrase := range cited {
		all[denial{Reason: r}] = phrase
	}
	for name, phrase := range own {
		name, kind, _ := strings.Cut(name, ": ")
		all[denial{reasonNamed(t, title, name), kind}] = phrase
	}
	return all
}

// fault returns the fault of the rule cited for a reason, or "".
func (p reasonPhrases) fault(book *rulebook.Book, r denial, cite string) string {
	_, number, _ := strings.Cut(cite, "/")
	rule, found := book.Find(number)
	phrase, known := p.of(r)
	switch {
	case !found:
		return cite + " is not in the book"
	case !known:
		return "nothing is known that " + cite + " must say"
	case !says(phrase, rule):
		return cite + " speaks of something else: " + rule.Text
	}
	fit, all := 0, 0
	for _, section := range book.Sections {
		for _, other := range section.Rules {
			all++
			if says(phrase, other) {
				fit++
			}
		}
	}
	if fit > all/mostFit {
		return fmt.Sprintf("%d of %d rules say %s", fit, all, phrase)
	}
	return ""
}

// of returns the phrase for a reason, the one for its kind if there is one, and reports whether any is known.
func (p reasonPhrases) of(r denial) (phrase string, known bool) {
	for _, kind := range [...]string{r.kind, strings.TrimSuffix(r.kind, ofCompany), ""} {
		if phrase, known = p[denial{r.Reason, kind}]; known {
			return phrase, true
		}
	}
	return "", false
}

// mostFit bounds the matches of a phrase: if more than one rule in mostFit contains it, it proves nothing about the
// rule.
const mostFit = 12

// says reports whether the text of a rule contains a phrase, which is a regular expression in lower case.
func says(phrase string, rule rulebook.Rule) bool {
	return regexp.MustCompile(phrase).MatchString(strings.ToLower(rule.Text))
}

// nameOf returns the name of a reason for reports.
func nameOf(title *rules.Title, r rules.Reason) string {
	if r < rules.OwnReasons {
		return r.String()
	}
	return titles.WordsOf(title).Reasons[r].Brief[text.En]
}
