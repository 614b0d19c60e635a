package text

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	"github.com/hexrail/hexrail/assets"
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// table is a new game of four.
func table(t testing.TB) rules.View { return tableOf(t, "1830-classic") }

// tableOf is a new game of a title, of four or as many as it seats.

func tableOf(t testing.TB, key string) rules.View {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := rules.View{T: title, X: &rules.Scratch{}}
	s := rules.Start(title, min(4, e.MaxPlayers), 1, v.X)
	v.S = &s
	return v
}

func speaker(v rules.View, l Lang) *Speaker {
	return &Speaker{Lang: l, Title: v.T, Names: []string{"Ann", "Ben", "Cleo", "Dan"}}
}

func TestEveryTextIsInBothLanguages(t *testing.T) {
	for i, p := range allTexts() {
		if p[En] == "" || p[Ja] == "" {
			t.Errorf("text %d is incomplete: %q", i, p)
		}
		for l, text := range p {
			if strings.Count(text, "{") != strings.Count(text, "}") || strings.TrimSpace(text) != text {
				t.Errorf("%s: %q is not well formed", Lang(l).Code(), text)
			}
		}
		if strings.IndexFunc(p[En], func(r rune) bool {
			return unicode.In(r, unicode.Han, unicode.Hiragana,
				unicode.Katakana)
		}) >= 0 {
			t.Errorf("English %q has Japanese letters", p[En])
		}
	}
}

// TestEveryActionCanBeSaid: every kind of action has a row, and its texts need no fact that is not there.
func TestEveryActionCanBeSaid(t *testing.T) {
	v := table(t)
	for _, a := range rulestest.Actions(v.T) {
		for _, l := range []Lang{En, Ja} {
			s := speaker(v, l)
			said := []string{s.Act(v, a, nil).Short(), s.Act(v, a, nil).Noun(), s.Act(v, a, nil).Lines(v)[0].Text}
			if catalog.Action(v.T, a).Option != "" {
				said = append(said, s.Act(v, a, nil).Button(), s.Act(v, a, nil).Offer())
			}
			for _, text := range said {
				if text == "" || strings.ContainsAny(text, "{}") {
					t.Errorf("%s, %T: %q", l.Code(), a, said)
				}
			}
		}
	}
}

// TestAnswersInWords: an answer is shown in the words of the step that asked, else by its name in records.
func TestAnswersInWords(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Phase("4").Stock(2, "p1").Cash("p1", 600)
	g.Do(rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)})
	for l, want := range map[Lang][3]string{
		En: {"Ten shares", "ten shares", "Player 1 chooses ten shares."},
		Ja: {"10株会社にする", "10株会社", "プレイヤー1 は10株会社を選ぶ。"},
	} {
		s := &Speaker{Lang: l, Title: title}
		v, a := g.View(), rules.Decide{By: g.View().Actor(), Choice: 10}
		x := s.Act(v, a, nil)
		if got := [3]string{x.Button(), x.Short(), x.Lines(v)[0].Text}; got != want {
			t.Errorf("%s: %q, want %q", l.Code(), got, want)
		}
	}
}

// A sentence in one language may leave out facts that are understood, but it cannot know more than the other. Japanese
// has no articles.
func TestBothLanguagesUseTheSameFacts(t *testing.T) {
	for _, p := range allTexts() {
		en, ja := holes(p[En]), holes(p[Ja])
		for _, key := range ja {
			if !slices.Contains(en, key) && !slices.Contains(en, "a "+key) {
				t.Errorf("%q uses {%s}, which %q does not", p[Ja], key, p[En])
			}
		}
	}
}

