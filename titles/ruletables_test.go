package titles

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

var updateTables = flag.Bool("update", false, "write the tables of the rules anew")

// tableMark is in a text of rules above a table that is made from those of the title.
var tableMark = regexp.MustCompile(`^<!-- table: (\w+) -->$`)

// TestTablesOf1830: the tables of 1830/R8, R129, R136a, R200a, R200b and of other rules in all three books.
func TestTablesOf1830(t *testing.T) {
	checkTables(t, "t1830/RULES", "1830-classic")
	checkTables(t, "t1830/BASIC", "1830-basic")
	checkTables(t, "t1830/STARTER", "1830-starter")
}

// TestTablesOf1860: the tables of 1860/R165a, R165b and of other rules.
func TestTablesOf1860(t *testing.T) { checkTables(t, "t1860/RULES", "1860") }

// TestTablesOf1870: the tables of 1870/R79 and of other rules.
func TestTablesOf1870(t *testing.T) { checkTables(t, "t1870/RULES", "1870") }

// TestTablesOf18FL: the tables of 18FL/R8a, T3a and of other rules.
func TestTablesOf18FL(t *testing.T) { checkTables(t, "t18fl/RULES", "18fl") }

// TestTablesOf1822PNW: the tables of 1822PNW/T5, R122a, R122b, R122c and of other rules. The scenarios share the book.
func TestTablesOf1822PNW(t *testing.T) { checkTables(t, "t1822pnw/RULES", "1822pnw") }

