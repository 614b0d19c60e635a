package text

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// events are the sentences for events, each complete on its own. Events of a single title are in the title's folder.
var events = [rules.CardUnsold + 1]Pair{
	rules.Paid:             {"{who} pays {$amount} to {to}.", "{who} は {to} に {$amount} を支払う。"},
	rules.ShareMoved:       {"{percent} of {corp} goes from {who} to {to}.", "{corp} の {percent} が {who} から {to} に移る。"},
	rules.PresidentChanged: {"{to} becomes president of {corp}.", "{to} が {corp} の社長になる。"},
	rules.CorpStarted:      {"{who} sets the par of {corp} at {$amount}.", "{who} は {corp} の額面を {$amount} に決める。"},
	rules.CorpFloated:      {"{corp} floats and receives {$amount}.", "{corp} が設立され {$amount} を受け取る。"},
	rules.CorpConverted:    {"{corp} has ten shares now.", "{corp} は10株会社になる。"},
	rules.MarketTopped:     {"A price has reached the end of the chart.", "株価がチャートの端に達した。"},
	rules.PriceMoved:       {"{corp}: price {$before} → {$after}.", "{corp}：株価 {$before} → {$after}。"},
	rules.PrivateMoved:     {"{private} goes to {to}.", "{private} は {to} のものになる。"},
	rules.PrivateClosed:    {"The private {private} closes.", "個人会社 {private} が閉鎖する。"},
	rules.BidPlaced:        {"{who} bids {$amount} for {private}.", "{who} は {private} に {$amount} で入札。"},
	rules.BidsWon:          {"{who} gets {private} for {$amount}.", "{who} が {private} を {$amount} で獲得。"},
	rules.TileLaid:         {"{corp} lays track on {hex}.", "{corp} は {hex} に線路を置く。"},
	rules.StationPlaced:    {"{corp} places a station in {hex}.", "{corp} は {hex} に駅を置く。"},
	rules.MarkerPlaced:     {"{corp} has a marker on {hex} now.", "{hex} に {corp} のマーカーが置かれる。"},
	rules.MarkerGone:       {"A marker leaves {hex}.", "{hex} のマーカーが取り除かれる。"},
	rules.TileGone:         {"The tile on {hex} is taken off the map.", "{hex} のタイルが取り除かれる。"},
	rules.TrainsRan:        {"{corp} runs for {$amount}.", "{corp} は運行し {$amount}。"},
	rules.DividendPaid:     {"{corp} pays {$amount} per share.", "{corp} は1株 {$amount} を配当。"},
	rules.EarningsKept:     {"{corp} withholds {$amount}.", "{corp} は {$amount} を留保。"},
	rules.TrainMoved:       {"{a train} goes from {who} to {to}.", "{train}が {who} から {to} に移る。"},
	rules.TrainRusted:      {"{a train} of {who} rusts.", "{who} の{train}が廃車になる。"},
	rules.PhaseBegan:       {"Phase {phase} begins.", "フェイズ{phase}が始まる。"},
	rules.RoundBegan:       {"{round} begins.", "{round} が始まる。"},
	rules.TurnBegan:        {"{who}'s turn.", "{who} の手番。"},
	rules.StepSkipped:      {"{who} skips {step}: {why}.", "{who} は{step}をとばす（{why}）。"},
	rules.Passed:           {"{who} can do nothing and passes.", "{who} はできることがなくパス。"},
	rules.WentBankrupt:     {"{who} is bankrupt.", "{who} が破産。"},
	rules.BankWentBroke:    {"The bank is broken; all payments are still made.", "銀行が破産。支払いはすべて続く。"},
	rules.GameEnded:        {"The game is over: {end}.", "ゲーム終了：{end}。"},
	rules.TrainRemoved:     {"{a train} is out of the game.", "{train}がゲームから除かれる。"},
	rules.CorpRemoved:      {"{corp} is out of the game.", "{corp} がゲームから除かれる。"},
	rules.PrivateUsed:      {"{corp} uses {private}.", "{corp} が {private} を使う。"},
	rules.Borrowed:         {"{who} takes a loan and owes {$amount} for it.", "{who} は借金をし、返済額は {$amount} になる。"},
	rules.Repaid:           {"{who} repays {$amount}.", "{who} は {$amount} を返済。"},
	rules.DebtGrew:         {"The debt of {who} grows by {$amount}.", "{who} の借金が {$amount} 増える。"},
	rules.CubePlaced:       {"{corp} places a builder cube on {hex}.", "{corp} は {hex} に建設コマを置く。"},
	rules.CardMoved:        {"{private} is moved in its deck.", "{private} の順番が山札の中で変わる。"},
	rules.StationReturned:  {"A station of {corp} comes back from {hex}.", "{corp} の駅が {hex} から戻る。"},
	rules.PlayersOrdered:   {"The players have a new order.", "プレイヤーの順番が変わる。"},
	rules.CorpWentBroke:    {"{corp} has no train and cannot pay for one: the game ends with this round.", "{corp} は列車がなく、買う資金もない：このラウンドでゲームが終わる。"},
}

