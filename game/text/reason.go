package text

import (
	"cmp"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles/words"
)

// Because is the text of a refusal.
type Because struct {
	Brief string // two to four words, for a barred button
	Text  string // a whole sentence
	Rule  string // "Rule 1830 R41"; empty if the title cites none
	Cite  string // the rule number, for the link: "1830/R41"
}

// Why returns the explanation of a refusal. a is the refused action, or nil if a step was skipped.
func (s *Speaker) Why(v rules.View, a rules.Action, r rules.Refusal) Because {
	b := Because{Brief: s.Brief(r), Cite: r.Rule}
	b.Text = s.Reason(r.Reason).Full.Sentence(s.Lang, subjectOf(v, a, r).facts(s, v, r))
	if r.Rule != "" {
		b.Rule = s.Phrase(RuleNumber, Facts{"rule": strings.ReplaceAll(r.Rule, "/", " ")})
	}
	if s.Heard != nil {
		s.Heard(v, a, r, b)
	}
	return b
}

// Brief returns the reason in two to four words.
func (s *Speaker) Brief(r rules.Refusal) string { return s.Reason(r.Reason).Brief.In(s.Lang) }

// Reason returns the texts of a reason, the title's or the shared ones, with holes for its subject.
func (s *Speaker) Reason(r rules.Reason) words.Reason {
	if r >= rules.OwnReasons {
		return s.own().Reasons[r]
	}
	return reasons[r]
}

// subject holds the things that an action and its refusal are about; fields are zero if neither names them.
type subject struct {
	who     id.Owner
	corp    id.Corp
	private id.Private
	hex     id.Hex
	tile    id.Tile
	train   id.TrainKind
}

// subjectOf returns the subjects of a refusal. It takes those that the refusal does not name from the action, or else
// from the player to act.
func subjectOf(v rules.View, a rules.Action, r rules.Refusal) subject {
	x := actionSubject(v, a)
	x.who = cmp.Or(r.Who, x.who, v.Actor())
	x.corp = cmp.Or(r.Corp, x.corp, x.who.Corp())
	x.private, x.hex = cmp.Or(r.Private, x.private), cmp.Or(r.Hex, x.hex)
	return x
}

// actionSubject returns the subject of a refusal of a: the things that the action names.
func actionSubject(v rules.View, a rules.Action) subject {
	o := rules.OperandsOf(a)
	x := subject{who: o.By, corp: o.Corp, private: cmp.Or(o.Private, o.Power, o.Via), hex: o.Hex, tile: o.Tile}
	x.train = max(o.As, kindOf(v, o.Train))
	return x.known(v.T)
}

// known returns the subject without ids that the title does not have, because a refused action may contain anything.
func (x subject) known(t *rules.Title) subject {
	if int(x.corp) > len(t.Corps) {
		x.corp = 0
	}
	if int(x.private) > len(t.Privates) {
		x.private = 0
	}
	if int(x.hex) > len(t.Board.Hexes) {
		x.hex = 0
	}
	if int(x.train) > len(t.Trains) {
		x.train = 0
	}
	if int(x.tile) > len(t.Tiles) {
		x.tile = 0
	}
	if c := x.who.Corp(); int(c) > len(t.Corps) {
		x.who = id.Nobody
	}
	return x
}

// kindOf returns the kind of a train card, or zero if there is no such card.
func kindOf(v rules.View, n id.Train) id.TrainKind {
	if n == 0 || int(n) > v.T.Cards() {
		return 0
	}
	return v.KindOf(n)
}

// facts returns the facts that a sentence about a refusal may mention. Unknown facts get a general word, so that every
// template can be filled.
func (x subject) facts(s *Speaker, v rules.View, r rules.Refusal) Facts {
	cash := v.Cash(x.who)
	f := Facts{
		"have": Number(r.Have), "need": Number(r.Need),
		"$have": s.MoneyOf(x.who, r.Have), "$need": s.MoneyOf(x.who, r.Need),
		"$cash": s.MoneyOf(x.who, cash), "$tied": s.MoneyOf(x.who, cash-r.Have),
		"have%": s.Percent(int(r.Have)), "need%": s.Percent(int(r.Need)),
		"who": s.Owner(x.who), "decider": s.Player(v.Decider(x.who)),
		"corp": s.Say(ThisCompany), "private": s.Say(ThisPrivate), "owner": s.Say(APlayer),
		"hex": s.Say(ThisHex), "face": s.Say(PrintedTrack), "title": v.T.Name,
		"tile": s.Say(ThisTile), "colour": s.Say(TheseColours), "label": s.Say(SameLabel),
		"train": s.Say(ThisTrain), "colourtrain": s.Say(ALaterTrain), "hexes": s.Say(OnTheMap),
		"phase": v.PhaseDef().Name, "nextsr": s.NumberedRound(rules.StockRound, int(v.S.Set)+1, 0),
		"step": s.Step(v.InCharge().Name()),
	}
	x.addNames(f, s, v)
	x.addTiles(f, s, v)
	return f
}

// addNames adds the names of the subject.
func (x subject) addNames(f Facts, s *Speaker, v rules.View) {
	if x.corp != 0 {
		f["corp"] = s.Corp(x.corp)
	}
	if x.private != 0 {
		f["private"] = s.Private(x.private)
		if o := v.S.Privates[x.private].Owner; o.Player() != 0 || o.Corp() != 0 {
			f["owner"] = s.Owner(o)
		}
	}
	if x.train != 0 {
		f["train"], f["a train"] = s.TrainKind(x.train), s.aTrain(x.train)
	}
	if x.hex != 0 {
		f["hex"] = s.Hex(x.hex)
	}
	if x.tile != 0 {
		f["tile"] = s.Tile(x.tile)
	}
}

// addTiles adds the tile on the hex, and facts about the tile to be laid, which refusals of lays mention.
func (x subject) addTiles(f Facts, s *Speaker, v rules.View) {
	if x.hex != 0 {
		if label := v.Position().Face(x.hex).Label; label != "" {
			f["label"] = label
		}
		if t := v.S.Cells[x.hex].Tile; t != 0 {
			f["face"] = s.Color(v.T.Tiles.Kind(t).Face.Color) + " " + s.Tile(t)
		}
	}
	if x.tile == 0 {
		return
	}
	color := v.T.Tiles.Kind(x.tile).Face.Color
	f["colour"] = s.Color(color)
	if k := colorTrain(v.T, color); k != 0 {
		f["colourtrain"] = s.TrainKind(k)
	}
	if on := hexesWith(v, x.tile); len(on) > 0 {
		f["hexes"] = s.List(on)
	}
}

// colorTrain returns the kind of train that makes tiles of a colour available, or zero.
func colorTrain(t *rules.Title, c tile.Color) id.TrainKind {
	for _, phase := range t.Phases {
		if phase.Colors < c {
			continue
		}
		for i := range t.Trains {
			if t.Trains[i].StartsPhase == phase.Name {
				return id.TrainKind(i + 1)
			}
		}
	}
	return 0
}

// hexesWith returns the coordinates of the hexes with copies of a tile.
func hexesWith(v rules.View, t id.Tile) []string {
	var on []string
	for i := range v.T.Board.Hexes {
		if v.S.Cells[i+1].Tile == t {
			on = append(on, v.T.HexName(id.Hex(i+1)))
		}
	}
	return on
}