func TestEveryReasonCanBeSaid(t *testing.T) {
	v := table(t)
	prr := v.T.FindCorp("PRR")
	about := []struct {
		name   string
		action rules.Action
		why    rules.Refusal
	}{
		{"nothing known", nil, rules.Refusal{}},
		{"a tile", rules.LayTile{By: prr, Hex: v.T.FindHex("H12"), Tile: v.T.Tiles.Find("57")},
			rules.Refusal{Have: 30, Need: 120}},
		{"strange numbers", rules.LayTile{By: 31, Hex: 255, Tile: 255}, rules.Refusal{}},
		{"a private", rules.Bid{By: 1, Private: 2, Price: 40}, rules.Refusal{Private: 2, Who: id.OfPlayer(1)}},
		{"a strange train", rules.BuyTrain{By: prr, Train: 200}, rules.Refusal{}},
	}
	for _, l := range []Lang{En, Ja} {
		s := speaker(v, l)
		for r := range rules.ReasonCount {
			for _, c := range about {
				c.why.Reason, c.why.Rule = r, v.T.Cite[r]
				b := s.Why(v, c.action, c.why)
				if b.Text == "" || b.Brief == "" || strings.ContainsAny(b.Text+b.Brief+b.Rule, "{}") {
					t.Errorf("%s, %v, %s: %+v", l.Code(), r, c.name, b)
				}
			}
		}
	}
}

// TestOwnReasonsCanBeSaid: the reasons of a title have their texts, and the rule that the title cites.
func TestOwnReasonsCanBeSaid(t *testing.T) {
	for _, e := range titles.All() {
		v := tableOf(t, e.Key)
		for r := range e.Words().Reasons {
			if r < rules.OwnReasons {
				t.Errorf("%s: %v is a shared reason", e.Key, r)
			}
			lay := rules.LayTile{By: 1, Hex: 1, Tile: 1}
			b := speaker(v, En).Why(v, lay, v.Refuse(r))
			if b.Text == "" || b.Brief == "" || b.Cite == "" || strings.ContainsAny(b.Text+b.Brief, "{}") {
				t.Errorf("%s: %v: %+v", e.Key, r, b)
			}
		}
	}
}

func TestWhyNamesTheFigures(t *testing.T) {
	v := table(t)
	prr := v.T.FindCorp("PRR")
	hex, private := v.T.FindHex("G15"), id.Private(1)
	v.S.Privates[private].Owner = id.OfPlayer(2)
	v.S.Cash[id.OfCorp(prr)] = 30
	lay := rules.LayTile{By: prr, Hex: hex, Tile: v.T.Tiles.Find("14")}
	for _, c := range []struct {
		action rules.Action
		why    rules.Refusal
		en, ja string
	}{
		{lay, v.Refuse(rules.NoMoneyForTile).Figures(30, 120),
			"PRR has $30, the terrain costs $120.", "PRR の資金は $30、地形の費用は $120 です。"},
		{lay, v.Refuse(rules.HexBlocked).About(private),
			"SVN&RR keeps G15 closed while Ben owns it.", "Ben が SVN&RR を持つ間、G15 は使えません。"},
		{lay, v.Refuse(rules.ColorLater),
			"Green tiles come with the first 3-train.", "緑タイルは3列車が売れてから使えます。"},
		{rules.Bid{By: 1, Private: 3, Price: 590}, v.Refuse(rules.MoneyCommitted).Figures(555, 590).Of(id.OfPlayer(1)),
			"This takes $590. $45 of the $600 of Ann is tied up in bids; $555 is free.",
			"$590 が必要です。Ann の $600 のうち $45 は入札中で、使えるのは $555 です。"},
		{rules.SellShares{By: id.OfPlayer(1), Corp: prr, Percent: 20}, v.Refuse(rules.PoolFull).Figures(40, 50),
			"The pool holds 40% of PRR; at most 50%.", "PRR は公開市場に 40% あります（上限50%）。"},
		{rules.BuyShares{By: id.OfPlayer(1), Corp: prr, Percent: 10}, v.Refuse(rules.SoldThisRound),
			"You sold PRR this round. Possible again in SR 2.", "このラウンドで PRR を売りました。SR 2 から買えます。"},
		{rules.Pass{By: id.OfPlayer(2)}, v.Refuse(rules.NotYourTurn).Of(id.OfPlayer(1)),
			"Ann decides now.", "今は Ann の番です。"},
	} {
		if got := speaker(v, En).Why(v, c.action, c.why).Text; got != c.en {
			t.Errorf("%v: %q, want %q", c.why.Reason, got, c.en)
		}
		if got := speaker(v, Ja).Why(v, c.action, c.why).Text; got != c.ja {
			t.Errorf("%v: %q, want %q", c.why.Reason, got, c.ja)
		}
	}
	if b := speaker(v, En).Why(v, lay, v.Refuse(rules.HexBlocked)); b.Rule != "Rule "+strings.Replace(b.Cite, "/", " ",
		1) {
		t.Errorf("rule of %v", b)
	}
}

