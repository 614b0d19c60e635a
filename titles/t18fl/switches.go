package t18fl

import "github.com/hexrail/hexrail/rules"

// Duty is which companies must own a train (18FL/R94).
type Duty uint8

// The values of Duty.
const (
	// EveryCompany: all of them.
	EveryCompany Duty = iota + 1
	// RoutedCompany: those whose stations reach a second stop, or once did.
	RoutedCompany
)

// BonusActions is when and for whom the powers of TR, POSC and TC can be used.
type BonusActions uint8

// The values of BonusActions.
const (
	// AfterStep: after the company's own action of the step, for any company.
	AfterStep BonusActions = iota + 1
	// AsOnSite: as in recorded games.
	AsOnSite
)

// Switches settle everything that is variable about the title before it is built. A switch selects a policy, the
// configuration of a step, or a table; no rule reads a switch during a game, because the switches are part of links and
// files and must always build the same title.
type Switches struct {
	Profile rules.Profile

	TwoPlayers70 bool // R118: with two players one may hold 70 % of a company

	// Readings of the rules, set by the profile.
	CertsIncludePrivates bool             // R45: privates count towards the certificate limit
	SizeBeforeFloat      bool             // R53: the size of a new company is decided before it floats
	ProtectHomeExits     bool             // R70e: no tile may shut in a company that has not operated
	KeysTilesReturn      bool             // R70g: tiles removed by the storm return to the box
	MustRunBest          bool             // R80: a company must run its best run
	TrainObligation      Duty             // R94
	FirstRunOwnShareSale bool             // R98: shares of a company may be sold for its train in its first turn
	Bankruptcy           rules.Bankruptcy // R104: whether the game ends or the player leaves it
	BankBreakAtZero      bool             // R112: a bank with exactly nothing left is broken
	UnfloatedSharesScore bool             // R115: shares of companies that have not floated count
	BonusActions         BonusActions
	PoolHalf             bool              // R41: exactly half of a company may be in the pool after a sale
	EmergencyBlock       rules.ForcedBlock // R99: how many shares a forced sale may have
	JunctionOncePerTrain bool              // T9: a train enters no hex twice

	// StartKeepsPass: a start with the choice of the size does not cancel the player's earlier pass, so that the stock
	// round may end without asking him again (R26). This is as on 18xx.games; games of earlier versions of this program
	// continue without it.
	StartKeepsPass bool

	// Former rules of 18xx.games. No profile sets these, only records that were played with them.
	Steamship30      bool // R6: POSC costs $30
	SizeInPhaseThree bool // R48: the size of a new company is already chosen in phase 3

	// Corrected faults.
	OwnersUse      bool // R120: the owners of TR, POSC and TC decide about their powers
	BankruptBars   bool // R108: nobody sells shares of a company in the turn in which a bankrupt player sold some
	RestingSell    bool // R108a: companies may buy trains of those without a president
	SellsUnhelped  bool // R96: a president sells for the dearest train though the treasury can pay the cheapest
	RestingDiscard bool // R93: a player chooses the surplus trains of a company without a president
	OneTerminal    bool // R127: TC is not placed in a hex with a station of the company, whatever the city
}

// SwitchesFor returns the switches of a profile without options.
func SwitchesFor(p rules.Profile) Switches {
	if p == rules.Recorded {
		return Switches{
			Profile:              p,
			CertsIncludePrivates: true,
			TrainObligation:      RoutedCompany,
			FirstRunOwnShareSale: true,
			Bankruptcy:           rules.EndsGame,
			UnfloatedSharesScore: true,
			BonusActions:         AsOnSite,
			PoolHalf:             true,
			EmergencyBlock:       rules.JustEnough,
			SellsUnhelped:        true,
			OneTerminal:          true,
		}
	}
	return Switches{
		Profile:              p,
		SizeBeforeFloat:      true,
		ProtectHomeExits:     true,
		KeysTilesReturn:      true,
		MustRunBest:          true,
		TrainObligation:      EveryCompany,
		Bankruptcy:           rules.PlayerLeaves,
		BankBreakAtZero:      true,
		BonusActions:         AfterStep,
		EmergencyBlock:       rules.AnyBlock,
		JunctionOncePerTrain: true,
		OwnersUse:            true,
	}
}

// Choices returns the switches with their names in files, links and records of 18xx.games.
func (s *Switches) Choices() []rules.Choice {
	return []rules.Choice{
		rules.OnOff("two_player_share_limit", &s.TwoPlayers70),
		rules.OnOff("certs_include_privates", &s.CertsIncludePrivates),
		rules.OnOff("size_before_float", &s.SizeBeforeFloat),
		rules.OnOff("protect_home_exits", &s.ProtectHomeExits),
		rules.OnOff("keys_tiles_return", &s.KeysTilesReturn),
		rules.OnOff("must_run_best", &s.MustRunBest),
		rules.OneOf("train_obligation", &s.TrainObligation, "always", "with_route"),
		rules.OnOff("first_run_own_share_sale", &s.FirstRunOwnShareSale),
		rules.OneOf("bankruptcy", &s.Bankruptcy, "ends_game", "player_out"),
		rules.OnOff("bank_break_at_zero", &s.BankBreakAtZero),
		rules.OnOff("unfloated_shares_score", &s.UnfloatedSharesScore),
		rules.OneOf("bonus_actions", &s.BonusActions, "rulebook", "site"),
		rules.OnOff("pool_half", &s.PoolHalf),
		rules.OneOf("emergency_block", &s.EmergencyBlock, "just_enough", "any"),
		rules.OnOff("junction_once_per_train", &s.JunctionOncePerTrain),
		rules.Past(rules.OnOff("start_keeps_pass", &s.StartKeepsPass)),
		rules.Past(rules.OnOff("past_posc_30", &s.Steamship30)),
		rules.Past(rules.OnOff("past_size_in_phase_3", &s.SizeInPhaseThree)),
	}
}
