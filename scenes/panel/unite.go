package panel

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// unitePanel is the choice of a company to take over, together with the questions that follow: the payment, and the use
// of its station. All consequences are visible before a single press plays it.
type unitePanel struct {
	*choice.Choice
	site      *choice.Site
	line      *joinLine
	later     []*followUp       // the questions after the chosen option, in order
	questions []*draft.Question // those of later
	prices    map[id.Corp]int32 // cache of the companies' prices
	seen      string            // key of the option chosen in the last frame
}

// followUp is a question that is answered in advance.
type followUp struct {
	*choice.Choice
	ahead *draft.Question
}

// newUnitePanel returns the decision of a takeover, with the questions that follow it.
func newUnitePanel(c *choice.Choice) *decision.Decision {
	n := &unitePanel{Choice: c, site: choice.NewSite(c), prices: map[id.Corp]int32{}}
	n.line = &joinLine{site: n.site}
	d := n.site.OnMap(n)
	d.Map.Scene, d.Map.Focus = n.line.markScene, n.line.focus
	d.Consent, d.Cancel = n.drawConsent, n.cancel
	return d
}

// refreshQuestions updates the questions after the chosen option; those that stay keep their answers. Bar and Draw call
// it first.
func (n *unitePanel) refreshQuestions() {
	n.Rebuild()
	before := n.later
	n.questions = n.Draft().Ahead(n.questions)
	n.later = nil
	for i, q := range n.questions {
		if i < len(before) && before[i].ahead == q {
			n.later = append(n.later, before[i])
			continue
		}
		next := &followUp{choice.New(n.Desk, q.Draft, n.Lang), q}
		next.Carry = n.playTakeover
		n.later = append(n.later, next)
	}
}

// playTakeover plays the takeover and the answers to its questions, and stops at the first that is refused.
func (n *unitePanel) playTakeover() { n.PlayAll(n.Draft().ActionsWith(n.questions)) }

// growing returns the company that grows by the chosen takeover, or zero.
func (n *unitePanel) growing() id.Corp {
	a, _ := n.Draft().Action()
	if a == nil || !a.Def().Unites {
		return 0
	}
	return rules.Actor(a).Corp()
}

// Prompt returns the name of the chosen company as the prompt.
func (n *unitePanel) Prompt() (order, limits string) {
	if n.growing() == 0 {
		return n.site.Prompt()
	}
	o := *n.Draft().Chosen()
	n.describeCompany(&o)
	return n.Desk.Speaker().List([]string{o.Text, o.Figure}), o.Detail
}

// drawChips draws the tokens of the companies that can be chosen side by side once one is chosen, which leaves room for
// the questions.
func (n *unitePanel) drawChips(u *ui.UI, col *widgets.Column, list []draft.Option) {
	list = slices.DeleteFunc(list, func(o draft.Option) bool { return o.Barred })
	const gap = 4
	h := widgets.SmallHeight(u) + 4
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
		if widgets.PressChoice(u, r, o.Key, o.Text, n.IsChosen(o.Key)) {
			n.Choose(o.Key)
		}
		x, y := r.Center()
		token.Draw(u.P, x, y, h/2-5, n.Desk.Tokens[o.Corp])
	}
}

// Draw draws the companies with their figures, and below the chosen one the questions and the consequences, and returns
// the height.
func (n *unitePanel) Draw(u *ui.UI, r ui.Rect) float32 {
	n.refreshQuestions()
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	n.Why.DrawAtTop(u, col)
	list := n.Draft().Options(draft.Main)
	order, _ := n.Desk.PromptWords()
	u.Open(ui.Node{ID: "options:0", Role: ui.RoleRadioGroup, Name: order, Rect: col.Rest()})
	if o := n.Draft().Chosen(); o != nil && o.Key != n.seen {
		n.seen = o.Key
		u.ScrollTo("step", ui.Rect{}, 0, 0) // which has the prompt
	}
	if n.growing() != 0 { // the prompt has its row
		n.drawChips(u, col, list)
		list = nil
	}
	n.Rows.DrawEach(col, list, func(o draft.Option) {
		n.describeCompany(&o)
		n.Rows.DrawRow(u, col, o, n.Rows.LeadPicture(o))
	})
	u.Close()
	n.drawTerms(u, col)
	n.Rows.DrawGroup(u, col, draft.Privates)
	n.Rows.DrawPowers(u, col)
	return col.Height()
}