// TestEveryEventCanBeSaid: every kind of event has a sentence in both languages, shared or of a title.
func TestEveryEventCanBeSaid(t *testing.T) {
	v := table(t)
	if n := eventKinds(t); len(events)-1 != n {
		t.Errorf("%d kinds of events can be told of %d", len(events)-1, n)
	}
	for _, l := range []Lang{En, Ja} {
		for k := rules.Paid; int(k) < len(events); k++ {
			e := rules.Event{
				Kind: k, Who: id.OfPlayer(1), To: id.OfCorp(2), Corp: 1, Private: 1, Hex: 1, Train: 1, Percent: 20, Amount: 1,
				After: market.Pos{Col: 1}, Step: "run", Why: rules.Refusal{Reason: rules.NoTrain},
			}
			v := v
			if events[k] == (Pair{}) {
				if v = titleThatTells(t, k); v.T == nil {
					t.Errorf("nobody tells event %d", k)
					continue
				}
			}
			if got := speaker(v, l).Event(v, e); got == "" || strings.ContainsAny(got, "{}") {
				t.Errorf("%s: event %d says %q", l.Code(), k, got)
			}
		}
	}
}

// eventKinds counts the kinds of events.
func eventKinds(t *testing.T) (n int) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../../rules/event.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		for _, spec := range g.Specs {
			n += len(spec.(*ast.ValueSpec).Names)
		}
	}
	return n
}

// titleThatTells returns a new game of the title that has words of its own for an event.
func titleThatTells(t *testing.T, k rules.EventKind) (v rules.View) {
	for _, e := range titles.All() {
		if e.Words().Events[k].Told != (Pair{}) {
			return tableOf(t, e.Key)
		}
	}
	return v
}

func TestMoney(t *testing.T) {
	for _, c := range []struct {
		amount       int32
		money, delta string
		spoken       string
	}{
		{0, "$0", "±$0", "0 dollars"},
		{1, "$1", "+$1", "1 dollar"},
		{1234, "$1,234", "+$1,234", "1,234 dollars"},
		{-20, "\u2212$20", "\u2212$20", "minus 20 dollars"},
		{1234567, "$1,234,567", "+$1,234,567", "1,234,567 dollars"},
	} {
		if got := Money("$", c.amount); got != c.money {
			t.Errorf("Money(%d) = %q", c.amount, got)
		}
		if got := Change("$", c.amount); got != c.delta {
			t.Errorf("Change(%d) = %q", c.amount, got)
		}
		if got := spokenMoney(En, "$", c.amount); got != c.spoken {
			t.Errorf("spoken %d = %q", c.amount, got)
		}
	}
}

func TestRunesAreListedOnce(t *testing.T) {
	list := runes()
	for _, r := range "Aあ社。−→£" {
		if !slices.Contains(list, r) {
			t.Errorf("%q is missing", r)
		}
	}
	if !slices.IsSorted(list) || len(slices.Compact(list)) != len(list) {
		t.Error("not a sorted set")
	}
}

func TestTheFontHasEveryRune(t *testing.T) {
	font, err := sfnt.Parse(assets.Regular())
	if err != nil {
		t.Fatal(err)
	}
	var b sfnt.Buffer
	for _, r := range runes() {
		if glyph, err := font.GlyphIndex(&b, r); err != nil || glyph == 0 {
			t.Errorf("no glyph for %q; assets/fonts/README.md says how to add one: %v", r, err)
		}
	}
}