// ends are the reasons for the end of a game, as parts of a sentence.
var ends = [...]Pair{
	rules.NotOver:        {"not yet", "未終了"},
	rules.BankBroken:     {"the bank is broken", "銀行の破産"},
	rules.PlayerBankrupt: {"a player is bankrupt", "プレイヤーの破産"},
	rules.MarketEnd:      {"a price has reached the end of the chart", "株価がチャートの端に到達"},
	rules.Stalled:        {"nobody can do anything any more", "全員行動不能"},
	rules.EndedByHand:    {"the players ended it", "プレイヤーによる終了"},
	rules.NoBids:         {"nobody has bid in the first stock round", "最初の株式ラウンドで入札なし"},
	rules.CorpBroke:      {"a company without a train cannot pay for one", "列車のない会社が列車を買えない"},
	rules.AllSetsPlayed:  {"no more rounds are played", "ラウンド数の上限"},
}

// retold returns the title's own sentence for an event in this position, if it has one. The sentence is empty if the
// event should not be mentioned.
func retold(s *Speaker, v rules.View, e rules.Event) (said string, own bool) {
	tell := s.own().Retold
	if tell == nil {
		return "", false
	}
	p, own := tell(v, e)
	return p.Sentence(s.Lang, s.eventFacts(v, e)), own
}

// Event returns the sentence for one event. v is the position after the action.
func (s *Speaker) Event(v rules.View, e rules.Event) string {
	if said, own := retold(s, v, e); own && said != "" {
		return said
	}
	own := s.own().Events[e.Kind]
	if e.Why.Refused() && e.Who != id.Nobody && own.Barred != (Pair{}) {
		return own.Barred.Sentence(s.Lang, s.eventFacts(v, e))
	}
	return cmp.Or(own.Told, events[e.Kind]).Sentence(s.Lang, s.eventFacts(v, e))
}

// eventFacts returns the facts for the texts about an event.
func (s *Speaker) eventFacts(v rules.View, e rules.Event) Facts {
	f := Facts{
		"who": s.Owner(e.Who), "to": s.Owner(e.To), "$amount": s.Money(e.Amount), "percent": s.Percent(int(e.Percent)),
	}
	if e.Corp != 0 {
		f["corp"] = s.Corp(e.Corp)
	}
	if e.Private != 0 {
		f["private"] = s.Private(e.Private)
		if e.Kind == rules.BidsWon {
			f["private"] = s.Lot(v, e.Private)
		}
	}
	if e.Hex != 0 {
		f["hex"] = s.Hex(e.Hex)
	}
	if e.Train != 0 {
		f["train"], f["a train"] = s.TrainKind(v.KindOf(e.Train)), s.aTrain(v.KindOf(e.Train))
	}
	if e.Why.Refused() {
		f["why"] = s.Brief(e.Why)
	}
	s.addKindFacts(f, v, e)
	return f
}

