package panel

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// runPanel is the choice of routes. The best ones are preselected, and every stop can be pressed.
type runPanel struct {
	*choice.Choice
	site *choice.Site
}

// newRunPanel returns the decision of a run, whose routes are drawn on the map.
func newRunPanel(c *choice.Choice) *decision.Decision {
	r := &runPanel{Choice: c, site: choice.NewSite(c)}
	if c.Desk.Unaided && c.Draft().Chosen() == nil {
		r.run().Forgo()
	}
	d := r.site.OnMap(r)
	d.Traits.Routes = true
	d.Map = &decision.MapPart{Scene: r.markScene, Focus: r.focus} // screen readers do not hear about private lays here
	d.Site.Pick, d.Site.Over, d.Site.Stops = r.pressHex, r.drawOver, r.addStops
	d.AddKeys(r.handleRouteKeys)
	return d
}

// run returns the run of the draft.
func (r *runPanel) run() *draft.Run { return r.Draft().Run() }

// Draw draws the verdict on the run, every train with its stops, and the sum, and returns the height.
func (r *runPanel) Draw(u *ui.UI, at ui.Rect) float32 {
	col := widgets.NewColumn(u, at)
	col.Gap(6)
	r.Why.DrawAtTop(u, col)
	if r.lays() {
		r.site.DrawSmallTray(u, col)
		r.site.DrawChosenTile(u, col)
		r.site.DrawPowers(u, col)
		return col.Height()
	}
	r.Rows.DrawGroup(u, col, draft.Main) // questions before the run
	r.drawVerdict(u, col)
	for i := range r.run().Trains() {
		if large, more := r.run().Reach(i); large+more > 0 { // a Pullman runs with the train that it is attached to
			r.drawTrain(u, col, i)
		}
	}
	r.drawTotal(u, col)
	r.drawTools(u, col)
	r.site.DrawPowers(u, col)
	return col.Height()
}

// drawVerdict draws the reason why the last press failed, or the verdict on the run, if there is one.
func (r *runPanel) drawVerdict(u *ui.UI, col *widgets.Column) {
	if why := r.run().Failed(); why != "" {
		widgets.DrawNotice(u, col, "run:failed", why, icon.Lock, u.Theme.Bad.Base, u.Theme.Bad.Soft)
	} else if n := r.run().Verdict(); n.Text != "" {
		widgets.DrawRunNotice(u, col, "run:verdict", n.Text, n.Warn)
	}
}

// Sizes of the card of a train in dp.
const (
	trainPadX  = 12
	trainPadY  = 6
	trainHead  = 34 // height of the head
	chipHeight = 26 // minimum height of a stop
	tallChip   = 36 // maximum height of a stop
	chipGap    = 4  // below a row of stops
	chipBehind = 6  // behind a stop
	badgeWidth = 26 // of the letter of the route
	clearSide  = 28 // of the button that clears the route
)

// trainCard is the content of a train's card below its head.
type trainCard struct {
	stops  []track.StopAt // as they were before a press on the card
	chips  [][]int        // the indices of the stops in rows
	halts  [][]int        // the numbers of halts in rows; none if there is no choice
	row    float32        // height of a row
	extras string         // earnings other than those of stops, or ""
	fault  string         // why the train cannot run, or ""
}

// cardOf returns the content of the card of train i at a width.
func (r *runPanel) cardOf(u *ui.UI, i int, width float32) trainCard {
	run := r.run()
	stops := run.Stops(i)
	earns, _ := run.Halts(i)
	return trainCard{
		stops: stops,
		chips: widgets.Flow(len(stops), width, func(k int) float32 {
			return u.ButtonWidth(r.stopChip(i, stops[k])) + chipBehind
		}),
		halts: widgets.Flow(len(earns), width, func(n int) float32 {
			return u.ButtonWidth(r.haltChip(i, n, earns[n])) + chipBehind
		}),
		row: max(chipHeight, min(u.Target(), tallChip)) + chipGap, extras: run.Extras(i), fault: run.FaultOf(i),
	}
}

// height returns the height of the card at a width of its content.
func (c *trainCard) height(u *ui.UI, width float32) float32 {
	h := trainHead + c.row*float32(len(c.chips)+len(c.halts)) + 2*trainPadY + 2
	if len(c.halts) > 0 {
		h += widgets.Line(u, widgets.Sizes.Caption)
	}
	if c.extras != "" {
		h += u.P.Height(c.extras, width, widgets.Soft(u, widgets.Sizes.Compact))
	}
	if c.fault != "" {
		h += widgets.Line(u, widgets.Sizes.Compact) * 2
	}
	return h
}

