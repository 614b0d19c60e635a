package share

import (
	"math/bits"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// titleKeys returns the titles in the order of their numbers. New ones are added at the end; a title that is not listed
// is written by name.
func titleKeys() []string {
	return []string{
		"1830-classic", "1860", "1830-basic", "1830-starter", "18fl", "1870", "1822pnw", "1822pnw-short", "1822pnw-srs",
	}
}

// settingNames returns the settings of titles in the order of their numbers. New ones are added at the end; a setting
// that is not listed is written by name.
func settingNames() []string {
	names := []string{
		"multiple_brown_from_ipo", "multiple_brown_from_ipo=off",
		"optional_6_train", "optional_6_train=off",
		"bank_break_end=or_set", "bank_break_end=next_or", "bank_break_end=immediate",
		"bo_private_tradable", "bo_private_tradable=off",
		"compat_ca_regrant", "compat_ca_regrant=off",
		"compat_private_trade_no_cert_check", "compat_private_trade_no_cert_check=off",
		"mh_exchange_lenient", "mh_exchange_lenient=off",
		"free_route_choice", "free_route_choice=off",
		"gulf_split", "gulf_split=off",
		"compat_free_or_sale", "compat_free_or_sale=off",
		"compat_bankrupt_anytime", "compat_bankrupt_anytime=off",
		"compat_brown_after_private", "compat_brown_after_private=off",
		"erie_chooses_city", "erie_chooses_city=off",
		"two_player_map", "two_player_map=off",
		"no_skip_towns", "no_skip_towns=off",
		"original_insolvency", "original_insolvency=off",
		"simplified_insolvency", "simplified_insolvency=off",
		"original_game", "original_game=off",
		"re_enter_hexes", "re_enter_hexes=off",
		"non_operated_full_value", "non_operated_full_value=off",
		"no_train_limit", "no_train_limit=off",
		"two_7p4", "two_7p4=off",
		"auction_zero_bid", "auction_zero_bid=off",
		"auction_reentry", "auction_reentry=off",
		"richest_tie", "richest_tie=off",
		"exchange_own_turn", "exchange_own_turn=off",
		"upgrade_benefit=either", "upgrade_benefit=new_or_changed",
		"home_on_route", "home_on_route=off",
		"restack_on_pay", "restack_on_pay=off",
		"buy_when_exact", "buy_when_exact=off",
		"receivership_half_lease", "receivership_half_lease=off",
		"southern_no_new", "southern_no_new=off",
		"nat_needs_floated_only", "nat_needs_floated_only=off",
		"nat_ends_track", "nat_ends_track=off",
		"nat_survivor", "nat_survivor=off",
	}
	const lastNumbered = 33 // version of the rules; later ones are written by name
	for version := 2; version <= lastNumbered; version++ {
		names = append(names, "rules="+strconv.Itoa(version))
	}
	return append(names, "half_president=two_halves", "half_president=half_of_double",
		"priority_privates", "priority_privates=off", "bank_gone=any_payment", "bank_gone=sales_dividends",
		"relist_par=grey", "relist_par=all",
		"float_on_par", "float_on_par=off",
		"nat_closing=two", "nat_closing=lowest",
		"split_sale=turn", "split_sale=round", "split_sale=refused",
		"station_reach=train", "station_reach=any",
		"upgrade_benefit=runs_or_rises", "forced_best", "forced_best=off",
		"score_privates", "score_privates=off",
		"basic_group_cost=printed", "basic_group_cost=face_value", "basic_sales_in_sr1", "basic_sales_in_sr1=off",
		"starter_two_player=single", "starter_two_player=pairs", "starter_two_player=pairs_printed",
		"starter_absent_homes", "starter_absent_homes=off", "starter_blocking", "starter_blocking=off",
		"starter_train_trading", "starter_train_trading=off",
		"two_player_share_limit", "two_player_share_limit=off", "certs_include_privates", "certs_include_privates=off",
		"size_before_float", "size_before_float=off", "protect_home_exits", "protect_home_exits=off",
		"keys_tiles_return", "keys_tiles_return=off", "must_run_best", "must_run_best=off",
		"train_obligation=always", "train_obligation=with_route",
		"first_run_own_share_sale", "first_run_own_share_sale=off", "bankruptcy=ends_game", "bankruptcy=player_out",
		"bank_break_at_zero", "bank_break_at_zero=off", "unfloated_shares_score", "unfloated_shares_score=off",
		"bonus_actions=rulebook", "bonus_actions=site", "pool_half", "pool_half=off",
		"emergency_block=just_enough", "emergency_block=any", "junction_once_per_train", "junction_once_per_train=off",
		"track_per_turn=one_tile", "track_per_turn=two_yellow_or_upgrade", "diesels", "finish_on_400",
		"original_rules", "station_wars",
		"original_tiles", "max_reissue_200", "can_protect_if_sold", "original_market", "reissue_funding=at_once",
		"reissue_funding=on_sale",
		"reissue_timing=whole_turn", "reissue_timing=after_own_trades", "redeem_consent", "redeem_consent=off",
		"ledge=minus_one", "ledge=soft",
		"private_trade_phase1", "private_trade_phase1=off", "destination_bonus=anywhere", "destination_bonus=route_end",
		"destination_to_charter", "destination_to_charter=off", "mrbc_rebate=every_tile", "mrbc_rebate=once",
		"mrbc_extra_lay",
		"mrbc_extra_lay=off", "mrbc_home_tile=until_built", "mrbc_home_tile=first_turn", "auto_pass_president",
		"auto_pass_president=off",
		"recorded_connections", "recorded_connections=off", "loose_actions", "loose_actions=off",
		"diesels=off", "finish_on_400=off", "original_rules=off", "station_wars=off", "original_tiles=off",
		"max_reissue_200=off",
		"can_protect_if_sold=off", "original_market=off",
		"starting_packet", "starting_packet=off", "remove_two_ls", "remove_two_ls=off", "remove_three_ls",
		"remove_three_ls=off",
		"privates_close_at_5", "privates_close_at_5=off", "train_obligation=route", "triple_step_limit=lt150",
		"triple_step_limit=le150",
		"stock_turn_order=strict", "stock_turn_order=loose", "ski_haus_needs_track", "ski_haus_needs_track=off",
		"private_set=published", "private_set=document",
		"late_president", "late_president=off",
		"past_posc_30", "past_size_in_phase_3", "past_coloured_merge", "past_late_discards", "start_keeps_pass")
}

// Limits of the header.
const (
	maxOptions = 60
	maxText    = 4 * match.MaxName // bytes of one text
)

// Contexts of the header.
const (
	listPart = iota
	profilePart
	optionsPart
	settingPart
	seatsPart
	idPart
	seedPart
	cursorPart
	lengthOfLog
	stintsPart
	stintPart
	levelPart
	programmesPart
	programmePart
	plansPart
	planPart
)

func part(n uint32) context { return context{topic: headerTopic, a: n} }

// header codes everything but the log and returns it. A receiver gets a game with its title built.
func (c *codec) header(g match.Game) match.Game {
	key, profile, options := "", rules.Profile(0), []string(nil)
	if g.Title != nil {
		key, profile, options = g.Title.Key, g.Title.Profile, g.Title.Options
	}
	key = c.listedText(titleKeys(), key, part(listPart))
	profile = rules.Profile(c.number(ownerWidth, int(profile), part(profilePart)))
	n := c.amount(len(options), part(optionsPart))
	if n > maxOptions {
		c.fail("%d options", n)
		return g
	}
	settings := make([]string, n)
	for i := 0; i < n && c.err == nil; i++ {
		settings[i] = c.listedText(settingNames(), at(options, i), part(settingPart))
	}
	seats := c.number(seatWidth, len(g.Players), part(seatsPart))
	players := make([]string, seats)
	for i := 0; i < seats && c.err == nil; i++ {
		players[i] = c.text(at(g.Players, i))
		if players[i] != match.CleanName(players[i]) {
			c.fail("unusable name %q", players[i])
		}
	}
	id, seed := c.wide(g.ID, part(idPart)), c.wide(g.Seed, part(seedPart))
	if c.err != nil {
		return g
	}
	if g.Title == nil {
		t, err := match.FindTitle(key, profile.String(), settings)
		if err != nil {
			c.err = err
			return g
		}
		g.Title = t
	}
	if !g.Title.CanSeat(seats) {
		c.fail("%w: %d", match.ErrPlayers, seats)
	}
	g.Players, g.ID, g.Seed = players, id, seed
	return g
}

// at returns entry i, or the zero value if the list is shorter, as it is on a receiver.
func at[T any](list []T, i int) (v T) {
	if i < len(list) {
		v = list[i]
	}
	return v
}

// listedText codes a text by its index in a list, or in full if it is not listed, and returns it.
func (c *codec) listedText(list []string, s string, ctx context) string {
	n := c.amount(slices.Index(list, s)+1, ctx)
	switch {
	case n == 0:
		return c.text(s)
	case n > len(list):
		c.fail("%w: number %d", ErrNewer, n)
		return ""
	}
	return list[n-1]
}

// text codes a text of any script, byte by byte, and returns it.
func (c *codec) text(s string) string {
	if len(s) > maxText {
		c.fail("text of %d bytes", len(s))
		return ""
	}
	out := make([]byte, 0, len(s)+1)
	before, beforeThat := uint32(0), uint32(0)
	for len(out) <= maxText {
		b := byte(0) // terminates a text
		if len(out) < len(s) {
			b = s[len(out)]
		}
		b = c.byte(b, context{textTopic, before<<8 | beforeThat, 1}, context{textTopic, before, 2}, context{topic: textTopic})
		if b == 0 {
			break
		}
		out = append(out, b)
		before, beforeThat = uint32(b), before
	}
	if len(out) > maxText || !utf8.Valid(out) {
		c.fail("no text")
		return ""
	}
	return string(out)
}

// wideBits is the width of the length of a wide number, which is at most 64.
const wideBits = 7

// wide codes a uniformly distributed number of up to 64 bits and returns it.
func (c *codec) wide(n uint64, ctx context) uint64 {
	length := c.number(wideBits, bits.Len64(n), ctx)
	if length == 0 {
		return 0
	}
	if length > 64 {
		c.fail("number of %d bits", length)
		return 0
	}
	return 1<<(length-1) | c.plain(length-1, n)
}

// log codes the actions and the cursor and returns them.
func (c *codec) log(g match.Game) match.Game {
	n := c.amount(len(g.Log), part(lengthOfLog))
	back := c.amount(len(g.Log)-g.At, part(cursorPart))
	if n > match.MaxLog || back > n {
		c.fail("%d actions, cursor %d before the end", n, back)
		return g
	}
	log := make([]rules.Action, 0, min(n, len(g.Log)+1<<10))
	for i := 0; i < n && c.err == nil; i++ {
		log = append(log, c.action(at(g.Log, i)))
		c.work, c.board.work = c.work+c.board.work, 0
		if c.overworked() {
			c.fail("%w", ErrTooLong)
		}
		if r, ok := c.line.(*receiver); ok && r.exhausted() {
			c.fail("the message ends in action %d of %d", i+1, n)
		}
	}
	g.Log, g.At = log, n-back
	return g
}
