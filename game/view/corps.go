package view

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Standing is the stage of a company's life.
type Standing uint8

// The standings.
const (
	Unstarted Standing = iota + 1
	Started
	Floated
	Closed
)

// Train is a card that somebody owns.
type Train struct {
	Kind      id.TrainKind
	Name      string
	Cut       string // the obsolete end of the name, see NameCut
	CutMeans  string // its meaning in a sentence
	Permanent bool
	RustsOn   string // kind of train whose first sale removes it
	RustsNext bool   // that kind is for sale
}

// Runs returns the part of the train's name that still applies.
func (t *Train) Runs() string { return strings.TrimSuffix(t.Name, t.Cut) }

// TrainOfKind returns a train of a kind for which the number of the card does not matter. It does not say whether the
// kind rusts next.
func TrainOfKind(v rules.View, k id.TrainKind) Train {
	d := v.T.Train(k)
	return Train{Kind: k, Name: d.Name, Cut: NameCut(v, k), Permanent: d.RustsOn == "", RustsOn: d.RustsOn}
}

// NameCut returns the end of a train's name that no longer applies.
func NameCut(v rules.View, k id.TrainKind) string {
	if cut := titles.WordsOf(v.T).Cut; cut != nil {
		return cut(v, k)
	}
	return ""
}

// Holder is one holder of shares of a company.
type Holder struct {
	Owner     id.Owner
	Name      string
	Percent   int
	President bool
}

// Corp is a company in the strip, in a row of the table or on its card.
type Corp struct {
	ID       id.Corp
	Name     string // as printed: "NNH"
	LongName string
	Standing Standing
	Kind     rules.CorpKind
	Gone     bool // left the game without trace, and is omitted from tables
	// Partner is the other half of a pair: the major that a coloured minor becomes, or the minor from which a major is
	// made.
	Partner id.Corp
	Order   int // position in operating order from 1; zero before it floats

	Price     string // empty before it is started
	Zone      string // name of the zone's colour, empty for none
	ZoneText  string
	Par       string
	Treasury  string
	LastRun   string // empty if it ran nothing in its last turn, or never had one
	Sign      string // unusual conditions in a few words: "bankrupt, insolvent"; or empty
	Brief     string // the first of them
	Out       bool   // out of business for good
	SignMeans string // Sign in sentences
	Figure    string // a figure that decides its fate: "paid £120"
	Layer     string // "layer 2" before it is started, if the title has layers
	President string
	Holders   []Holder // president first, players by percent and seat, then treasury, initial offering and pool
	Trains    []Train
	Tokens    int    // stations left on the charter
	NextToken string // price of the next station
	Privates  []string
	Home      string
	// StartsAt is the start of its track with the current pay of the stop: "Jacksonville, 30"; empty if it has no home.
	StartsAt string

	Operating bool // in its turn
	Between   bool // decides during another company's turn: a connection run, a surplus train
	Operated  bool // had its turn in this operating round
	Selected  bool
	Spoken    string // accessible name
}

// Corps returns the companies: in operating order, then other started ones, then the rest in table order.
func (w *Viewer) Corps() []Corp {
	v := w.v()
	var order []id.Corp
	if operating(v) { // the order of a running round is fixed, and companies that float meanwhile follow
		order = append(order, v.S.Order.Corps[:v.S.Order.Len]...)
	}
	for _, c := range v.AppendFloated(nil) {
		if !slices.Contains(order, c) {
			order = append(order, c)
		}
	}
	floated := len(order)
	var started, rest, gone []id.Corp
	for i := range v.T.Corps {
		switch c := id.Corp(i + 1); {
		case slices.Contains(order, c), !v.T.HasShares(): // listed already, or of nobody
		case v.Is(c, rules.Started):
			started = append(started, c)
		case v.Is(c, rules.Gone):
			gone = append(gone, c)
		default:
			rest = append(rest, c)
		}
	}
	v.Sort(started)
	order = slices.Concat(order, started, rest, gone)
	corps := make([]Corp, len(order))
	for i, c := range order {
		x := &corps[i]
		*x = w.positionOf(v).corp(c)
		if i < floated {
			x.Order, x.Operated = i+1, operating(v) && i < int(v.S.Order.At)
		}
		x.Spoken = w.positionOf(v).corpSpoken(x)
	}
	return corps
}