// drawTrain draws the card of train i: its head, a chip for every stop, the choice of halts, other earnings, and why it
// cannot run. A press makes its route the one that presses on the map change.
func (r *runPanel) drawTrain(u *ui.UI, col *widgets.Column, i int) {
	width := col.Rect.W - 2*trainPadX
	card := r.cardOf(u, i, width)
	box := col.Cut(card.height(u, width))
	col.Gap(8)
	r.pressTrain(u, box, i)
	in, id := widgets.NewColumn(u, box.Pad(trainPadX, trainPadY)), "route:"+draft.Letter(i)
	r.drawTrainHead(u, in.Cut(trainHead), i)
	for _, row := range card.chips {
		at := in.Cut(card.row)
		for _, k := range row {
			r.drawChip(u, &at, i, card.stops[k])
		}
	}
	r.drawHalts(u, in, i, card.halts, card.row)
	if card.extras != "" {
		in.Note(id+":extras", card.extras)
	}
	if card.fault != "" {
		u.Paragraph(id+":why", in.Rest(), card.fault, u.Type(widgets.Sizes.Compact, paint.Regular, u.Theme.Bad.Base))
	}
}

// pressTrain makes the card of train i a button that activates its route.
func (r *runPanel) pressTrain(u *ui.UI, box ui.Rect, i int) {
	run, v := r.run(), r.Draft().View()
	active := run.Active() == i
	name := r.Phrase(text.RouteName, text.Facts{
		"train": v.T.Train(v.KindOf(run.Trains()[i])).Name, "letter": draft.Letter(i), "what": r.stopsOf(i),
		"$sum": run.Money(run.Pays(i)),
	})
	s := u.Press(ui.Node{
		ID: "route:" + draft.Letter(i), Role: ui.RoleButton, Name: name, Pressed: ui.Is(active), Chosen: active,
	}, box, theme.Radius.Card)
	widgets.DrawChoiceGround(u, box, active, s)
	if s.Clicked {
		run.Activate(i)
	}
}

// stopsOf returns the number of stops of route i and the limit of its train in words.
func (r *runPanel) stopsOf(i int) string {
	free := r.run().Free(i)
	counted := len(r.run().Stops(i)) - free
	n := text.Number(int32(counted))
	large, more := r.run().Reach(i)
	limit := text.Number(int32(large))
	switch {
	case large == rules.Endless:
		limit = "∞"
	case more > 0:
		limit += "+" + text.Number(int32(more))
	}
	switch {
	case large != rules.Endless && counted > large+more:
		return r.Phrase(text.StopsCount, text.Facts{"n": n, "limit": limit})
	case free > 0:
		return r.Phrase(text.StopsFree, text.Facts{"n": n, "limit": limit, "free": text.Number(int32(free))})
	}
	return r.Phrase(text.StopsOf, text.Facts{"n": n, "limit": limit})
}

// drawTrainHead draws the letter, the train, the sum, and the button that clears the route.
func (r *runPanel) drawTrainHead(u *ui.UI, row ui.Rect, i int) {
	widgets.DrawLetterBadge(u, row.CutLeft(badgeWidth), i, draft.Letter(i))
	widgets.CutWords(u, &row, r.run().Money(r.run().Pays(i)), widgets.Bold(u, widgets.Sizes.Title), 4)
	clear := ui.Button{
		Icon: icon.Close, Name: r.Desk.Say(text.RunClear) + " " + draft.Letter(i), Look: ui.Quiet, Small: true,
	}
	if len(r.run().Stops(i)) > 0 &&
		u.Button("route:"+draft.Letter(i)+":clear", row.CutRight(clearSide+4).Middle(clearSide, clearSide), clear) {
		r.run().ClearTrain(i)
		u.SetFocus("route:" + draft.Letter(i)) // because the focused button disappears
	}
	ps := widgets.NewParts(u)
	ps.Gap(2)
	v, n := r.Draft().View(), r.run().Trains()[i]
	ps.TrainCard(view.TrainOfKind(v, v.KindOf(n)))
	if v.S.Trains[n].Corp() == 0 {
		ps.Gap(6)
		ps.Badge(r.Phrase(text.LeasedTrain, nil), u.Theme.Warn.Base, u.Theme.Warn.Soft)
	}
	ps.Gap(8)
	small, words, room := widgets.Soft(u, widgets.Sizes.Compact), r.stopsOf(i), row.W-ps.Width()
	small = widgets.Shrunk(u, words, room, small, widgets.Sizes.Micro/u.TextScale)
	if u.P.Width(words, small) <= room { // otherwise the chips are enough
		ps.Text(words, small)
	}
	ps.Draw(row)
}

