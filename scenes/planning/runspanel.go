package planning

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Draw draws the verdict on the run, its routes, the choice of trains, and the companies with their prospects, and
// returns the height.
func (p *Runs) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	if p.Outlook.Corp() == 0 {
		return 0
	}
	p.Outlook.SetSpeaker(p.Speaker())
	col.Gap(6)
	found := p.Outlook.Found()
	widgets.DrawRunNotice(u, col, "plan:verdict", p.Outlook.Verdict(), !found.Proved)
	if !found.Done && !found.Proved {
		if col.Button("plan:stop", ui.Button{Text: p.Say(app.Words.StopSearch), Icon: icon.Close, Small: true}) {
			p.Outlook.Stop()
		}
		col.Gap(6)
	}
	p.drawRoutes(u, col)
	p.drawTrains(u, col)
	p.drawProspects(u, col)
	return col.Height()
}

// Sizes of the panel in dp.
const (
	routeHeight    = 30 // of a train with its route
	badgeWidth     = 26 // of the letter of a route
	rowSide        = 36 // minimum height of a counter and of a company
	cardWidth      = 44 // of the train's card beside its counter
	betweenButtons = 96 // of the card, the number and the gap of a counter
	counterGap     = 12
	tokenSpace     = 36
	prospectRadius = 12 // of a company's token
)

// drawRoutes lists the trains with their routes and revenue.
func (p *Runs) drawRoutes(u *ui.UI, col *widgets.Column) {
	top, trains := col.Top, p.Outlook.Trains()
	for i := range trains {
		p.drawRoute(u, col.Cut(routeHeight*u.TextScale), i)
	}
	if len(trains) == 0 {
		u.Label(col.Cut(routeHeight*u.TextScale), p.Say(info.Words.NoTrain), widgets.Soft(u, widgets.Sizes.Body))
	}
	u.Node(ui.Node{ID: "plan:routes", Role: ui.RoleGroup, Name: p.Say(runsWords.routes),
		Rect: paint.R(col.Rect.X, top, col.Rect.W, col.Top-top)})
	col.Gap(8)
}

// drawRoute draws train i: the letter of its route, the train, the places on the route, and the revenue.
func (p *Runs) drawRoute(u *ui.UI, row ui.Rect, i int) {
	o := p.Outlook
	train := view.TrainOfKind(o.View(), o.View().KindOf(o.Trains()[i]))
	places, sum := o.Places(i), p.Speaker().Money(o.Pays(i))
	name := p.Phrase(text.RouteName,
		text.Facts{"train": train.Name, "letter": draft.Letter(i), "what": places, "$sum": sum})
	u.Node(ui.Node{ID: "plan:route:" + draft.Letter(i), Role: ui.RoleListItem, Name: name, Rect: row})
	widgets.DrawLetterBadge(u, row.CutLeft(badgeWidth), i, draft.Letter(i))
	widgets.CutWords(u, &row, sum, widgets.Bold(u, widgets.Sizes.Body), 4)
	ps := widgets.NewParts(u)
	ps.Gap(2)
	ps.TrainCard(train)
	ps.Gap(8)
	ps.Draw(row)
	row.CutLeft(ps.Width())
	small := widgets.Soft(u, widgets.Sizes.Compact)
	u.P.TextIn(row, places, widgets.Shrunk(u, places, row.W-4, small, widgets.Sizes.Micro-1))
}

// drawTrains draws a counter for each kind of train, and the button that restores the company's own trains.
func (p *Runs) drawTrains(u *ui.UI, col *widgets.Column) {
	o := p.Outlook
	head := col.Cut(max(widgets.Line(u, widgets.Sizes.Compact)+6, u.Target()))
	if !o.Own() {
		b := ui.Button{Text: p.Say(runsWords.own), Icon: icon.Train, Small: true}
		if u.Button("plan:own", head.CutRight(u.ButtonWidth(b)), b) {
			o.Choose(o.Corp())
		}
	}
	u.Label(head, widgets.Label(p.Say(info.Words.Trains)), widgets.Section(u))
	col.Gap(4)
	h := max(rowSide*u.TextScale, u.Target())
	least := 2*h + betweenButtons*u.TextScale // a counter has a button at each end
	across := max(1, int((col.Rect.W+counterGap)/least))
	grid := widgets.Grid{Columns: across, Height: h, Gap: counterGap, Below: 6}
	for i, cell := range col.Cells(grid, len(o.View().T.Trains)) {
		p.drawCounter(u, cell, id.TrainKind(i+1))
	}
	col.Gap(6)
}