// TestTell reads the log of the first turns of a game.
func TestTell(t *testing.T) {
	v := table(t)
	s := speaker(v, En)
	log := s.Act(v, nil, v.X.Events).Lines(v)
	for _, a := range []rules.Action{
		rules.Bid{By: 1, Private: 2, Price: 45},
		rules.Bid{By: 2, Private: 1, Price: 20},
		rules.Pass{By: id.OfPlayer(3)},
	} {
		before := *v.S
		if r := rules.Do(v, a, v.S); r.Refused() {
			t.Fatal(r)
		}
		log = append(log, s.Act(rules.View{T: v.T, S: &before, X: v.X}, a, v.X.Events).Lines(v)...)
	}
	want := []Line{
		{Kind: NewRound, Who: id.Nobody, Text: "Auction", Round: rules.AuctionRound},
		{Kind: Deed, Who: id.OfPlayer(1), Text: "Ann bids $45 for C&SL."},
		{Kind: Deed, Who: id.OfPlayer(2), Text: "Ben buys SVN&RR for $20."},
		{Kind: Consequence, Who: id.OfPlayer(1), Text: "Ann gets C&SL for $45.", Of: rules.BidsWon},
		{Kind: Pass, Who: id.OfPlayer(3), Text: "Cleo passes."},
	}
	if !slices.Equal(log, want) {
		t.Errorf("log\n%q\nwant\n%q", log, want)
	}
}

