package draft

import (
	"cmp"
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
)

// converted tells what becomes of a company that changes its form: its train limit, and what everybody holds of it (18FL/R61-R64).
func (r *rows) converted(a rules.Action) {
	convert, ok := a.(rules.Convert)
	if !ok {
		return
	}
	c, after := convert.By, rules.View{T: r.d.v.T, S: &r.e.After, X: r.d.v.X}
	say := r.d.say
	facts := text.Facts{"company": say.Corp(c)}
	if now, then := r.d.v.TrainLimit(c), after.TrainLimit(c); now != then {
		r.add(text.TrainLimitOf, facts, arrow(text.Number(int32(now)), text.Number(int32(then))), "", Even)
	}
	holders := []id.Owner{id.OfCorp(c), id.Initial, id.Pool}
	for i := range r.d.v.S.Players {
		holders = append(holders, id.OfPlayer(id.Player(i+1)))
	}
	for _, o := range holders {
		if now, then := r.d.v.Held(c, o), after.Held(c, o); now != then {
			r.add(text.PartOf, text.Facts{"company": say.Corp(c), "who": say.Owner(o)}, arrow(say.Percent(now), say.Percent(then)), "", Even)
		}
	}
	if run := r.d.v.S.Corps[c].LastRun; run > 0 {
		share := func(v rules.View) string { return say.Money(run * int32(v.Ordinary(c)) / 100) }
		facts["$sum"] = say.Money(run)
		r.add(text.PerShareOf, facts, arrow(share(r.d.v), share(after)), "", Even)
	}
}

// Cert is a certificate as it is drawn.
type Cert struct {
	Owner     id.Owner
	Percent   int
	President bool
	New       bool // the action brings it into play
}

// Certificates returns the certificates of a company to which the chosen action gives another form, before and after: those of its president
// first, then of the other players by seat, of the pool and of the initial offering. There are none for other actions (18FL/R61-R63).
func (d *Draft) Certificates() (now, then []Cert) {
	convert, ok := d.subject().(rules.Convert)
	if e := d.Effects(); ok && e != nil && !e.Refusal.Refused() {
		before := d.v.CertsInPlay(convert.By)
		return certificates(d.v, convert.By, before), certificates(rules.View{T: d.v.T, S: &e.After, X: d.v.X}, convert.By, before)
	}
	return nil, nil
}

// certificates returns the certificates of c, of which so many are not new.
func certificates(v rules.View, c id.Corp, old int) (list []Cert) {
	first, head := v.T.PresidentCert(c), id.OfPlayer(v.President(c))
	for i := range v.CertsInPlay(c) {
		n := first + id.Cert(i)
		list = append(list, Cert{v.S.Holder[n], int(v.Percent(n)), n == first, i >= old})
	}
	rank := func(o id.Owner) int {
		switch o {
		case head:
			return 0
		case id.Pool:
			return 1 + id.MaxPlayers
		case id.Initial:
			return 2 + id.MaxPlayers
		}
		return int(o.Player())
	}
	slices.SortStableFunc(list, func(a, b Cert) int { return cmp.Compare(rank(a.Owner), rank(b.Owner)) })
	return list
}

// floats tells what the company still needs before it floats whose shares are dealt in, or whose form is chosen (18FL/R53).
func (r *rows) floats(a rules.Action) {
	c := r.d.corpOf(a)
	if _, ok := a.(rules.Decide); ok {
		c = r.d.v.Top().Corp
	}
	if c != 0 {
		r.floatsAfter(c)
	}
}

// floatsAfter tells how many shares are still to be sold before a company floats, and what it then gets.
func (r *rows) floatsAfter(c id.Corp) {
	after := rules.View{T: r.d.v.T, S: &r.e.After, X: r.d.v.X}
	sum := after.CapitalAtFloat(c)
	if !after.Is(c, rules.Started) || after.Is(c, rules.Floated) || sum == 0 {
		return
	}
	share := int(after.Ordinary(c))
	left := (int(r.d.v.T.Corp(c).FloatAt) - after.SoldPercent(c) + share - 1) / share
	say := r.d.say
	r.add(text.FloatOf, text.Facts{"company": say.Corp(c)},
		say.Phrase(text.FloatsAfter, text.Facts{"n": text.Number(int32(left)), "$sum": say.Funds(sum)}), "", Even)
}