// stopChip returns the button that removes a stop of a route. It shows the stop's value and then its extra payment to
// this train.
func (r *runPanel) stopChip(i int, s track.StopAt) ui.Button {
	v, say := r.Draft().View(), r.Desk.Speaker()
	pays, extra := r.run().StopPays(i, s)
	name := v.T.HexName(s.Hex)
	if which := say.WhichStop(v.Position(), s); which != "" {
		name += " " + which
	}
	words := name + "  " + text.Number(pays)
	if extra > 0 {
		words += "+" + text.Number(extra)
	}
	return ui.Button{
		Text: words, Small: true,
		Name: r.Phrase(text.StopRemove, text.Facts{"stop": say.Stop(v.Position(), s), "$value": r.run().Money(pays + extra)}),
	}
}

// drawChip draws the button that removes a stop of route i, and cuts it off the left of row.
func (r *runPanel) drawChip(u *ui.UI, row *ui.Rect, i int, s track.StopAt) {
	b := r.stopChip(i, s)
	key := "stop:" + draft.Letter(i) + ":" + r.Draft().View().T.HexName(s.Hex) + ":" + strconv.Itoa(int(s.Stop))
	cell := row.CutLeft(u.ButtonWidth(b))
	row.CutLeft(chipBehind)
	if u.Button(key, cell.Middle(cell.W, cell.H-4), b) {
		r.run().Activate(i)
		r.run().Press(s)
		u.SetFocus("route:" + draft.Letter(i)) // not where Enter would play the run
	}
}

// shareWords returns the earnings per share, or the parts if they are divided without a choice, or that the company
// keeps them, and the subsidy.
func (r *runPanel) shareWords() string {
	say, v := r.Desk.Speaker(), r.Draft().View()
	c := v.Actor().Corp()
	words := r.Phrase(text.PerShare, text.Facts{"$sum": say.Money(r.run().Revenue() * int32(v.Ordinary(c)) / 100)})
	keeps := slices.Equal(step.DividendKinds(v, c), []rules.DividendKind{rules.Withhold})
	switch {
	case keeps || !v.T.HasShares():
		words = say.Phrase(text.KeepsAll, nil)
	case v.Ordinary(c) == 100: // a minor, whose owner and treasury share the earnings
		paid, kept := r.run().Parts()
		words = r.Phrase(text.ToBoth, text.Facts{"$paid": say.Money(paid), "$kept": say.Money(kept)})
	}
	if subsidy := r.run().Subsidy(); subsidy > 0 {
		words = say.List([]string{words, r.Phrase(text.RunSubsidy, text.Facts{"$sum": say.Funds(subsidy)})})
	}
	return words
}

// drawTotal draws the earnings of the run, in all and per share, and those of the previous run.
func (r *runPanel) drawTotal(u *ui.UI, col *widgets.Column) {
	const padX, padY, gap = 12, 8, 12
	v, small, words, last := r.Draft().View(), widgets.Soft(u, widgets.Sizes.Compact), r.shareWords(), ""
	if c := v.Actor().Corp(); v.S.Corps[c].LastRun > 0 {
		last = r.Phrase(text.WasRun, text.Facts{"$sum": text.LastRun(r.Desk.Speaker(), v, c)})
	}
	height := u.P.Height(words, col.Rect.W-2*padX-u.P.Width(last, small)-gap, small)
	box := col.Cut(widgets.Line(u, widgets.Sizes.Title) + height + 2*padY)
	col.Gap(8)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.BG.Sunken)
	in := box.Pad(padX, padY)
	head := in.CutTop(widgets.Line(u, widgets.Sizes.Title))
	style := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Title), paint.Right)
	total := r.run().Money(r.run().Revenue())
	u.Text("run:total", head.CutRight(u.P.Width(total, style)+4), total, style)
	u.Label(head, r.Phrase(text.TotalLabel, nil), widgets.Soft(u, widgets.Sizes.Body))
	u.Label(in.CutRight(u.P.Width(last, small)+4), last, widgets.Aligned(small, paint.Right))
	in.CutRight(8)
	u.Paragraph("run:share", in, words, small)
}