// drawCounter draws the number of trains of kind k between the buttons that change it.
func (p *Runs) drawCounter(u *ui.UI, r ui.Rect, k id.TrainKind) {
	o := p.Outlook
	ps := widgets.NewParts(u)
	train := view.TrainOfKind(o.View(), k)
	ps.TrainCard(train)
	ps.Draw(r.CutLeft(cardWidth * u.TextScale))
	name := p.Phrase(runsWords.count, text.Facts{"train": train.Name})
	n := o.Count(k)
	set := u.Counter("plan:train:"+train.Name, r, ui.Count{
		Name: name, Less: p.Phrase(text.Less, nil), More: p.Phrase(text.More, nil),
		Words: strconv.Itoa(n), Now: n, High: o.Most(k),
	})
	if set != n {
		o.Set(k, set)
		u.Again()
	}
}

// drawProspects lists the companies with their revenue, now and with one more train. A press selects a company.
func (p *Runs) drawProspects(u *ui.UI, col *widgets.Column) {
	o := p.Outlook
	next := ""
	if k := o.Next(); k != 0 {
		next = o.View().T.Train(k).Name
	}
	head := col.Cut(widgets.Line(u, widgets.Sizes.Compact) + 6)
	figure := widgets.Aligned(widgets.Section(u), paint.Right)
	if next != "" {
		u.P.TextIn(head.CutRight(prospectWidth*u.TextScale), p.Phrase(runsWords.more, text.Facts{"train": next}), figure)
	}
	u.P.TextIn(head.CutRight(prospectWidth*u.TextScale), p.Say(runsWords.now), figure)
	u.Label(head, widgets.Label(p.Say(info.Words.Companies)), widgets.Section(u))
	u.Open(ui.Node{ID: "plan:companies", Role: ui.RoleRadioGroup, Name: p.Say(info.Words.Companies), Rect: col.Rest()})
	defer u.Close()
	for _, x := range o.Prospects() {
		p.drawProspect(u, col.Cut(max(rowSide*u.TextScale, u.Target())), x, next)
		col.Gap(4)
	}
}

// prospectWidth is the width of the columns of figures in dp.
const prospectWidth = 66

// drawProspect draws a company with its best run as it is and with one more train, called next, or "" if none is for
// sale. A press selects the company.
func (p *Runs) drawProspect(u *ui.UI, r ui.Rect, x draft.Prospect, next string) {
	o := p.Outlook
	company := p.Speaker().Corp(x.Corp)
	own, more := p.revenueText(x.Own), p.revenueText(x.More)
	name := p.Phrase(runsWords.rowNow, text.Facts{"company": company, "own": own})
	if next != "" {
		name = p.Phrase(runsWords.row, text.Facts{"company": company, "own": own, "more": more, "train": next})
	}
	if widgets.PressChoice(u, r, "plan:corp:"+company, name, x.Corp == o.Corp()) {
		o.Choose(x.Corp)
	}
	figure := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Compact), paint.Right)
	if next != "" {
		u.P.TextIn(r.CutRight(prospectWidth*u.TextScale).Pad(6, 0), more, figure)
	}
	u.P.TextIn(r.CutRight(prospectWidth*u.TextScale).Pad(6, 0), own, figure)
	cx, cy := r.CutLeft(tokenSpace).Center()
	token.Draw(u.P, cx, cy, prospectRadius, p.Tokens[x.Corp])
	if c := p.CorpSeen(x.Corp); c != nil {
		widgets.FitTrains(u, c.Trains, p.Say(info.Words.NoTrain), r.W-4).Draw(r)
	}
}

// revenueText returns the revenue of a run as text: with a plus if more may be possible, and as a dash while nothing is
// known.
func (p *Runs) revenueText(f draft.Found) string {
	switch sum := p.Speaker().Money(f.Earns); {
	case f.Proved:
		return sum
	case f.Done:
		return sum + "+"
	default:
		return widgets.Nothing
	}
}