// startsAt returns the start of a company's track and the pay of the stop there, as text.
func (w position) startsAt(c id.Corp) string {
	v := w.v
	h := v.Home(c)
	if h == 0 {
		return ""
	}
	def := v.T.Track().Hex(h)
	said := []string{cmp.Or(def.Place, def.Name)}
	city := max(0, int(v.T.Corp(c).HomeCity))
	if stops := v.Position().Face(h).Stops; city < len(stops) {
		if pays := stops[city].Value.At(v.PhaseDef().Column()); pays > 0 {
			said = append(said, text.Number(int32(pays)))
		}
	}
	return w.say.List(said)
}

// corp returns the facts about a company in the current position.
func (w position) corp(c id.Corp) Corp {
	v := w.v
	def, s := v.T.Corp(c), &v.S.Corps[c]
	o := id.OfCorp(c)
	out := Corp{
		ID: c, Name: w.say.Corp(c), LongName: def.Name, Standing: standingOf(v, c), Kind: def.Kind,
		Gone: gone(v, c), Partner: s.Partner, Treasury: w.say.Funds(v.Cash(o)),
		Holders: w.holders(c), Trains: w.trains(o),
		Tokens: v.StationsLeft(c), Home: w.say.Hex(v.Home(c)), Operating: operatingNow(v) == c,
		Between: !v.S.End.Over && v.Actor() == o && operatingNow(v) != c,
	}
	out.StartsAt = w.startsAt(c)
	if v.Is(c, rules.Started) {
		cell, _ := v.T.Market.At(s.Price)
		out.Price, out.Par = w.say.Money(v.Price(c)), w.say.Money(int32(s.Par))
		out.Zone, out.ZoneText = cell.Color, zoneWords(&w.say, cell.Zone)
	}
	if p := v.President(c); p != 0 {
		out.President = w.say.Player(p)
	}
	if s.LastRun > 0 {
		out.LastRun = text.LastRun(&w.say, v, c)
	}
	if out.Tokens > 0 {
		out.NextToken = w.say.Funds(v.StationCost(c))
	}
	w.describe(c, &out)
	for i := range v.T.Privates {
		if p := id.Private(i + 1); v.PrivateOf(p, o) && v.T.CorpOfCard(p) == 0 {
			out.Privates = append(out.Privates, w.say.Private(p))
		}
	}
	return out
}

// describe fills in the unusual conditions of a company.
func (w position) describe(c id.Corp, out *Corp) {
	v := w.v
	def := v.T.Corp(c)
	var signs, means []string
	for _, x := range w.signs(c) {
		name := x.Name.Fill(w.say.Lang, text.Facts{"$sum": w.say.Money(x.Amount)})
		if x.Means == (text.Pair{}) {
			out.Figure = name
			continue
		}
		signs = append(signs, name)
		means = append(means, x.Means.Fill(w.say.Lang, text.Facts{"percent": w.say.Percent(int(v.PresidentPercent(c)))}))
		out.Out = out.Out || x.Out
	}
	if len(signs) > 0 {
		out.Brief = signs[0]
	}
	out.Sign, out.SignMeans = w.say.List(signs), w.say.Sentences(means)
	if def.Layer > 0 && !v.Is(c, rules.Started) {
		word := text.LayerOpen
		if !v.LayerOpen(c) {
			word = text.LayerShut
		}
		out.Layer = w.say.Phrase(word, text.Facts{"n": text.Number(int32(def.Layer))})
	}
}

// signs returns the title's own signs of a company.
func (w position) signs(c id.Corp) []words.Sign {
	v := w.v
	if w.own.Signs == nil {
		return nil
	}
	return w.own.Signs(v, c)
}