// describeCompany adds a company's price, owner, money, trains and home to its row.
func (n *unitePanel) describeCompany(o *draft.Option) {
	a := o.Action()
	if o.Barred || !a.Def().Unites {
		return
	}
	with := rules.OperandsOf(a).Corp
	say, corps := n.Desk.Speaker(), n.Desk.See().Corps
	at := slices.IndexFunc(corps, func(c view.Corp) bool { return c.ID == with })
	if at < 0 {
		return
	}
	c, v := &corps[at], n.Draft().View()
	var parts []string
	if p := v.HeadOf(with); p != 0 {
		parts = append(parts, say.Player(p))
	}
	if c.Standing != view.Floated { // in a box, or a railway that never operates
		parts = append(parts, c.Sign)
	} else {
		parts = append(parts, say.Phrase(text.TreasuryIs, text.Facts{"$sum": say.Money(v.Cash(id.OfCorp(with)))}))
		trains := say.Say(text.NoTrainTerm)
		if len(c.Trains) > 0 {
			trains = say.Phrase(text.TrainsAre, text.Facts{"trains": widgets.TrainNames(c.Trains)})
		}
		parts = append(parts, trains)
	}
	if c.Home != "" {
		parts = append(parts, c.Home)
	}
	o.Detail = say.List(parts)
	price, known := n.prices[with]
	if !known {
		price = n.Draft().UnionWorth(a)
		n.prices[with] = price
	}
	o.Figure = say.Money(price)
	o.Spoken = say.List([]string{o.Text, o.Figure, o.Detail})
}

// drawTerms draws the questions that follow the chosen company, and the consequences of the answers.
func (n *unitePanel) drawTerms(u *ui.UI, col *widgets.Column) {
	grows := n.growing()
	if grows == 0 {
		return
	}
	for _, q := range n.later {
		n.drawQuestion(u, col, q)
	}
	e := n.Draft().EffectsOfAll(n.Draft().ActionsWith(n.questions))
	if e.Refusal.Refused() {
		return
	}
	for i, row := range n.Draft().RowsOf(e, grows, n.Draft().ActionsWith(n.questions)) {
		n.Outcome.DrawRow(u, col, i, row)
	}
	n.Outcome.DrawWorths(u, col, "worth:", text.Capital(n.Desk.Say(text.NetWorth)), e.Worths())
	notes := n.Draft().NotesOf(e)
	for _, q := range n.later {
		if p := q.Draft().Consent(); p != 0 {
			notes = append(notes, draft.Note{
				Text: n.Phrase(text.OwnerAsked, text.Facts{"player": n.Desk.Speaker().Player(p)}), Warn: true,
			})
		}
	}
	if link, ok := n.line.answerLink(); ok {
		notes = append(notes, draft.Note{Text: link.Text.In(n.Lang)})
	}
	n.Outcome.DrawNotes(u, col, notes)
}

// drawQuestion draws a question with its answers, and the reasons against those that are refused.
func (n *unitePanel) drawQuestion(u *ui.UI, col *widgets.Column, q *followUp) {
	step := q.Draft().Step()
	head := text.Capital(step.Name.In(n.Lang))
	u.Heading("later:"+step.Key, 3, col.Cut(widgets.Line(u, widgets.Sizes.Compact)+6),
		head, widgets.Bold(u, widgets.Sizes.Compact))
	u.Open(ui.Node{ID: "later:" + step.Key + ":answers", Role: ui.RoleRadioGroup, Name: head, Rect: col.Rest()})
	defer u.Close()
	n.drawCards(u, col, q, q.Draft().Options(draft.Main))
	q.Why.Draw(u, col)
}

// Padding of the card of an answer in dp.
const (
	answerPadX = 6
	answerPadY = 5
)

