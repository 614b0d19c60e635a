package panel

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// trainPanel is the purchase of trains, and the plan of a president who must pay for one.
type trainPanel struct {
	*choice.Choice
	site    *choice.Site
	dealing bool // other players' trains are listed
}

// newTrainPanel returns the panel for purchases. On screens without aids, the plan for raising money starts empty.
func newTrainPanel(c *choice.Choice) *decision.Decision {
	e := &trainPanel{Choice: c, site: choice.NewSite(c)}
	if p := c.Draft().Plan(); p != nil && c.Desk.Unaided {
		p.Clear()
	}
	d := e.site.OnMap(e)
	d.Need, d.Traits.InNeed = e.sharesTable, e.inNeed()
	return d
}

// inNeed reports whether a president must pay for a train.
func (e *trainPanel) inNeed() bool {
	p := e.Draft().Plan()
	return p != nil && p.Must()
}

// Draw draws the trains for sale with the consequences of the chosen one, and returns the height. If money must be
// raised, the plan for that comes first.
func (e *trainPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	e.Why.DrawAtTop(u, col)
	p := e.Draft().Plan()
	if p != nil && p.Short() {
		e.drawNeed(u, col)
	}
	e.drawOffers(u, col)
	if p != nil && !p.Short() { // for a dearer train
		e.drawNeed(u, col)
	}
	e.site.DrawSmallTray(u, col)
	e.site.DrawChosenTile(u, col)
	e.site.DrawPowers(u, col)
	return col.Height()
}

// drawOffers lists the trains that can be bought now, those of other players' companies (behind a button), the options
// other than trains, such as bankruptcy, and finally the trains that cannot be bought and the next kind.
func (e *trainPanel) drawOffers(u *ui.UI, col *widgets.Column) {
	list := e.sortOffers()
	order, _ := e.Desk.PromptWords()
	u.Open(ui.Node{ID: "options:0", Role: ui.RoleRadioGroup, Name: order, Rect: col.Rest()})
	defer u.Close()
	e.Rows.DrawList(u, col, list.now)
	if len(list.deals) > 0 {
		e.dealing = e.dealing || slices.ContainsFunc(list.deals, func(o draft.Option) bool { return e.IsChosen(o.Key) })
		b := ui.Button{Text: e.Phrase(text.OthersTrains, nil), Icon: icon.Train, Small: true, Pressed: ui.Is(e.dealing)}
		if col.Button("deals", b) {
			e.dealing = !e.dealing
		}
		col.Gap(8)
	}
	if e.dealing {
		e.Rows.DrawList(u, col, list.deals)
	}
	e.Rows.DrawList(u, col, list.rest)
	e.Rows.DrawList(u, col, list.barred)
	if list.later != "" { // the depot in the bar shows the later kinds
		const padX, padY = 12, 4
		style := widgets.Soft(u, widgets.Sizes.Compact)
		r := col.Cut(u.P.Height(list.later, col.Rect.W-2*padX, style) + 2*padY)
		u.Paragraph("later", r.Pad(padX, padY), list.later, style)
	}
}

// trainOffers are the main options of a purchase, sorted by the place where they are listed.
type trainOffers struct {
	now    []draft.Option // trains that can be bought at once
	deals  []draft.Option // those of other players' companies, the barred ones last
	barred []draft.Option
	later  string         // the reason why later kinds are not for sale yet, or ""
	rest   []draft.Option // no trains
}

// sortOffers sorts the main options, without sales of shares and the planned train, which are drawn with the plan.
func (e *trainPanel) sortOffers() (list trainOffers) {
	needed, _ := e.plannedTrain()
	var closed []draft.Option // barred deals
	for _, o := range e.Draft().Options(draft.Main) {
		switch {
		case o.Kind == draft.SaleOption || o.Key == needed.Key:
		case o.Train == 0:
			list.rest = append(list.rest, o)
		case o.Corp != 0 && e.asks(o.Corp) && o.Barred:
			closed = append(closed, o)
		case o.Corp != 0 && e.asks(o.Corp):
			list.deals = append(list.deals, o)
		case o.Reason == rules.TrainLater:
			list.later = cmp.Or(list.later, o.Why.Text)
		case o.Barred:
			list.barred = append(list.barred, o)
		default:
			list.now = append(list.now, o)
		}
	}
	list.deals = append(list.deals, closed...)
	return list
}

// asks reports whether another player must agree to a sale by a company.
func (e *trainPanel) asks(c id.Corp) bool {
	v := e.Draft().View()
	p := v.President(c)
	return p != 0 && p != v.Decider(v.Actor())
}

// plannedTrain returns the option for the train in the plan of a president who must pay; ok is false if none must pay
// or something else is chosen.
func (e *trainPanel) plannedTrain() (o draft.Option, ok bool) {
	if e.inNeed() && e.Draft().Chosen() == nil {
		for _, o := range e.Draft().Options(draft.Main) {
			if o.Train != 0 && o.Train == e.Draft().Plan().Train().Train {
				return o, true
			}
		}
	}
	return draft.Option{}, false
}

// Prompt returns the name of the train to pay for if money must be raised; the banner already says that one must be
// bought.
func (e *trainPanel) Prompt() (order, limits string) {
	if o, ok := e.plannedTrain(); ok {
		return o.Text, o.Figure
	}
	return e.site.Prompt()
}

// Bar returns the buttons without a secondary one that would be refused, and with a sale after which the train can be
// chosen.
func (e *trainPanel) Bar() decision.Bar {
	b := e.site.Bar()
	if p := e.Draft().Plan(); p != nil && e.Draft().Chosen() == nil && e.Draft().Hex() == 0 {
		if sale := p.SaleAlone(); sale != nil {
			b.More = &decision.Act{ID: "act:more", Text: sale.Text, Do: func() { e.PlayAll(p.Sales()) }}
		}
	}
	if b.Secondary != nil && b.Secondary.Why != "" {
		b.Secondary = nil
	}
	return b
}