// drawTools draws the buttons under the routes: other way, best run, last run, run that earns most in all, next best
// run, stop, clear.
func (r *runPanel) drawTools(u *ui.UI, col *widgets.Column) {
	h := widgets.SmallHeight(u)
	row := col.Cut(h)
	col.Gap(8)
	say := r.Desk.Speaker()
	all, other := r.run().InAll()
	for _, b := range []struct {
		id     string
		button ui.Button
		shown  bool
		do     func()
	}{
		{"run:other", ui.Button{Text: r.Phrase(text.OtherWay, nil), Icon: icon.TurnCW}, r.run().CanTurn(), r.run().OtherWay},
		{"run:best", ui.Button{Text: r.Phrase(text.BestRest, nil), Icon: icon.Check}, !r.run().IsBest(), r.run().TakeBest},
		{"run:last", ui.Button{Text: say.Say(text.RunLast), Icon: icon.History}, len(r.lastRoutes()) > 0, r.takeLast},
		{"run:clear", ui.Button{Text: say.Say(text.RunClear), Icon: icon.Close}, true, r.run().Clear},
		// Buttons that appear when a search ends are last, so that nothing moves under the pointer.
		{"run:inall", ui.Button{
			Text: say.Phrase(text.RunInAll, text.Facts{"$sum": say.Money(all.Revenue), "$aside": say.Funds(all.Subsidy)}),
			Icon: icon.Check,
		},
			other && !r.run().IsInAll(), r.run().TakeInAll},
		{"run:next", ui.Button{
			Text: say.Phrase(text.RunNext, text.Facts{"$sum": say.Money(r.run().NextBest())}), Icon: icon.Next,
		},
			r.run().NextBest() > 0, r.run().TakeNext},
		{"run:stop", ui.Button{Text: r.Desk.Say(app.Words.StopSearch), Icon: icon.Close},
			r.run().Searching(), r.run().Stop},
	} {
		if !b.shown {
			continue
		}
		b.button.Small = true
		w := u.ButtonWidth(b.button)
		if w > row.W {
			row = col.Cut(h)
			col.Gap(8)
		}
		if u.Button(b.id, row.CutLeft(w), b.button) {
			b.do()
		}
		row.CutLeft(8)
	}
}

// lastRoutes returns the routes of the company's previous run, or nil. In a puzzle there are none, since they may be
// its solution.
func (r *runPanel) lastRoutes() []track.Route {
	if r.Desk.Unaided {
		return nil
	}
	return r.Desk.LastRoutes(r.Draft().View().Actor().Corp())
}

// takeLast replaces the routes by those of the company's previous run.
func (r *runPanel) takeLast() { r.run().Take(r.lastRoutes()) }

// Prompt returns empty texts, which leave the prompt to the step, unless a lay is chosen.
func (r *runPanel) Prompt() (order, limits string) { return r.site.Prompt() }

// Bar returns the buttons of the draft.
func (r *runPanel) Bar() decision.Bar { return r.site.Bar() }

// lays reports whether a tile of a private's power, or a hex for it, is chosen instead of a run.
func (r *runPanel) lays() bool { return r.Draft().Chosen() != nil || r.Draft().Hex() != 0 }

// markScene replaces the routes on the map by those of the draft or, while a lay is chosen, shows that instead.
func (r *runPanel) markScene(s *mapview.Scene) {
	if r.lays() {
		r.site.Scene(s)
		return
	}
	s.Routes = nil
	for i := range r.run().Trains() {
		route := r.run().Route(i)
		if len(route.Pieces) > 0 {
			s.Routes = append(s.Routes, mapview.Route{Route: route, Number: i})
		} else if stops := r.run().Stops(i); len(stops) == 1 {
			s.Routes = append(s.Routes, mapview.Route{Route: track.Route{Only: stops[0]}, Number: i})
		}
	}
}

// drawOver makes the routes draggable by their letters and their ends.
func (r *runPanel) drawOver(u *ui.UI, m decision.MapFrame) {
	r.site.DrawOver(u, m)
	if !r.lays() {
		r.addHandles(u, m)
	}
}

// pressHex adds the stop of a hex to the chosen route, or drops it.
func (r *runPanel) pressHex(h id.Hex) {
	if h == 0 {
		return
	}
	if r.Draft().Hex() != 0 {
		r.site.Pick(h)
		return
	}
	r.run().PressHex(h)
	r.announceFailure()
}

// announceFailure announces why the last change of a route failed, if it did.
func (r *runPanel) announceFailure() {
	if why := r.run().Failed(); why != "" {
		r.Voice.Say(why)
	}
}

// focus returns the hexes of the routes and the minimum length of a hex edge, or none while a route is being dragged.
func (r *runPanel) focus() (hexes []id.Hex, at float32) {
	if _, dragged := r.run().Dragged(); dragged {
		return nil, 0
	}
	for i := range r.run().Trains() {
		hexes = decision.AppendHexes(hexes, r.run().Route(i))
	}
	return hexes, decision.FarHex
}

// handleRouteKeys handles the keys that clear the routes or restore the best ones. It also continues the search.
func (r *runPanel) handleRouteKeys(u *ui.UI) {
	if !r.run().Search(decision.SearchSlice) {
		u.WakeAt(u.Now + decision.SearchPause)
	}
	if u.Key("2") {
		r.run().Clear()
	}
	if u.Key("3") {
		r.run().TakeBest()
	}
}