// drawCards draws the answers to a question side by side, each with its cost to the two treasuries, or why it is
// barred, if the costs differ or one is barred. Otherwise a line below explains the chosen answer.
func (n *unitePanel) drawCards(u *ui.UI, col *widgets.Column, q *followUp, list []draft.Option) {
	costs := slices.ContainsFunc(list, func(o draft.Option) bool {
		return o.Barred || n.costOf(q, &o) != n.costOf(q, &list[0])
	})
	height := widgets.Line(u, widgets.Sizes.Body) + 2*answerPadY
	if costs {
		height += widgets.Line(u, widgets.Sizes.Compact)
	} else {
		height += 4
	}
	row := col.Cut(max(u.Target(), height))
	col.Gap(6)
	means := ""
	for i := range list {
		o, r := &list[i], row.Columns(i, len(list), 6)
		n.pressAnswer(u, r, q, o)
		below := ""
		switch {
		case costs && o.Barred:
			below = o.Why.Brief
		case costs:
			below = n.Desk.Change(-n.costOf(q, o))
		case q.IsChosen(o.Key):
			means = o.Text
		}
		words := text.Capital(n.Desk.Speaker().Act(q.Draft().View(), o.Action(), nil).Short())
		drawAnswer(u, r.Pad(answerPadX, answerPadY), words, below, o.Barred)
	}
	if means != "" {
		col.Note("later:means", means)
		col.Gap(4)
	}
}

// costOf returns the money that the two companies lose with an answer to a question.
func (n *unitePanel) costOf(q *followUp, o *draft.Option) int32 {
	return n.Draft().UnionCost(n.questions, q.ahead, o.Action())
}

// pressAnswer makes the card of an answer a radio button that chooses it.
func (n *unitePanel) pressAnswer(u *ui.UI, r ui.Rect, q *followUp, o *draft.Option) {
	chosen := q.IsChosen(o.Key)
	node := "later:" + q.Draft().Step().Key + ":" + o.Key // several questions have a first answer
	p := u.Press(ui.Node{
		ID: node, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen), Disabled: o.Barred, Describe: o.Why.Text,
	}, r, theme.Radius.Button)
	widgets.DrawOptionGround(u, r, chosen, o.Barred, p)
	if u.Area(node, ui.Rect{}).Clicked { // also on a barred one, which says why
		q.Choose(o.Key)
		n.Voice.Take(&q.Voice)
	}
}

// drawAnswer draws the words of an answer, with those of below under them unless they are "".
func drawAnswer(u *ui.UI, r ui.Rect, words, below string, barred bool) {
	head, foot := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Compact)
	if barred {
		head.Color, foot.Color = u.Theme.Ink.Faint, u.Theme.Bad.Base
	}
	top := r
	if below != "" {
		top = r.CutTop(widgets.Line(u, widgets.Sizes.Body))
		u.P.TextIn(r, below, widgets.Aligned(widgets.Shrunk(u, below, r.W, foot, widgets.Sizes.Micro-1), paint.Center))
	}
	widgets.DrawShrunk(u, top, words, widgets.Aligned(head, paint.Center))
}

// Bar returns a button that plays the takeover with its answers once all are given.
func (n *unitePanel) Bar() decision.Bar {
	n.refreshQuestions()
	b := n.site.Bar()
	if n.growing() == 0 || b.Primary == nil || b.Primary.Why != "" {
		return b
	}
	parts := []string{b.Primary.Text}
	b.Primary.Do = n.playTakeover
	for _, q := range n.later {
		answer, given := q.Draft().Action()
		if !given {
			b.Primary.Why = q.Draft().Step().Missing.In(n.Lang)
			break
		}
		if len(parts) == 1 {
			parts = append(parts, n.Desk.Speaker().Act(q.Draft().View(), answer, nil).Short())
		}
		if q.Draft().Consent() != 0 {
			b.Primary.Do = q.Do
		}
		if q.Consent.Open() {
			b.Primary.Why = q.Consent.Wait()
		}
	}
	b.Primary.Text = n.Desk.Speaker().List(parts)
	return b
}

// drawConsent draws the question to the player who must agree, to the purchase or to an answer, and cuts it off the top
// of r.
func (n *unitePanel) drawConsent(u *ui.UI, r *ui.Rect) {
	n.Consent.Draw(u, r)
	for _, q := range n.later {
		q.Consent.Draw(u, r)
	}
}

// cancel undoes the last choice and reports whether there was one.
func (n *unitePanel) cancel() bool {
	for _, q := range n.later {
		asked := q.Why.Forget()
		if q.Consent.Drop() || asked {
			return true
		}
	}
	return n.site.Cancel()
}
