package text

import (
	"strconv"
	"strings"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/titles"
	"hexrail/titles/words"
)

// Speaker speaks about one game in one language.
type Speaker struct {
	Lang  Lang
	Title *rules.Title
	Names []string // players in seat order; a seat without a name is called by its number
	// Spoken makes texts for a voice: amounts in the order of speech, no signs.
	Spoken bool
	// Heard is told of every refusal that Why puts into words; tests judge there what is claimed.
	Heard func(v rules.View, a rules.Action, r rules.Refusal, said Because)
}

// own returns what only the title says.
func (s *Speaker) own() *words.Title { return titles.WordsOf(s.Title) }

// Word returns a fixed text.
func (s *Speaker) Word(w Word) string { return texts[w].In(s.Lang) }

// Say returns a text with its holes filled.
func (s *Speaker) Say(w Word, facts Facts) string { return texts[w].Fill(s.Lang, facts) }

// Money returns an amount of the players' money, in which prices of shares and revenues are told too.
func (s *Speaker) Money(amount int32) string { return s.money(s.Title.Currency, amount) }

// Funds returns an amount of the companies' money, which some titles keep apart from the players' (1860: cc and £).
func (s *Speaker) Funds(amount int32) string {
	return s.money(s.Title.CurrencyOf(id.OfCorp(1)), amount)
}

// MoneyOf returns an amount of the money that o has and pays with.
func (s *Speaker) MoneyOf(o id.Owner, amount int32) string {
	return s.money(s.Title.CurrencyOf(o), amount)
}

// RunMoney returns what the trains of c earn: the players' money, but the company's own if it leases its train, since it keeps
// all that one earns (1860/R129).
func (s *Speaker) RunMoney(v rules.View, c id.Corp, amount int32) string {
	if v.Leased(c) != 0 {
		return s.Funds(amount)
	}
	return s.Money(amount)
}

func (s *Speaker) money(currency string, amount int32) string {
	if s.Spoken {
		return spokenMoney(s.Lang, currency, amount)
	}
	return Money(currency, amount)
}

// Percent returns a share of the whole.
func (s *Speaker) Percent(percent int) string {
	if s.Spoken {
		return Pair{"{n} percent", "{n}パーセント"}.Fill(s.Lang, Facts{"n": strconv.Itoa(percent)})
	}
	return strconv.Itoa(percent) + "%"
}

// Player returns the name of a player.
func (s *Speaker) Player(p id.Player) string {
	if p == 0 {
		return s.Word(Nobody)
	}
	if i := int(p) - 1; i < len(s.Names) && s.Names[i] != "" {
		return s.Names[i]
	}
	return s.Say(SeatNumber, Facts{"n": strconv.Itoa(int(p))})
}

// Corp returns the short name of a company, as printed.
func (s *Speaker) Corp(c id.Corp) string {
	def := s.Title.Corp(c)
	if def.Abbr != "" {
		return def.Abbr
	}
	return def.ID
}

// Private returns the short name of a private, as printed; of none, in a bid, what is bid for.
func (s *Speaker) Private(p id.Private) string {
	if p == 0 {
		return s.Word(RightToChoose)
	}
	def := s.Title.Private(p)
	if def.Abbr != "" {
		return def.Abbr
	}
	return def.ID
}

// LongName returns the name of a private in full, in the language in force where the title has it. A private with the id of a company
// has its text under "ID.private".
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

// Owner returns the name of whoever holds money or cards.
func (s *Speaker) Owner(o id.Owner) string {
	switch o {
	case id.Nobody:
		return s.Word(Nobody)
	case id.Bank:
		return s.Word(TheBank)
	case id.Initial:
		if own, ok := s.own().Texts["initial"]; ok {
			return own.In(s.Lang)
		}
		return s.Word(TheInitial)
	case id.Pool:
		return s.Word(ThePool)
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
	return s.Say(TrainOf, Facts{"name": name})
}

// aTrain returns the same with the indefinite article of English: "a 4-train", "an E-train".
func (s *Speaker) aTrain(k id.TrainKind) string {
	if name := s.Title.Train(k).Name; strings.HasPrefix(name, "E") || strings.HasPrefix(name, "L") {
		return "an " + s.TrainKind(k)
	}
	return "a " + s.TrainKind(k)
}

// Hex returns the coordinate and, where something is printed, the place: "H12 Altoona".
func (s *Speaker) Hex(h id.Hex) string {
	def := &s.Title.Board.Hexes[h-1]
	if def.Place == "" {
		return def.Name
	}
	return def.Name + " " + s.place(def.Place)
}

// place returns the name of a place; two cities of one hex are joined by a word where it is spoken.
func (s *Speaker) place(name string) string {
	if s.Spoken {
		return spokenAnd(s.Lang, name)
	}
	return name
}

// Tile returns the number of a tile: "#57".
func (s *Speaker) Tile(t id.Tile) string {
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

// Bare returns a sentence without the name that it begins with, for where that name stands beside it already.
func (s *Speaker) Bare(said, name string) string {
	rest, begins := strings.CutPrefix(said, name)
	if !begins {
		return said
	}
	if s.Lang == Ja {
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
