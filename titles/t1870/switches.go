package t1870

import "github.com/hexrail/hexrail/rules"

// Track is how much a company may build in a turn (1870/R87, X2).
type Track uint8

// The values of Track.
const (
	OneTile            Track = iota + 1 // one tile, new or upgraded
	TwoYellowOrUpgrade                  // two yellow tiles, or one upgrade
)

// ReissueTiming is when in the turn a president may reissue shares (1870/R65, X4).
type ReissueTiming uint8

// The values of ReissueTiming.
const (
	WholeTurn      ReissueTiming = iota + 1 // instead of everything else
	AfterOwnTrades                          // also as the last act of a turn
)

// Ledge is the effect of a sale across the ledge of the price chart (1870/R47, X6).
type Ledge uint8

// The values of Ledge.
const (
	MinusOne Ledge = iota + 1 // the price falls one row less
	Soft                      // only a last share that would just cross it does not move the price
)

// Bonus is where a reached destination counts twice (1870/R138, X8).
type Bonus uint8

// The values of Bonus.
const (
	Anywhere Bonus = iota + 1 // anywhere on the route
	RouteEnd                  // as the first or last stop
)

// Rebate is how often the bridge company makes the river cheaper (1870/P2, X10).
type Rebate uint8

// The values of Rebate.
const (
	EveryTile Rebate = iota + 1 // for every first tile of the owner in a river hex
	OneBridge                   // for one tile per game, laid by the bridge company itself
)

// HomeTile is how long the bridge company builds its owner's home for free (1870/P2, X14).
type HomeTile uint8

// The values of HomeTile.
const (
	UntilBuilt HomeTile = iota + 1 // while the home hex has no tile
	FirstTurn                      // in the owner's first turn
)

// Switches settle everything that is variable about the title before it is built. A switch selects a policy, the
// configuration of a step, or a table; no rule reads a switch during a game, because the switches are part of links and
// files and must always build the same title.
type Switches struct {
	Profile rules.Profile

	// Readings of the rules, set by the profile.
	Track                Track
	ReissueFunding       rules.ReissueFunding
	ReissueTiming        ReissueTiming
	RedeemConsent        bool // X5: a player must agree to the redemption of his share
	Ledge                Ledge
	PrivateTradePhase1   bool // privates change hands from the first round on
	Bonus                Bonus
	DestinationToCharter bool // X9: the station of a destination may be put on the charter
	Rebate               Rebate
	ExtraBridge          bool // X11: the bridge company's tile may be laid after the lays of the turn
	HomeTile             HomeTile
	AutoPassPresident    bool // X13: a turn in which only redemption or reissue is left passes by itself
	RecordedConnections  bool // X15: statements of records about connections are believed
	LooseActions         bool // X16: stored games may break certain rules, as on 18xx.games

	// Options of 18xx.games.
	Diesels          bool // R160
	FinishOn400      bool // R161
	OriginalRules    bool // R162: the five below, and a third certificate limit
	StationWars      bool // R163
	OriginalTiles    bool // R164
	MaxReissue200    bool // R165
	CanProtectIfSold bool // R166
	OriginalMarket   bool // R167

	// Corrected faults.
	NoReward      bool // R138: a company with a station in its destination gets no bonus on arrival
	OwnerRefuses  bool // R63: a refusal for one company counts for all others in that turn
	UnlimitedDeal bool // R38: privates are bought from players even above the certificate limit
	PlaysOnAlone  bool // R155: the game continues after all companies have closed
}

// SwitchesFor returns the switches of a profile without options.
func SwitchesFor(p rules.Profile) Switches {
	if p == rules.Recorded {
		return Switches{
			Profile: p, Track: TwoYellowOrUpgrade, ReissueFunding: rules.PaidOnSale, ReissueTiming: AfterOwnTrades,
			Ledge: Soft, Bonus: RouteEnd, DestinationToCharter: true, Rebate: OneBridge, ExtraBridge: true,
			HomeTile: FirstTurn, AutoPassPresident: true, RecordedConnections: true, LooseActions: true, NoReward: true,
			UnlimitedDeal: true, PlaysOnAlone: true,
		}
	}
	return Switches{
		Profile: p, Track: OneTile, ReissueFunding: rules.PaidAtOnce, ReissueTiming: WholeTurn, RedeemConsent: true,
		Ledge: MinusOne, PrivateTradePhase1: true, Bonus: Anywhere, Rebate: EveryTile, HomeTile: UntilBuilt,
	}
}

// Choices returns the switches with their names in files, links and records of 18xx.games.
func (s *Switches) Choices() []rules.Choice {
	return []rules.Choice{
		rules.Variant(rules.OneOf("track_per_turn", &s.Track, "one_tile", "two_yellow_or_upgrade")),
		rules.OnOff("diesels", &s.Diesels),
		rules.OnOff("finish_on_400", &s.FinishOn400),
		rules.OnOff("original_rules", &s.OriginalRules),
		rules.OnOff("station_wars", &s.StationWars),
		rules.OnOff("original_tiles", &s.OriginalTiles),
		rules.OnOff("max_reissue_200", &s.MaxReissue200),
		rules.OnOff("can_protect_if_sold", &s.CanProtectIfSold),
		rules.OnOff("original_market", &s.OriginalMarket),
		rules.OneOf("reissue_funding", &s.ReissueFunding, "at_once", "on_sale"),
		rules.OneOf("reissue_timing", &s.ReissueTiming, "whole_turn", "after_own_trades"),
		rules.OnOff("redeem_consent", &s.RedeemConsent),
		rules.OneOf("ledge", &s.Ledge, "minus_one", "soft"),
		rules.OnOff("private_trade_phase1", &s.PrivateTradePhase1),
		rules.OneOf("destination_bonus", &s.Bonus, "anywhere", "route_end"),
		rules.OnOff("destination_to_charter", &s.DestinationToCharter),
		rules.OneOf("mrbc_rebate", &s.Rebate, "every_tile", "once"),
		rules.OnOff("mrbc_extra_lay", &s.ExtraBridge),
		rules.OneOf("mrbc_home_tile", &s.HomeTile, "until_built", "first_turn"),
		rules.OnOff("auto_pass_president", &s.AutoPassPresident),
		rules.OnOff("recorded_connections", &s.RecordedConnections),
		rules.OnOff("loose_actions", &s.LooseActions),
	}
}

// The parts of the original rules: each by itself, or all together.
func (s *Switches) stationWars() bool    { return s.StationWars || s.OriginalRules }
func (s *Switches) originalTiles() bool  { return s.OriginalTiles || s.OriginalRules }
func (s *Switches) originalMarket() bool { return s.OriginalMarket || s.OriginalRules }
func (s *Switches) protectIfSold() bool  { return s.CanProtectIfSold || s.OriginalRules }

// highestReissue returns the maximum par of a reissue in dollars; zero means no limit.
func (s *Switches) highestReissue() int32 {
	if s.MaxReissue200 || s.OriginalRules {
		return 200
	}
	return 0
}