// checkTables fails if the tables in the rules of a title are not those by which it is played, or some are missing.
// With -update they are written anew.
func checkTables(t *testing.T, file, key string) {
	t.Helper()
	english, err := os.ReadFile(file + ".md")
	if err != nil {
		t.Fatal(err)
	}
	for lang, end := range [words.Langs]string{".md", ".ja.md"} {
		data, err := os.ReadFile(file + end)
		if err != nil {
			t.Fatal(err)
		}
		m := newMaker(t, key, words.Lang(lang), string(english))
		want := m.fill(string(data))
		for _, name := range m.needs() {
			if !m.made[name] {
				t.Errorf("%s%s has no table of %s", file, end, name)
			}
		}
		switch {
		case want == string(data):
		case !*updateTables:
			t.Errorf("%s%s: %s; -update writes its tables anew", file, end, firstChange(string(data), want))
		default:
			if err := os.WriteFile(file+end, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// firstChange returns the first line that two texts do not share.
func firstChange(is, want string) string {
	a, b := strings.Split(is, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d is %q, the title has %q", i+1, a[i], b[i])
		}
	}
	return "rows are missing"
}

// maker makes the tables of one book in one language.
type maker struct {
	t       *rules.Title
	box     []*rules.Title // all titles that share the book
	names   []string       // theirs within the box
	texts   map[string]words.Pair
	lang    words.Lang
	english string // the book, to find the rules that tell of something
	made    map[string]bool
}

func newMaker(t *testing.T, key string, l words.Lang, english string) *maker {
	e, _ := Find(key)
	m := &maker{texts: e.Words().Texts, lang: l, english: english, made: map[string]bool{}}
	keys := []string{key}
	if key == "1822pnw" {
		keys = append(keys, "1822pnw-short", "1822pnw-srs")
	}
	for _, k := range keys {
		e, _ := Find(k)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m.box, m.names = append(m.box, title), append(m.names, e.Words().Texts["title.set"].In(l))
	}
	m.t = m.box[0]
	return m
}

// needs lists the tables that a reader without the box misses.
func (m *maker) needs() []string {
	list := []string{"trains", "phases"}
	switch m.t.Key {
	case "1860": // its folder compares the others, which were written by hand
		return []string{"cities", "printed", "tiles"}
	case "1830-basic":
		return append(list, "players")
	case "1830-starter":
		return append(list, "dealt", "companies", "ground")
	case "1870": // nothing printed pays
		return append(list, "players", "companies", "privates", "areas", "cities", "prices", "ground", "tiles")
	case "1822pnw":
		return append(list, "scenarios", "companies", "minors", "cards", "prices", "areas", "cities", "printed", "ground",
			"tiles")
	}
	return append(list, "players", "companies", "privates", "areas", "cities", "printed", "prices", "ground", "tiles")
}

// fill returns a text with the part below its marks made anew.
func (m *maker) fill(source string) string {
	makers := map[string]func() [][]string{
		"players": m.players, "dealt": m.dealt, "trains": m.trains, "phases": m.phases, "companies": m.companies,
		"minors":   m.minors,
		"privates": m.privates, "cards": m.cards, "scenarios": m.scenarios, "areas": m.areas, "cities": m.cities,
		"printed": m.printed,
		"ground":  m.ground, "tiles": m.tiles, "prices": m.prices,
	}
	var out []string
	old := false
	for _, line := range strings.Split(source, "\n") {
		if old = old && strings.HasPrefix(line, "|"); old {
			continue
		}
		out = append(out, line)
		mark := tableMark.FindStringSubmatch(line)
		if mark == nil {
			continue
		}
		make, ok := makers[mark[1]]
		if !ok {
			out = append(out, "| unknown |")
			continue
		}
		old, m.made[mark[1]] = true, true
		for i, row := range make() {
			out = append(out, "| "+strings.Join(row, " | ")+" |")
			if i == 0 {
				out = append(out, "|"+strings.Repeat(" --- |", len(row)))
			}
		}
	}
	return strings.Join(out, "\n")
}

// say returns words in the language of the book.
func (m *maker) say(en, ja string) string { return words.Pair{en, ja}.In(m.lang) }

// list joins the items of a list.
func (m *maker) list(items []string) string { return strings.Join(items, m.say(", ", "、")) }

// money is a sum of players, or of companies where that is another kind of money.
func (m *maker) money(n int32, companies bool) string {
	if companies && m.t.Credits != "" {
		return fmt.Sprintf("%d %s", n, m.t.Credits)
	}
	return fmt.Sprintf("%s%d", m.t.Currency, n)
}

// table drops the columns that say nothing, or the same in every row.
func table(rows [][]string, drop func(column int, cells []string) bool) [][]string {
	for k := len(rows[0]) - 1; k > 0; k-- {
		var cells []string
		for _, row := range rows[1:] {
			cells = append(cells, row[k])
		}
		if drop(k, cells) {
			for i := range rows {
				rows[i] = slices.Delete(rows[i], k, k+1)
			}
		}
	}
	return rows
}

// alike reports whether all cells say the same.
func alike(cells []string) bool {
	return !slices.ContainsFunc(cells, func(c string) bool { return c != cells[0] })
}

func empty(_ int, cells []string) bool { return alike(cells) && strings.Trim(cells[0], "–") == "" }

func (m *maker) players() [][]string {
	rows := [][]string{{m.say("players", "人数"), m.say("money", "現金"), m.say("certificates", "株券保有制限")}}
	for _, f := range m.t.CertLimitFewer {
		rows[0] = append(rows[0], fmt.Sprintf(m.say("with %d companies or fewer", "%d社以下のとき"), f.Corps))
	}
	for n, cash := range m.t.StartingCash {
		if cash == 0 {
			continue
		}
		row := []string{strconv.Itoa(n), m.money(cash, false), strconv.Itoa(int(m.t.CertLimit[n]))}
		for _, f := range m.t.CertLimitFewer {
			row = append(row, strconv.Itoa(int(f.Limit[n])))
		}
		rows = append(rows, row)
	}
	return rows
}

// dealt is the holding with which the railroads of the starter game begin; two players have one each here (1830/RS4).
func (m *maker) dealt() [][]string {
	e, _ := Find(m.t.Key)
	title, err := e.Build(rules.Rulebook, []string{"starter_two_player=single"})
	if err != nil {
		panic(err)
	}
	rows := [][]string{{m.say("players", "人数"), m.say("railroads", "鉄道会社"), m.say("money of each", "各社の資金"), m.say("trains", "列車")}}
	var kinds []string
	for i := range title.Trains {
		kinds = append(kinds, title.Trains[i].Name)
	}
	rows[0][3] += " " + strings.Join(kinds, " / ")
	for n, cash := range title.CompanyCash {
		if cash == 0 {
			continue
		}
		var corps, trains []string
		for i := range title.Corps[:n] {
			corps = append(corps, sign(&title.Corps[i]))
		}
		for i := range title.Trains {
			trains = append(trains, strconv.Itoa(title.Copies(id.TrainKind(i+1), n)))
		}
		rows = append(rows, []string{strconv.Itoa(n), strings.Join(corps, " "), m.money(cash, true),
			strings.Join(trains, " / ")})
	}
	return rows
}

// faces returns the kinds on the two sides of a card.
func (m *maker) faces(d *rules.TrainDef) []*rules.TrainDef {
	list := []*rules.TrainDef{d}
	if k := m.t.FindTrain(d.Back); k != 0 {
		list = append(list, m.t.Train(k))
	}
	return list
}

func (m *maker) trains() [][]string {
	rows := [][]string{{
		m.say("train", "列車"), m.say("number", "両数"), m.say("price", "価格"), m.say("stops", "停車地"), m.say("rusts with", "廃車"),
	}}
	for i := range m.t.Trains {
		d := &m.t.Trains[i]
		if d.Count == 0 {
			continue
		}
		sides := make([][]string, 4)
		for _, f := range m.faces(d) {
			for k, cell := range []string{f.Name, m.price(f), m.reach(f), cmp.Or(f.RustsOn, "–")} {
				sides[k] = append(sides[k], cell)
			}
		}
		number := strconv.Itoa(int(d.Count))
		switch {
		case d.Unlimited:
			number = m.say("any", "無制限")
		case d.Copies != [id.MaxPlayers + 1]uint8{}:
			number = ""
		}
		row := []string{strings.Join(sides[0], " / "), number}
		for _, cells := range sides[1:] {
			if alike(cells) {
				cells = cells[:1]
			}
			row = append(row, strings.Join(cells, " / "))
		}
		rows = append(rows, row)
	}
	return table(rows, empty)
}

// price is the price of a train.
func (m *maker) price(d *rules.TrainDef) string {
	switch {
	case d.Price == 0 || d.Name == "5P":
		return "–"
	case d.TradeIn != nil:
		return fmt.Sprintf(m.say("%s; %s with a %s", "%s（下取り：%s、%s列車）"), m.money(d.Price, true), m.money(d.Price-d.TradeInValue, true),
			strings.Join(d.TradeIn, m.say(" or ", "・")))
	}
	return m.money(d.Price, true)
}

// reach is where a train stops at most.
func (m *maker) reach(d *rules.TrainDef) string {
	switch {
	case d.Attached:
		return m.say("joins a train", "ほかの列車に付く")
	case d.Reach == rules.Endless:
		return m.say("any", "無制限")
	case d.More > 0:
		return fmt.Sprintf(m.say("%d large, %d other", "大%d、ほか%d"), d.Reach, d.More)
	}
	return strconv.Itoa(int(d.Reach))
}

// colour is the name of a colour.
func (m *maker) colour(c tile.Color) string {
	return [...]words.Pair{{"white", "白"}, {"yellow", "黄"}, {"green", "緑"}, {"brown", "茶"}, {"gray", "灰"}, {"red", "赤"}, {"blue", "青"}}[c].In(m.lang)
}

// phases has the train that begins each phase, the highest colour, the train limit, the operating rounds of a set, and
// the trains that rust.
func (m *maker) phases() [][]string {
	phase := m.say("phase", "フェイズ")
	if p, ok := m.texts["phase"]; ok {
		phase = m.say(strings.ToLower(p[words.En]), p[words.Ja])
	}
	rows := [][]string{{
		phase, m.say("with", "列車"), m.say("tiles", "色"), m.say("limit", "上限"), m.say("ORs", "OR"), m.say("rusts", "廃車"),
		m.say("besides", "そのほか"),
	}}
	trade := false
	for i := range m.t.Phases {
		p := &m.t.Phases[i]
		begins, rusts := "–", []string{}
		for k := range m.t.Trains {
			if d := &m.t.Trains[k]; i > 0 && d.StartsPhase == p.Name {
				var names []string
				for _, f := range m.faces(d) {
					names = append(names, f.Name)
				}
				begins = strings.Join(names, " / ")
				for n := range m.t.Trains {
					if slices.Contains(names, m.t.Trains[n].RustsOn) {
						rusts = append(rusts, m.t.Trains[n].Name)
					}
				}
			}
		}
		limit := strconv.Itoa(int(p.TrainLimit))
		switch {
		case p.SmallLimit > 0:
			limit = fmt.Sprintf("%d / %d", p.SmallLimit, p.TrainLimit)
		case p.MinorLimit > 0:
			limit = fmt.Sprintf("%d / %d", p.MinorLimit, p.TrainLimit)
		}
		besides := m.texts["event."+p.Name].In(m.lang)
		if besides == "" && p.CompaniesBuyPrivates && !trade {
			besides = m.say("Companies may buy privates.", "会社が個人会社を買える。")
		}
		if p.ClosePrivates && !strings.Contains(m.texts["event."+p.Name][words.En], "privates close") {
			besides = m.say("All privates close. ", "個人会社がすべて閉鎖する。") + besides
		}
		trade = p.CompaniesBuyPrivates
		rows = append(rows, []string{p.Name, begins, m.colour(p.Colors), limit, strconv.Itoa(int(p.Rounds)), m.list(rusts),
			besides})
	}
	return table(rows, func(k int, cells []string) bool { return empty(k, cells) || k == 4 && alike(cells) })
}

// sign is the text on the tokens of a company.
func sign(c *rules.CorpDef) string { return cmp.Or(c.Abbr, c.ID) }

// place is a hex with its print.
func (m *maker) place(h *track.HexDef) string { return strings.TrimSpace(h.Name + " " + h.Place) }

// hex is the same by its coordinate.
func (m *maker) hex(name string) string {
	if name == "" {
		return ""
	}
	return m.place(&m.t.Board.Hexes[m.t.FindHex(name)-1])
}

// name is the whole name of a company or private.
func (m *maker) name(key string) string {
	if p, ok := m.texts[key+".private"]; ok {
		return p.In(m.lang)
	}
	return m.texts[key].In(m.lang)
}

func (m *maker) companies() [][]string {
	rows := [][]string{{
		m.say("company", "会社"), m.say("home", "本拠地"), m.say("destination", "目的地"), m.say("coloured minor", "色付きマイナー会社"), m.say("layer", "レイヤー"),
		m.say("par", "額面"), m.say("stations", "駅"), m.say("floats at", "設立"),
	}}
	for i := range m.t.Corps {
		c := &m.t.Corps[i]
		if c.Kind == rules.Minor || c.Kind == rules.Regional {
			continue
		}
		var stations []string
		for _, cost := range c.TokenCosts[1:] {
			stations = append(stations, m.money(int32(cost), true))
		}
		layer := ""
		if c.Layer > 0 {
			layer = strconv.Itoa(int(c.Layer))
		}
		rows = append(rows, []string{
			sign(c) + " " + m.texts[c.ID].In(m.lang), m.hex(c.Home), m.hex(c.Destination), c.Partner, layer, m.pars(c),
			m.list(stations),
			fmt.Sprintf("%d%%", c.FloatAt),
		})
	}
	return table(rows, func(k int, cells []string) bool { return empty(k, cells) || k >= 5 && alike(cells) })
}

// pars are the prices among which the president of a company chooses.
func (m *maker) pars(c *rules.CorpDef) string {
	var list []int16
	for _, row := range m.t.Market.Rows {
		for _, cell := range row {
			if cell.Par && cell.Price >= c.ParLow && (c.ParHigh == 0 || cell.Price <= c.ParHigh) {
				list = append(list, cell.Price)
			}
		}
	}
	return prices(list)
}

// prices lists prices in their order, each once.
func prices(list []int16) string {
	slices.Sort(list)
	var said []string
	for _, p := range slices.Compact(list) {
		said = append(said, strconv.Itoa(int(p)))
	}
	return strings.Join(said, " ")
}

func (m *maker) minors() [][]string {
	rows := [][]string{{m.say("company", "会社"), m.say("home", "本拠地")}}
	for i := range m.t.Corps {
		if c := &m.t.Corps[i]; c.Kind != rules.Major {
			rows = append(rows, []string{c.ID + " " + m.texts[c.ID].In(m.lang), m.hex(c.Home)})
		}
	}
	return rows
}

var (
	ruleOf    = regexp.MustCompile(`^- ([A-Z]+\d+[a-z]?): (.*)$`)
	reference = regexp.MustCompile(`^([A-Z]+\d+[a-z]?)[.,] ?`) // to another rule, instead of words
)

// tells lists the rules about a private: they begin with it, or have its name with a colon.
func (m *maker) tells(private string) string {
	var list []string
	for line := range strings.Lines(m.english) {
		rule := ruleOf.FindStringSubmatch(strings.TrimSpace(line))
		if rule == nil || rule[1][0] == 'D' { // a difference of readings
			continue
		}
		text := " " + rule[2]
		_, told, named := strings.Cut(text, " "+private+": ")
		elsewhere := reference.FindStringSubmatch(told)
		switch {
		case elsewhere != nil:
			list = append(list, elsewhere[1])
		case named || strings.HasPrefix(text, " "+private+" "):
			list = append(list, rule[1])
		}
	}
	return m.list(list)
}

func (m *maker) privates() [][]string {
	rows := [][]string{{
		m.say("private", "個人会社"), m.say("price", "価格"), m.say("pays", "収入"), m.say("from players", "使う人数"), m.say("closes hexes", "閉じるヘクス"),
		m.say("exchanged for", "交換する株"), m.say("rules", "ルール"),
	}}
	for i := range m.t.Privates {
		p := &m.t.Privates[i]
		players, exchange := "", ""
		if p.MinPlayers > 0 {
			players = strconv.Itoa(int(p.MinPlayers))
		}
		var blocks []string
		for _, power := range p.Powers {
			if b, ok := power.(rules.BlockHexes); ok {
				blocks = append(blocks, b.Hexes...)
			}
		}
		for c := range m.t.Corps {
			if m.t.Corps[c].Reserved == p.ID {
				exchange = m.t.Corps[c].ID
			}
		}
		rows = append(rows, []string{
			p.ID + " " + m.name(p.ID), m.money(p.Value, false), m.money(p.Revenue, false), players, strings.Join(blocks, " "),
			exchange, m.tells(p.ID),
		})
	}
	return table(rows, empty)
}

// cards are the privates of decks, which companies take over for nothing.
func (m *maker) cards() [][]string {
	rows := [][]string{{
		m.say("card", "カード"), m.say("pays", "収入"), m.say("buyer", "会社"), m.say("from phase", "フェイズ"), m.say("pays the company", "会社の収入"),
	}}
	for i := range m.t.Privates {
		p := &m.t.Privates[i]
		if p.Card != "" {
			continue
		}
		buyer := m.say("any", "すべて")
		if p.MajorsOnly {
			buyer = m.say("major", "大会社")
		}
		pays := [...]words.Pair{{"yes", "あり"}, {"no", "なし"}, {"until used", "使うまで"}}[p.Until].In(m.lang)
		switch {
		case p.Becomes != "":
			pays = fmt.Sprintf(m.say("becomes %s", "%sになる"), p.Becomes)
		case p.Revenue == 0:
			pays = m.say("leaves", "なくなる")
		}
		rows = append(rows, []string{p.ID + " " + m.name(p.ID), m.money(p.Revenue, false), buyer, p.AcquiredFrom, pays})
	}
	return rows
}

// scenarios is the part that the titles of the book do not share.
func (m *maker) scenarios() [][]string {
	rows := [][]string{append([]string{""}, m.names...)}
	row := func(head string, cell func(t *rules.Title) string) {
		cells := []string{head}
		for _, t := range m.box {
			cells = append(cells, cell(t))
		}
		rows = append(rows, cells)
	}
	const least, most = 2, 5
	byPlayers := func(number func(t *rules.Title, n int) int32, show func(int32) string) func(t *rules.Title) string {
		return func(t *rules.Title) string {
			var list []string
			for n := least; n <= most; n++ {
				if t.StartingCash[n] == 0 {
					list = append(list, "–")
				} else {
					list = append(list, show(number(t, n)))
				}
			}
			return strings.Join(list, " / ")
		}
	}
	plain := func(n int32) string { return strconv.Itoa(int(n)) }
	row(m.say("players", "人数"), func(t *rules.Title) string {
		var can []int
		for n, cash := range t.StartingCash {
			if cash > 0 {
				can = append(can, n)
			}
		}
		return fmt.Sprintf("%d–%d", can[0], can[len(can)-1])
	})
	row(m.say("money for 2 / 3 / 4 / 5 players", "開始金（2 / 3 / 4 / 5人）"),
		byPlayers(func(t *rules.Title, n int) int32 { return t.StartingCash[n] },
			func(n int32) string { return m.money(n, false) }))
	row(m.say("bidding tokens for 2 / 3 / 4 / 5", "入札トークン（2 / 3 / 4 / 5人）"), byPlayers(func(t *rules.Title, n int) int32 { return int32(t.BidTokens[n]) }, plain))
	row(m.say("certificate limit for 2 / 3 / 4 / 5", "株券保有制限（2 / 3 / 4 / 5人）"), byPlayers(func(t *rules.Title, n int) int32 { return int32(t.CertLimit[n]) }, plain))
	corps := func(has func(k rules.CorpKind) bool) func(t *rules.Title) string {
		return func(t *rules.Title) string {
			var list []string
			for i := range t.Corps {
				if has(t.Corps[i].Kind) {
					list = append(list, t.Corps[i].ID)
				}
			}
			return strings.Join(runs(list), " ")
		}
	}
	row(m.say("minors and regional railways", "マイナー会社と地域会社"), corps(func(k rules.CorpKind) bool { return k != rules.Major }))
	row(m.say("majors", "大会社"), corps(func(k rules.CorpKind) bool { return k == rules.Major }))
	row(m.say("private companies", "個人会社"), func(t *rules.Title) string {
		var list []string
		for i := range t.Privates {
			if t.Privates[i].Card == "" {
				list = append(list, t.Privates[i].ID)
			}
		}
		return strings.Join(runs(list), " ")
	})
	row(m.say("price of an L", "L列車の価格"), func(t *rules.Title) string { return m.money(t.Trains[0].Price, true) })
	for i, d := range m.t.Trains {
		if d.Count > 0 && !d.Unlimited {
			name := d.Name
			if d.Back != "" {
				name += " / " + d.Back
			}
			row(fmt.Sprintf(m.say("%s-trains", "%s列車"), name), func(t *rules.Title) string { return strconv.Itoa(int(t.Trains[i].Count)) })
		}
	}
	row(m.say("last cells of the track", "株価チャートの終わりのマス"), func(t *rules.Title) string {
		var list []int16
		for _, cell := range t.Market.Rows[0] {
			if cell.Zone&market.EndsGame != 0 {
				list = append(list, cell.Price)
			}
		}
		return prices(list)
	})
	return slices.DeleteFunc(rows, func(row []string) bool { return row[0] != "" && alike(row[1:]) })
}

var numbered = regexp.MustCompile(`^(\D*)(\d+)$`)

// runs shortens P1 P2 P3 to P1–P3.
func runs(list []string) []string {
	var out []string
	for i := 0; i < len(list); {
		k := i
		for k+1 < len(list) && follows(list[k], list[k+1]) {
			k++
		}
		if k-i < 2 {
			out = append(out, list[i])
			i++
			continue
		}
		out = append(out, list[i]+"–"+list[k])
		i = k + 1
	}
	return out
}

func follows(a, b string) bool {
	x, y := numbered.FindStringSubmatch(a), numbered.FindStringSubmatch(b)
	if x == nil || y == nil || x[1] != y[1] {
		return false
	}
	n, _ := strconv.Atoi(x[2])
	return y[2] == strconv.Itoa(n+1)
}

// areas are the stops whose value changes with the phases.
func (m *maker) areas() [][]string {
	type area struct {
		hexes  []string
		place  string
		values tile.Values
	}
	var list []area
	for i := range m.t.Board.Hexes {
		h := &m.t.Board.Hexes[i]
		for _, s := range h.Face.Stops {
			if s.Kind != tile.OffBoard && s.Value == tile.Pays(s.Value[0]) || s.Value == (tile.Values{}) {
				continue
			}
			k := slices.IndexFunc(list, func(a area) bool { return s.Group != "" && a.place == s.Group })
			if k < 0 {
				list, k = append(list, area{place: cmp.Or(s.Group, h.Place), values: s.Value}), len(list)
			}
			list[k].hexes = append(list[k].hexes, h.Name)
		}
	}
	// Phases that pay the same share a column.
	var from, to []int
	for i := range m.t.Phases {
		same := i > 0
		for _, a := range list {
			same = same && a.values.At(m.t.Phases[i].Column()) == a.values.At(m.t.Phases[i-1].Column())
		}
		if same {
			to[len(to)-1] = i
		} else {
			from, to = append(from, i), append(to, i)
		}
	}
	head := []string{m.say("area", "地域")}
	for i := range from {
		a, b := m.t.Phases[from[i]].Name, m.t.Phases[to[i]].Name
		switch {
		case from[i] == to[i]:
			head = append(head, fmt.Sprintf(m.say("phase %s", "フェイズ%s"), a))
		case to[i] == len(m.t.Phases)-1:
			head = append(head, fmt.Sprintf(m.say("from phase %s", "フェイズ%sから"), a))
		default:
			head = append(head, fmt.Sprintf(m.say("phases %s–%s", "フェイズ%s–%s"), a, b))
		}
	}
	rows := [][]string{head}
	for _, a := range list {
		row := []string{strings.TrimSpace(strings.Join(a.hexes, " ") + " " + a.place)}
		for _, i := range from {
			row = append(row, strconv.Itoa(int(a.values.At(m.t.Phases[i].Column()))))
		}
		rows = append(rows, row)
	}
	return rows
}

// stop is the name of a kind of stop.
func (m *maker) stop(k tile.StopKind) string {
	return [...]words.Pair{tile.City: {"city", "都市"}, tile.Town: {"town", "町"}, tile.Halt: {"halt", "停車場"}, tile.OffBoard: {"area", "盤外都市"}}[k].In(m.lang)
}

// cities is the pay of stops on the tiles, by labels.
func (m *maker) cities() [][]string {
	type key struct {
		kind  tile.StopKind
		label string
	}
	values := map[key]*[tile.Gray + 1][]int16{}
	used := [tile.Gray + 1]bool{}
	for i := range m.t.Tiles {
		f := &m.t.Tiles[i].Face
		for _, s := range f.Stops {
			if f.Color > tile.Gray || m.t.Tiles[i].Hidden || s.Owned || s.Kind == tile.Halt {
				continue
			}
			k := key{s.Kind, f.Label}
			if values[k] == nil {
				values[k] = &[tile.Gray + 1][]int16{}
			}
			used[f.Color] = true
			values[k][f.Color] = append(values[k][f.Color], s.Value[0])
		}
	}
	head := []string{m.say("on tiles", "タイルの上")}
	for c := tile.Yellow; c <= tile.Gray; c++ {
		if used[c] {
			head = append(head, m.colour(c))
		}
	}
	rows := [][]string{head}
	keys := slices.SortedFunc(maps.Keys(values),
		func(a, b key) int { return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.label, b.label)) })
	for _, k := range keys {
		row := []string{m.stop(k.kind)}
		if k.label != "" {
			row[0] += " " + k.label
			if at := m.labelled(k.label); at != "" {
				row[0] += m.say(": ", "：") + at
			}
		}
		for c := tile.Yellow; c <= tile.Gray; c++ {
			if used[c] {
				row = append(row, cmp.Or(prices(values[k][c]), "–"))
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// labelled lists the hexes that take tiles with a label.
func (m *maker) labelled(label string) string {
	var list []string
	for i := range m.t.Board.Hexes {
		h := &m.t.Board.Hexes[i]
		if h.Face.Label == label || slices.Contains(h.Labels[:], label) {
			list = append(list, m.place(h))
		}
	}
	return m.list(list)
}

// printed is the pay of stops that are printed on the board.
func (m *maker) printed() [][]string {
	rows := [][]string{{m.say("printed on the board", "盤に印刷"), m.say("pays", "価値"), m.say("where", "場所")}}
	for i := range m.t.Board.Hexes {
		h := &m.t.Board.Hexes[i]
		for n, s := range h.Face.Stops {
			if s.Kind == tile.OffBoard || s.Value == (tile.Values{}) || s.Value != tile.Pays(s.Value[0]) {
				continue
			}
			if n > 0 && s.Kind == h.Face.Stops[0].Kind && s.Value == h.Face.Stops[0].Value {
				continue
			}
			kind, pays := m.colour(h.Face.Color)+m.say(" ", "・")+m.stop(s.Kind), strconv.Itoa(int(s.Value[0]))
			k := slices.IndexFunc(rows, func(row []string) bool { return row[0] == kind && row[1] == pays })
			if k < 0 {
				rows = append(rows, []string{kind, pays, m.place(h)})
			} else {
				rows[k][2] = m.list([]string{rows[k][2], m.place(h)})
			}
		}
	}
	return rows
}

func (m *maker) ground() [][]string {
	kinds := map[string]words.Pair{
		"water": {"water", "水"}, "river": {"river", "川"}, "mountain": {"mountain", "山"}, "swamp": {"swamp", "湿地"}, "hill": {"hill", "丘"}, "lake": {"lake", "湖"},
		"forest": {"forest", "森"},
	}
	rows := [][]string{{m.say("terrain", "地形"), m.say("costs", "費用"), m.say("where", "場所")}}
	for i := range m.t.Board.Hexes {
		h := &m.t.Board.Hexes[i]
		if h.Cost == 0 {
			continue
		}
		var terrain []string
		for _, name := range h.Terrain {
			if p, ok := kinds[name]; ok {
				terrain = append(terrain, p.In(m.lang))
			}
		}
		kind, cost := cmp.Or(m.list(terrain), "–"), m.money(int32(h.Cost), true)
		k := slices.IndexFunc(rows, func(row []string) bool { return row[0] == kind && row[1] == cost })
		if k < 0 {
			rows = append(rows, []string{kind, cost, h.Name})
		} else {
			rows[k][2] += " " + h.Name
		}
	}
	return rows
}

// tiles is the box of tiles: for which hexes, and how many there are of each.
func (m *maker) tiles() [][]string {
	rows := [][]string{{m.say("tiles", "タイル"), m.say("for", "置く所"), m.say("numbers, and copies of each", "番号と枚数")}}
	colours := []tile.Color{tile.White} // of the rows
	for i := range m.t.Tiles {
		k := &m.t.Tiles[i]
		if k.Hidden {
			continue
		}
		count := map[tile.StopKind]int{}
		for _, s := range k.Face.Stops {
			count[s.Kind]++
		}
		var stops []string
		for _, kind := range []tile.StopKind{tile.City, tile.Town, tile.Halt, tile.OffBoard} {
			if n := count[kind]; n > 0 {
				stops = append(stops, fmt.Sprintf(m.say("%d %s", "%d%s"), n, m.plural(kind, n)))
			}
		}
		where := strings.TrimSpace(cmp.Or(m.list(stops), m.say("track", "線路だけ")) + " " + k.Face.Label)
		copies := k.Name
		if k.Count == tile.Unlimited {
			copies += m.say(" (any)", " (無制限)")
		} else {
			copies += fmt.Sprintf(" (%d)", k.Count)
		}
		at := slices.IndexFunc(rows, func(row []string) bool { return row[0] == m.colour(k.Face.Color) && row[1] == where })
		if at < 0 {
			rows, colours = append(rows, []string{m.colour(k.Face.Color), where, copies}), append(colours, k.Face.Color)
		} else {
			rows[at][2] += " " + copies
		}
	}
	var sorted [][]string
	for c := tile.White; c <= tile.Blue; c++ {
		for i, row := range rows {
			if colours[i] == c {
				sorted = append(sorted, row)
			}
		}
	}
	return sorted
}

// plural is the word for n stops of a kind.
func (m *maker) plural(k tile.StopKind, n int) string {
	if word := m.stop(k); n == 1 || m.lang == words.Ja {
		return word
	}
	return map[tile.StopKind]string{tile.City: "cities", tile.Town: "towns", tile.Halt: "halts", tile.OffBoard: "areas"}[k]
}

// prices are the cells of the chart with an effect; on a line all cells.
func (m *maker) prices() [][]string {
	closes := words.Pair{"the company closes", "会社が閉鎖する"}
	if m.t.Market.Ledges == market.Line {
		closes = words.Pair{"the company is bankrupt", "会社は破産"}
	}
	effects := []struct {
		zone market.Zone
		said words.Pair
	}{
		{market.NoCertLimit, words.Pair{"does not count for the certificate limit", "株券保有制限に数えない"}},
		{market.NoShareLimit, words.Pair{"may be held beyond the holding limit", "1社の保有制限なし"}},
		{market.MultiBuy, words.Pair{"several shares may be bought in a turn", "1手番に何株でも買える"}},
		{market.Closes, closes},
		{market.EndsGame, words.Pair{"the game ends", "ゲーム終了"}},
		{market.FirstSaleFree, words.Pair{"red zone: the first share of a sale moves no price", "レッドゾーン：売却の最初の1株では下がらない"}},
		{market.ParAgain, words.Pair{"price of a new start after bankruptcy", "破産した会社の再開始の株価"}},
		{market.BelowLedge, words.Pair{"below the ledge", "段の下"}},
		{market.LargeOnly, words.Pair{"ten-share companies only", "10株会社だけ"}},
	}
	var kinds []string
	cells := map[string][]int16{}
	for _, row := range m.t.Market.Rows {
		for _, cell := range row {
			if cell.Price == 0 && cell.Zone == 0 {
				continue
			}
			var said []string
			if cell.Par {
				said = append(said, m.say("par", "額面"))
			}
			for _, e := range effects {
				if cell.Zone&e.zone != 0 {
					said = append(said, e.said.In(m.lang))
				}
			}
			colour := map[string]words.Pair{
				"yellow": {"yellow", "黄"}, "orange": {"orange", "オレンジ"}, "brown": {"brown", "茶"}, "green": {"green", "緑"}, "gray": {"gray", "灰"}, "grey": {"grey", "灰"},
				"red": {"red", "赤"},
			}[cell.Color].In(m.lang)
			kind := m.list(said)
			switch {
			case kind == "" && m.t.Market.Ledges != market.Line:
				continue
			case kind == "":
				kind = m.say("nothing special", "特になし")
			case colour != "" && m.t.Market.Ledges != market.Line:
				kind = colour + m.say(": ", "：") + kind
			}
			if !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
			cells[kind] = append(cells[kind], cell.Price)
		}
	}
	rows := [][]string{{m.say("prices", "株価"), m.say("meaning", "種類")}}
	for _, kind := range kinds {
		rows = append(rows, []string{prices(cells[kind]), kind})
	}
	return rows
}
