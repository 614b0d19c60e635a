package text

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Speaker produces texts about one game in one language.
type Speaker struct {
	Lang  Lang
	Title *rules.Title
	Names []string // players in seat order; an empty name is replaced by the seat number
	// Spoken selects texts for screen readers: amounts in the order of speech, no signs.
	Spoken bool
	// Heard, if set, is called with every refusal explained by Why. Tests use it to check the explanations.
	Heard func(v rules.View, a rules.Action, r rules.Refusal, said Because)
}

// own returns the title's own texts.
func (s *Speaker) own() *words.Title { return titles.WordsOf(s.Title) }

// Say returns a text in the speaker's language.
func (s *Speaker) Say(p Pair) string { return p.In(s.Lang) }

// Phrase returns a text in the speaker's language, with its holes filled.
func (s *Speaker) Phrase(p Pair, facts Facts) string { return p.Fill(s.Lang, facts) }

// Money returns an amount of the players' money as text. Share prices and revenues are in this money too.
func (s *Speaker) Money(amount int32) string { return s.money(s.Title.Currency, amount) }

// Funds returns an amount of the companies' money as text. It differs from the players' in some titles (1860: cc and
// £).
func (s *Speaker) Funds(amount int32) string {
	return s.money(s.Title.CurrencyOf(id.OfCorp(1)), amount)
}

// MoneyOf returns an amount of o's money as text.
func (s *Speaker) MoneyOf(o id.Owner, amount int32) string {
	return s.money(s.Title.CurrencyOf(o), amount)
}

// RunMoney returns the revenue of c's trains as text: players' money, or the company's if c leases its train, because
// it keeps all revenue of a leased train.
func (s *Speaker) RunMoney(v rules.View, c id.Corp, amount int32) string {
	if v.Leased(c) != 0 {
		return s.Funds(amount)
	}
	return s.Money(amount)
}

// LastRun returns the revenue of c's last run as text, in the money of RunMoney: an insolvent company ran a leased
// train then, or is about to.
func LastRun(s *Speaker, v rules.View, c id.Corp) string {
	sum := v.S.Corps[c].LastRun
	if v.Is(c, rules.Insolvent) {
		return s.Funds(sum)
	}
	return s.Money(sum)
}

// money returns an amount as text, in words if it is spoken.
func (s *Speaker) money(currency string, amount int32) string {
	if s.Spoken {
		return spokenMoney(s.Lang, currency, amount)
	}
	return Money(currency, amount)
}

// Percent returns a percentage as text.
func (s *Speaker) Percent(percent int) string {
	if s.Spoken {
		return Pair{"{n} percent", "{n}パーセント"}.Fill(s.Lang, Facts{"n": strconv.Itoa(percent)})
	}
	return strconv.Itoa(percent) + "%"
}

// Player returns the name of a player.
func (s *Speaker) Player(p id.Player) string {
	if p == 0 {
		return s.Say(Nobody)
	}
	if i := int(p) - 1; i < len(s.Names) && s.Names[i] != "" {
		return s.Names[i]
	}
	return s.Phrase(SeatNumber, Facts{"n": strconv.Itoa(int(p))})
}

// Corp returns the short name of a company, as printed.
func (s *Speaker) Corp(c id.Corp) string {
	def := s.Title.Corp(c)
	return cmp.Or(def.Abbr, def.ID)
}

// Private returns the short name of a private, as printed. Zero, in a bid, is the right to choose.
func (s *Speaker) Private(p id.Private) string {
	if p == 0 {
		return s.Say(RightToChoose)
	}
	def := s.Title.Private(p)
	return cmp.Or(def.Abbr, def.ID)
}

// LongName returns the full name of a private, translated if the title has a translation. If the private has the id of
// a company, the key of its text is "ID.private".
func (s *Speaker) LongName(p id.Private) string {
	def, own := s.Title.Private(p), s.own().Texts
	if name, ok := own[def.ID+".private"]; ok {
		return name.In(s.Lang)
	}
	if name, ok := own[def.ID]; ok && s.Title.FindCorp(def.ID) == 0 {
		return name.In(s.Lang)
	}
	return def.Name
}

// Owner returns the name of an owner of money or cards.
func (s *Speaker) Owner(o id.Owner) string {
	switch o {
	case id.Nobody:
		return s.Say(Nobody)
	case id.Bank:
		return s.Say(TheBank)
	case id.Initial:
		if own, ok := s.own().Texts["initial"]; ok {
			return own.In(s.Lang)
		}
		return s.Say(TheInitial)
	case id.Pool:
		return s.Say(ThePool)
	}
	if c := o.Corp(); c != 0 {
		return s.Corp(c)
	}
	return s.Player(o.Player())
}

// TrainKind returns the name of a kind of train in a sentence: "4-train".
func (s *Speaker) TrainKind(k id.TrainKind) string {
	name := s.Title.Train(k).Name
	if own, ok := s.own().Texts["train."+name]; ok {
		return own.In(s.Lang)
	}
	return s.Phrase(TrainOf, Facts{"name": name})
}

// aTrain returns TrainKind with the English indefinite article: "a 4-train", "an E-train".
func (s *Speaker) aTrain(k id.TrainKind) string {
	if name := s.Title.Train(k).Name; strings.HasPrefix(name, "E") || strings.HasPrefix(name, "L") {
		return "an " + s.TrainKind(k)
	}
	return "a " + s.TrainKind(k)
}

// Hex returns the coordinate and the printed name, if any: "H12 Altoona".
func (s *Speaker) Hex(h id.Hex) string {
	def := &s.Title.Board.Hexes[h-1]
	if def.Place == "" {
		return def.Name
	}
	if s.Spoken { // the two cities of one hex are joined by a word
		return def.Name + " " + spokenAnd(s.Lang, def.Place)
	}
	return def.Name + " " + def.Place
}

// Tile returns the number of a tile: "#57"; "cube" for a builder cube.
func (s *Speaker) Tile(t id.Tile) string {
	if s.Title.Tiles.Kind(t).Hidden {
		return s.Say(CubeName)
	}
	name := s.Title.Tiles.Kind(t).Name
	if s.Spoken {
		return name
	}
	return "#" + name
}

// Color returns the name of a tile colour.
func (s *Speaker) Color(c tile.Color) string { return colors[c].In(s.Lang) }

var colors = [...]Pair{
	tile.White:  {"white", "白"},
	tile.Yellow: {"yellow", "黄"},
	tile.Green:  {"green", "緑"},
	tile.Brown:  {"brown", "茶"},
	tile.Gray:   {"gray", "灰"},
	tile.Red:    {"red", "赤"},
	tile.Blue:   {"blue", "青"},
}

// Bare returns a sentence without the name that it begins with, for use beside that name.
func Bare(l Lang, said, name string) string {
	rest, begins := strings.CutPrefix(said, name)
	if !begins {
		return said
	}
	if l == Ja { // the name is the topic: "PRR は ..."
		if rest, begins = strings.CutPrefix(strings.TrimLeft(rest, " "), "は"); begins {
			return strings.TrimLeft(rest, " ")
		}
		return said
	}
	if rest, begins = strings.CutPrefix(rest, " "); begins && !strings.HasPrefix(rest, "and ") {
		return Capital(rest)
	}
	return said
}
