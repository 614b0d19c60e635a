package panel

import (
	"slices"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/widgets"
)

// uniting is the choice of a company to take over, together with what the step asks next: how it is paid, and what becomes of its
// station. All that follows is seen before one press plays it (1822PNW/R100-R107).
type uniting struct {
	joining
	later     []*later // the questions that follow what is chosen, in order
	questions []*draft.Question
	prices    map[id.Corp]int32 // of the companies, as far as they were shown
	seen      string            // the key of what was chosen in the last picture
}

// later is a question of the step that is answered before it is asked.
type later struct {
	choosing
	ahead *draft.Question
}

// follow looks for the questions that follow what is chosen.
func (n *uniting) follow() {
	n.fresh()
	was := n.later
	n.questions = n.draft.Ahead(n.questions)
	n.later = nil
	for i, q := range n.questions {
		if i < len(was) && was[i].ahead == q {
			n.later = append(n.later, was[i])
		} else {
			n.later = append(n.later, &later{choosing{desk: n.desk, draft: q.Draft, lang: n.lang, carry: n.playAll}, q})
		}
	}
}

// playAll plays it.
func (n *uniting) playAll() {
	for _, a := range n.draft.With(n.questions) {
		if n.desk.Play(a).Refused() {
			return
		}
	}
}

// united returns what is chosen, if a company is taken over by it.
func (n *uniting) united() (rules.Merge, bool) {
	a, _ := n.draft.Action()
	m, ok := a.(rules.Merge)
	return m, ok
}

// Prompt tells what is known of the chosen company.
func (n *uniting) Prompt() (order, limits string) {
	if _, unites := n.united(); !unites {
		return n.joining.Prompt()
	}
	o := *n.draft.Chosen()
	n.describe(&o)
	return n.desk.Speaker().List([]string{o.Text, o.Figure}), o.Detail
}

// chips draws the tokens of the companies beside each other, once one of them is chosen, so that what follows has room.
func (n *uniting) chips(u *ui.UI, col *widgets.Column, list []draft.Option) {
	const gap = 4
	h := max(theme.Size.ButtonSmall, u.Target()) + 4
	w := max(h, min(h+12, (col.Rect.W+gap)/float32(len(list))-gap))
	across := max(1, int((col.Rect.W+gap)/(w+gap)))
	var row ui.Rect
	for i := range list {
		if i%across == 0 {
			row = col.Cut(h)
			col.Gap(gap)
		}
		r, o := row.CutLeft(w), &list[i]
		row.CutLeft(gap)
		on := n.draft.Chosen().Key == o.Key
		s := u.Press(ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Text, Checked: ui.Is(on)}, r, theme.Radius.Button)
		widgets.OptionGround(u, r, on, false, s)
		x, y := r.Center()
		token.Draw(u.P, x, y, h/2-5, n.desk.Tokens[o.Corp])
		if s.Clicked {
			n.Choose(o.Key)
			u.Again()
		}
	}
}

// Panel lists the companies with what is known of them. Below the chosen one stand the questions and all that follows.
func (n *uniting) Panel(u *ui.UI, r ui.Rect) float32 {
	n.follow()
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	n.answer(u, col)
	list := n.draft.Options(draft.Main)
	order, _ := n.desk.PromptWords()
	u.Open(ui.Node{ID: "options:0", Role: ui.RoleRadioGroup, Name: order, Rect: col.Rest()})
	if o := n.draft.Chosen(); o != nil && o.Key != n.seen {
		n.seen = o.Key
		u.ScrollTo("step", ui.Rect{}, 0, 0) // where the prompt tells of it
	}
	if _, unites := n.united(); unites { // the prompt has its row
		n.chips(u, col, list)
		list = nil
	}
	for _, o := range list {
		n.describe(&o)
		n.option(u, col, o, n.lead(o))
	}
	u.Close()
	n.terms(u, col)
	n.options(u, col, draft.Privates)
	n.powers(u, col)
	return col.Height()
}

// describe adds to the row of a company its price, its owner, its money and trains, and where its station lies.
func (n *uniting) describe(o *draft.Option) {
	a, unites := o.Forms[0].(rules.Merge)
	if !unites {
		return
	}
	say, corps := n.desk.Speaker(), n.desk.See().Corps
	at := slices.IndexFunc(corps, func(c view.Corp) bool { return c.ID == a.With })
	if at < 0 {
		return
	}
	c, v := &corps[at], n.draft.View()
	var parts []string
	if p := v.HeadOf(a.With); p != 0 {
		parts = append(parts, say.Player(p))
	}
	parts = append(parts, say.Say(text.TreasuryIs, text.Facts{"$sum": say.Money(v.Cash(id.OfCorp(a.With)))}))
	if len(c.Trains) > 0 {
		parts = append(parts, say.Say(text.TrainsAre, text.Facts{"trains": widgets.TrainNames(c.Trains)}))
	} else {
		parts = append(parts, say.Word(text.NoTrainTerm))
	}
	if c.Home != "" {
		parts = append(parts, c.Home)
	}
	o.Detail = say.List(parts)
	price, known := n.prices[a.With]
	if !known {
		price = n.draft.Takeover(a)
		n.prices[a.With] = price
	}
	o.Figure = say.Money(price)
	o.Spoken = say.List([]string{o.Text, o.Figure, o.Detail})
}