// TestNewStartIsTold starts a company that was bankrupt (1860/R144).
func TestNewStartIsTold(t *testing.T) {
	v := table(t)
	prr := v.T.FindCorp("PRR")
	par := rules.Par{By: 1, Corp: prr, At: market.Pos{Col: 6}}
	for flags, want := range map[rules.CorpFlags]string{
		0:              "Ann starts PRR at $100 and pays $0.",
		rules.Unlisted: "Ann starts PRR again at $100 and pays $0.",
	} {
		v.S.Corps[prr].Flags = flags
		if got := speaker(v, En).Act(v, par, nil).Lines(v)[0].Text; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestEveryNoteCanBeSaid(t *testing.T) {
	for k := record.NothingToRedo; int(k) < len(notes); k++ {
		for _, l := range []Lang{En, Ja} {
			got := Note(l, record.Note{Kind: k, What: "PRR", Have: 1, Need: 2})
			if k > record.NothingToRedo && notes[k] == Nobody || strings.ContainsAny(got, "{}") {
				t.Errorf("note %d says %q", k, got)
			}
		}
	}
}

func TestFileErrors(t *testing.T) {
	_, err := record.Decode([]byte("no game"))
	if got := FileError(En, err); got != "This is not a game record of 18xx.games." {
		t.Errorf("%v says %q", err, got)
	}
	if got := FileError(Ja, errors.New("unexpected end")); got != "このファイルはゲームとして読めません：unexpected end。" {
		t.Errorf("unknown error says %q", got)
	}
	v := table(t)
	stop := &record.Stop{Refusal: v.Refuse(rules.FirstRound)}
	want := "Move 212 of 388 does not fit the rules: Shares cannot be sold in the first stock round."
	if got := StopReason(speaker(v, En), v, stop, 212, 388); got != want {
		t.Errorf("stop says %q", got)
	}
}

// TestDrift: the changes by a correction of the rules are shown: money, prices, who acts, and the stations left.
func TestDrift(t *testing.T) {
	v := table(t)
	was := []notation.Pair{{Key: "cash.p0", Value: "400"}, {Key: "price.PRR", Value: "2,6:82#0"},
		{Key: "tile.H10", Value: "57/1"}}
	is := []notation.Pair{{Key: "cash.p0", Value: "420"}, {Key: "price.PRR", Value: "1,6:90#0"}, {Key: "tile.H10"}}
	for l, want := range map[Lang]string{
		En: "Corrected rules lead to another position than the one that was left: cash of Ann $420, was $400, price of PRR $90, was $82, 1 more difference. All moves are kept.",
		Ja: "ルールの修正により、中断時とは異なる局面になりました：Annの資金 $420（以前は $400）、PRRの株価 $90（以前は $82）、ほか1点。手はすべて残っています。",
	} {
		if got := Drift(speaker(v, l), was, is); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for l, want := range map[Lang]string{
		En: "Ben acts, was PRR, priority deal of Ann, was Ben, last revenue of PRR $90, was $80, stations left to PRR 2, was 3, " +
			"1 more difference",
		Ja: "手番はBen（以前はPRR）、優先取引権はAnn（以前はBen）、PRRの前回の収益 $90（以前は $80）、PRRの残りの駅 2（以前は 3）、ほか1点",
	} {
		got := Drift(speaker(v, l), []notation.Pair{
			{Key: "active", Value: "PRR"}, {Key: "priority", Value: "p1"}, {Key: "revenue.PRR", Value: "80"},
			{Key: "tokens_left.PRR", Value: "3"}, {Key: "depot.upcoming", Value: "2:1"},
		}, []notation.Pair{
			{Key: "active", Value: "p1"}, {Key: "priority", Value: "p0"}, {Key: "revenue.PRR", Value: "90"},
			{Key: "tokens_left.PRR", Value: "2"}, {Key: "depot.upcoming", Value: "2:2"},
		})
		if !strings.Contains(got, want) {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if got := Drift(speaker(v, En), was[2:], is[2:]); got != speaker(v, En).Say(Drifted) {
		t.Errorf("differences without figures: %q", got)
	}
}

// TestRedemptionIsAskedForFirst: the log says that a company asks for a share, and of the redemption when its owner
// has agreed (1870/R63).
func TestRedemptionIsAskedForFirst(t *testing.T) {
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18",
		0).Stock(2, "p1")
	mp := g.Corp("MP")
	redeem := rules.BuyShares{By: id.OfCorp(mp), Corp: mp, From: id.OfPlayer(2), Percent: 10}
	agree := rules.AppendLegal(nil, after(t, g.View(), redeem))[0]
	for lang, want := range map[Lang][2]string{
		En: {"MP asks Player 2 for a share back.", "Player 2 agrees. MP redeems a share of Player 2 for $100."},
		Ja: {"MP はプレイヤー2 に株の償還を求める。", "プレイヤー2 は同意する。 MP がプレイヤー2 の株1枚を $100 で償還。"},
	} {
		say := &Speaker{Title: title, Lang: lang}
		v := g.View()
		for i, a := range []rules.Action{redeem, agree} {
			w := after(t, v, a)
			var told []string
			for _, l := range say.Act(v, a, slices.Clone(v.X.Events)).Lines(w) {
				told = append(told, l.Text)
			}
			if got := strings.Join(told, " "); !strings.HasPrefix(got, want[i]) {
				t.Errorf("%q, want %q", got, want[i])
			}
			v = w
		}
	}
}

// TestOwnSharesAreToldOnce: a redemption and a reissue have one line with their price each (1870/R60, R65).
func TestOwnSharesAreToldOnce(t *testing.T) {
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "pool").Give("MP", 20,
		"initial", "MP").Home("MP", "C18", 0).Stock(2, "p1").Cash("MP", 500)
	mp := g.Corp("MP")
	g.S.Corps[mp].Flags |= rules.Operated
	for _, c := range []struct {
		a      rules.Action
		en, ja string
	}{
		{rules.BuyShares{By: id.OfCorp(mp), Corp: mp, From: id.Pool, Percent: 10},
			"MP redeems a share of the pool for $100.", "MP は公開市場の株を $100 で償還。"},
		{rules.SellShares{By: id.OfCorp(mp), Corp: mp, Percent: 20},
			"MP reissues 20% at $100.", "MP は 20% を額面 $100 で再発行。"},
	} {
		v := g.View()
		w := after(t, v, c.a)
		for lang, want := range map[Lang]string{En: c.en, Ja: c.ja} {
			say := &Speaker{Title: title, Lang: lang}
			lines := say.Act(v, c.a, slices.Clone(v.X.Events)).Lines(w)
			if len(lines) != 1 || lines[0].Text != want {
				t.Errorf("%v, want %q", lines, want)
			}
		}
	}
}

// after returns the position after an action.
func after(t *testing.T, v rules.View, a rules.Action) rules.View {
	t.Helper()
	s := *v.S
	if r := rules.Do(v, a, &s); r.Refused() {
		t.Fatal(r)
	}
	return rules.View{T: v.T, S: &s, X: v.X}
}

// TestBare: text beside a name does not begin with it once more.
func TestBare(t *testing.T) {
	for _, c := range []struct {
		lang             Lang
		said, name, want string
	}{
		{En, "PRR lays #57 on H10.", "PRR", "Lays #57 on H10."},
		{Ja, "PRR は H10 に #57 を置く。", "PRR", "H10 に #57 を置く。"},
		{Ja, "PRR は駅を置かない。", "PRR", "駅を置かない。"},
		{En, "PRR and NYC merge into GN.", "PRR", "PRR and NYC merge into GN."},
		{Ja, "PRR と NYC が合併する。", "PRR", "PRR と NYC が合併する。"},
		{En, "Ann buys 10% of PRR.", "PRR", "Ann buys 10% of PRR."},
	} {
		if got := Bare(c.lang, c.said, c.name); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// holes returns the names of the facts in a template.
func holes(template string) []string {
	var keys []string
	for _, part := range strings.Split(template, "{")[1:] {
		h, _, _ := strings.Cut(part, "}")
		key, _, _ := strings.Cut(h, "|")
		keys = append(keys, key)
	}
	return keys
}

// TestAloud: a screen reader pauses between phrases as the language does.
func TestAloud(t *testing.T) {
	for l, want := range []string{En: "Won. In 3 rounds", Ja: "Won。In 3 rounds"} {
		if got := Aloud(Lang(l), "Won", "In 3 rounds"); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// TestBankSellsPrivates: IPO and pool are words about shares; a private that either holds is bought from the bank
// (1860/R43).
func TestBankSellsPrivates(t *testing.T) {
	v := tableOf(t, "1860")
	p := v.T.FindPrivate("RPSC")
	for _, holder := range []id.Owner{id.Initial, id.Pool} {
		v.S.Privates[p].Owner = holder
		a := rules.BuyPrivate{By: id.OfPlayer(1), Private: p, Price: 130}
		if said := speaker(v, En).Act(v, a, nil).Lines(v)[0].Text; said != "Ann buys RPSC from the bank for £130." {
			t.Errorf("%q", said)
		}
	}
}

// TestLaterFallIsNoPartOfTheSale: where a price falls after the turn, the line of a sale that ends the turn does not
// have the new price already; that follows the sentence about the protection (1870/R43, R50).
func TestLaterFallIsNoPartOfTheSale(t *testing.T) {
	v := tableOf(t, "1870")
	c := v.T.FindCorp("MP")
	a := rules.SellShares{By: id.OfPlayer(1), Corp: c, Percent: 10}
	fall := rules.Event{Kind: rules.PriceMoved, Corp: c, Before: market.Pos{}, After: market.Pos{Row: 1}}
	lines := speaker(v, En).Act(v, a, []rules.Event{{Kind: rules.BlockWaits, Corp: c}, fall}).Lines(v)
	last := lines[len(lines)-1].Text
	if strings.Contains(lines[0].Text, "Price") || !strings.HasPrefix(last, "MP: price ") {
		t.Errorf("%q, and at the end %q", lines[0].Text, last)
	}
}

// TestRedemptionIsUndoneByName: the button that takes back a deal of a company in its own shares names it.
func TestRedemptionIsUndoneByName(t *testing.T) {
	v := tableOf(t, "1870")
	c := v.T.FindCorp("MP")
	for a, want := range map[rules.Action]string{
		rules.BuyShares{By: id.OfCorp(c), Corp: c, From: id.Pool, Percent: 10}:   "the redemption",
		rules.BuyShares{By: id.OfPlayer(1), Corp: c, From: id.Pool, Percent: 10}: "the purchase",
		rules.SellShares{By: id.OfCorp(c), Corp: c, Percent: 10}:                 "the reissue",
	} {
		if have := speaker(v, En).Act(v, a, nil).Noun(); have != want {
			t.Errorf("%q, want %q", have, want)
		}
	}
}