// gone reports whether a company is out of the game: it left, or its card did before it began.
func gone(v rules.View, c id.Corp) bool {
	return v.Is(c, rules.Gone) || v.CardClosed(c)
}

// standingOf returns how far a company has come.
func standingOf(v rules.View, c id.Corp) Standing {
	switch {
	case v.Is(c, rules.Closed):
		return Closed
	case v.Is(c, rules.Floated):
		return Floated
	case v.Is(c, rules.Started):
		return Started
	}
	return Unstarted
}

// holders returns the holders of a company: players by percentage with the president first, then treasury, initial
// offering and pool.
func (w position) holders(c id.Corp) []Holder {
	v := w.v
	var holders []Holder
	president := v.President(c)
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if percent := v.Held(c, id.OfPlayer(p)); percent > 0 {
			holders = append(holders, Holder{id.OfPlayer(p), w.say.Player(p), percent, p == president})
		}
	}
	slices.SortStableFunc(holders, func(a, b Holder) int {
		switch {
		case a.President:
			return -1
		case b.President:
			return 1
		}
		return b.Percent - a.Percent
	})
	for _, o := range [...]id.Owner{id.OfCorp(c), id.Initial, id.Pool} {
		if percent := v.Held(c, o); percent > 0 {
			holders = append(holders, Holder{o, w.say.Owner(o), percent, false})
		}
	}
	return holders
}

// trains returns the trains that o holds, in card order.
func (w position) trains(o id.Owner) []Train {
	v := w.v
	var buf [rules.MaxTrains]id.Train
	var trains []Train
	for _, n := range v.AppendTrains(buf[:0], o) {
		t := TrainOfKind(v, v.KindOf(n))
		if t.Cut != "" {
			t.CutMeans = w.own.CutMeans.Fill(w.say.Lang, text.Facts{"train": t.Name, "n": t.Runs()})
		}
		if by := v.T.FindTrain(t.RustsOn); by != 0 {
			t.RustsNext = v.InDepot(by)
		}
		trains = append(trains, t)
	}
	return trains
}

// corpSpoken returns the description of a company for screen readers.
func (w position) corpSpoken(c *Corp) string {
	v := w.v
	var parts []string
	say := func(list ...string) {
		for _, s := range list {
			if s != "" {
				parts = append(parts, s)
			}
		}
	}
	if c.Standing == Unstarted {
		say(w.voice.Say(text.NotStarted), c.Sign, c.Layer)
		return w.voice.Phrase(text.CorpSentence, text.Facts{"corp": c.Name, "what": w.voice.List(parts)})
	}
	if v.T.HasShares() && v.Price(c.ID) > 0 { // a merger may have yet to set it
		say(w.voice.Phrase(text.PriceIs, text.Facts{"$price": w.voice.Money(v.Price(c.ID))}))
	}
	say(w.voice.Phrase(text.TreasuryIs, text.Facts{"$sum": w.voice.Funds(v.Cash(id.OfCorp(c.ID)))}), w.trainsSpoken(c))
	if v.T.HasShares() && c.President != "" {
		say(w.voice.Phrase(text.PresidentIs, text.Facts{"player": c.President}))
	} else {
		say(c.President)
	}
	say(c.Sign, c.Figure)
	if c.Order > 0 {
		say(w.voice.Phrase(text.OperatesAt, text.Facts{"n": text.Number(int32(c.Order))}))
	} else if !v.Is(c.ID, rules.Floated) && !c.Gone {
		say(w.voice.Say(text.NotFloated))
	}
	return w.voice.Phrase(text.CorpSentence, text.Facts{"corp": c.Name, "what": w.voice.List(parts)})
}

// trainsSpoken returns the trains of a company for screen readers.
func (w position) trainsSpoken(c *Corp) string {
	if len(c.Trains) == 0 {
		return w.voice.Say(text.NoTrainTerm)
	}
	names := make([]string, len(c.Trains))
	for i, t := range c.Trains {
		names[i] = t.Runs()
	}
	return w.voice.Phrase(text.TrainsAre, text.Facts{"trains": strings.Join(names, " ")})
}