// terms draws the questions that follow the chosen company, and all that it leads to with these answers.
func (n *uniting) terms(u *ui.UI, col *widgets.Column) {
	unites, ok := n.united()
	if !ok {
		return
	}
	for _, q := range n.later {
		n.question(u, col, q)
	}
	e := n.draft.EffectsOfAll(n.draft.With(n.questions))
	if e.Refusal.Refused() {
		return
	}
	for i, row := range n.draft.RowsOf(e, unites.By, n.draft.With(n.questions)) {
		n.effect(u, col, i, row)
	}
	n.worthRow(u, col, "worth:", text.Capital(n.desk.Speaker().Word(text.NetWorth)), e.Worths())
	notes := n.draft.NotesOf(e)
	for _, q := range n.later {
		if p := q.draft.Consent(); p != 0 {
			notes = append(notes, draft.Note{Text: n.say(text.OwnerAsked, text.Facts{"player": n.desk.Speaker().Player(p)}), Warn: true})
		}
	}
	if link, ok := n.link(); ok {
		notes = append(notes, draft.Note{Text: link.Text.In(n.lang)})
	}
	n.notes(u, col, notes)
}

// question draws one of the questions with its answers; those that cannot be given tell why.
func (n *uniting) question(u *ui.UI, col *widgets.Column, q *later) {
	step := q.draft.Step()
	head := text.Capital(step.Name.In(n.lang))
	u.Heading("later:"+step.Key, 3, col.Cut(widgets.Line(u, widgets.Sizes.Compact)+6), head, widgets.Bold(u, widgets.Sizes.Compact))
	u.Open(ui.Node{ID: "later:" + step.Key + ":answers", Role: ui.RoleRadioGroup, Name: head, Rect: col.Rest()})
	defer u.Close()
	n.cards(u, col, q, q.draft.Options(draft.Main))
	q.answerHere(u, col)
}

// cards draws the answers to a question beside each other: what each is, and what it takes from the two treasuries where they differ in
// that. Else what the given one means stands below.
func (n *uniting) cards(u *ui.UI, col *widgets.Column, q *later, list []draft.Option) {
	title, small := widgets.Line(u, widgets.Sizes.Body), widgets.Line(u, widgets.Sizes.Compact)
	say, means := n.desk.Speaker(), ""
	takes := func(o *draft.Option) int32 { return n.draft.Takes(n.questions, q.ahead, o.Action()) }
	money := slices.ContainsFunc(list, func(o draft.Option) bool { return o.Barred || takes(&o) != takes(&list[0]) })
	h := title + 14
	if money {
		h += small - 4
	}
	row := col.Cut(max(u.Target(), h))
	col.Gap(6)
	for i := range list {
		o, node := &list[i], "later:"+q.draft.Step().Key+":"+list[i].Key // several questions have a first answer
		r, on := row.Columns(i, len(list), 6), q.draft.Chosen() != nil && q.draft.Chosen().Key == o.Key
		p := u.Press(ui.Node{ID: node, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(on), Disabled: o.Barred, Describe: o.Why.Text}, r, theme.Radius.Button)
		widgets.OptionGround(u, r, on, o.Barred, p)
		if u.Area(node, ui.Rect{}).Clicked {
			q.Choose(o.Key)
			n.saying, q.saying = q.saying, ""
			u.Again()
		}
		head, foot, under := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Compact), o.Why.Brief
		words := text.Capital(say.Short(q.draft.View(), o.Action(), nil))
		if o.Barred {
			head.Color, foot.Color = u.Theme.Ink.Faint, u.Theme.Bad.Base
		} else {
			under = n.change(-takes(o))
		}
		in := r.Pad(6, 5)
		if !money {
			if on {
				means = o.Text
			}
			u.P.TextIn(in, words, widgets.Aligned(widgets.Shrunk(u, words, in.W, head, widgets.Sizes.Micro), paint.Center))
			continue
		}
		top := in.CutTop(title)
		u.P.TextIn(top, words, widgets.Aligned(widgets.Shrunk(u, words, top.W, head, widgets.Sizes.Micro), paint.Center))
		u.P.TextIn(in, under, widgets.Aligned(widgets.Shrunk(u, under, in.W, foot, widgets.Sizes.Micro-1), paint.Center))
	}
	if means != "" {
		n.plain(u, col, "later:means", means)
		col.Gap(4)
	}
}

// Bar plays the choice with its answers, as soon as all are given.
func (n *uniting) Bar() Bar {
	n.follow()
	b := n.joining.Bar()
	if _, unites := n.united(); !unites || b.Primary == nil || b.Primary.Why != "" {
		return b
	}
	parts := []string{b.Primary.Text}
	b.Primary.Do = n.playAll
	for _, q := range n.later {
		answer, given := q.draft.Action()
		if !given {
			b.Primary.Why = q.draft.Step().Missing.In(n.lang)
			break
		}
		if len(parts) == 1 {
			parts = append(parts, n.desk.Speaker().Short(q.draft.View(), answer, nil))
		}
		if q.draft.Consent() != 0 {
			b.Primary.Do = q.do
		}
		if q.asking() {
			b.Primary.Why = n.desk.Speaker().Say(text.Consent, text.Facts{"player": n.desk.Speaker().Player(q.draft.Consent())})
		}
	}
	b.Primary.Text = n.desk.Speaker().List(parts)
	return b
}

// Consent implements Decision: the owner agrees to one of the answers.
func (n *uniting) Consent(u *ui.UI, r *ui.Rect) {
	n.joining.Consent(u, r)
	for _, q := range n.later {
		q.Consent(u, r)
	}
}

// Cancel takes back the last choice.
func (n *uniting) Cancel() bool {
	for _, q := range n.later {
		asked := q.asked != (text.Because{})
		if q.asked, q.about = (text.Because{}), ""; q.dropConsent() || asked {
			return true
		}
	}
	return n.joining.Cancel()
}