// addKindFacts adds the facts that only events of one kind have, or have in another form: money of companies is
// written otherwise in some titles, and the amount of some kinds is a number of something else.
func (s *Speaker) addKindFacts(f Facts, v rules.View, e rules.Event) {
	switch e.Kind {
	case rules.Paid:
		if e.Who.Player() == 0 && e.To.Player() == 0 {
			f["$amount"] = s.Funds(e.Amount)
		}
	case rules.CorpFloated, rules.SubsidyPaid, rules.EarningsKept:
		f["$amount"] = s.Funds(e.Amount)
	case rules.PriceMoved:
		f["$before"] = s.Money(v.T.Market.Price(e.Before))
		f["$after"] = s.Money(v.T.Market.Price(e.After))
	case rules.PhaseBegan:
		f["phase"] = v.T.Phases[e.Amount].Name
	case rules.RoundBegan:
		f["round"] = s.Round(v)
	case rules.StepSkipped:
		f["step"] = catalog.Step(s.Title, e.Step).Object.In(s.Lang)
	case rules.PlayersOrdered:
		names := make([]string, v.S.Players)
		for i := range names {
			names[i] = s.Player(v.SeatAfter(0, i+1))
		}
		f["list"] = s.List(names)
	case rules.BoxesUnsold:
		f["n"] = Number(e.Amount)
	case rules.GameEnded:
		f["end"] = s.EndReason(rules.EndReason(e.Amount))
	}
}

// EndReason returns the reason why a game ended.
func (s *Speaker) EndReason(r rules.EndReason) string {
	return cmp.Or(s.own().Ends[r], ends[r]).In(s.Lang)
}

// Round returns the usual name of the round of a position: "SR 3", "OR 3.1".
func (s *Speaker) Round(v rules.View) string {
	return s.NumberedRound(v.RoundOf(v.Base()).Name, int(v.S.Set), int(v.S.Round))
}

// NumberedRound returns the name of a kind of round with its numbers: set counts from 1, and round is the number of an
// operating round within its set. Callers pass 0 for other rounds and for titles without shares, which have one
// operating round a set: their names leave it out.
func (s *Speaker) NumberedRound(name string, set, round int) string {
	f := Facts{"set": strconv.Itoa(set), "round": strconv.Itoa(round)}
	if own, ok := s.own().Rounds[name]; ok {
		return own.Fill(s.Lang, f)
	}
	switch {
	case name == rules.AuctionRound:
		return s.Say(AuctionShort)
	case name != rules.OperatingRound:
		return s.Phrase(stockRound(s), f)
	case !s.Title.HasShares():
		return s.Phrase(RoundShort, f)
	}
	return s.Phrase(OperatingRoundShort, f)
}

// Until returns the end of a set, or of the game if that comes before it. The last possible set, 255, is the end of the
// game.
func (s *Speaker) Until(set uint8) string {
	if set == math.MaxUint8 {
		return s.Say(ToTheEnd)
	}
	return s.Phrase(ToTheEndOfSet, Facts{"set": strconv.Itoa(int(set))})
}

// RoundBrief returns a name of a few letters for the round of a position.
func (s *Speaker) RoundBrief(v rules.View) string {
	if v.RoundOf(v.Base()).Name == rules.StockRound && stockRound(s) != StockRoundShort {
		return s.Phrase(StockRoundChip, Facts{"set": strconv.Itoa(int(v.S.Set))})
	}
	return s.Round(v)
}

// stockRound returns the short name of a stock round, or the long one if the short one starts like a company: the SR of
// 18FL is the Southern Railway.
func stockRound(s *Speaker) Pair {
	sign, _, _ := strings.Cut(s.Say(StockRoundShort), " ")
	for i := range s.Title.Corps {
		if s.Corp(id.Corp(i+1)) == sign {
			return StockRoundLong
		}
	}
	return StockRoundShort
}

// LineKind is the kind of a line of the log.
type LineKind uint8

// The kinds of lines.
const (
	Deed        LineKind = iota + 1 // somebody's decision
	Pass                            // somebody declined; consecutive ones may be merged
	Consequence                     // an effect of the rules
	NewRound                        // separator
	NewPhase                        // separator
)

// Line is one line of the log.
type Line struct {
	Kind LineKind
	Who  id.Owner // actor of a deed
	Text string
	// Round is the kind of a new round, as in rules.Round.Name.
	Round string
	Of    rules.EventKind // the event described by a consequence or a new phase, if it is a single one
	// Routes lists every train of a run and its stops in order, for screen readers, which cannot see the map.
	Routes string
}

// Lines returns the lines of the log for the action: the decision, then its consequences. after is the position after
// it. Without an action, at the start of a game, there are only consequences.
func (t *Act) Lines(after rules.View) []Line {
	t.after, t.lines = after, nil
	if t.action != nil {
		t.addDeed()
	}
	t.addConsequences()
	return t.lines
}
