package programmes

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Card is the dialog in which a player gives a programme, and sees and stops those that run.
type Card struct {
	app.Dialog
	*desk.Desk
	give   func(p programme.Programme)
	stop   func(i int)
	offers offers
	p      programme.Programme // the programme in the making; its player is zero if none can be given
	most   string              // the highest bid, as typed
	below  string              // the price of a condition, as typed
}

// Sizes of the card in dp.
const (
	seatRadius = 9
	seatGap    = 12 // between the shape of a player and the words
	buttonGap  = 8  // between the words and the button
	chipHeight = 34 // minimum
	chipGap    = 6
	chipGrowth = 1.3 // maximum factor by which chips grow with large text
)

// NewCard returns the card. here means that the player who decides now is on this device, and only then can programmes
// be given. give starts a programme, stop removes the one with a number.
func NewCard(d *desk.Desk, here bool, give func(p programme.Programme), stop func(i int)) *Card {
	c := &Card{Desk: d, give: give, stop: stop}
	if v := d.Game.ViewAt(d.Game.Now()); here {
		c.offers = offersIn(v)
		if len(c.offers.deeds) > 0 {
			c.begin(v, c.offers.deeds[0])
		}
	}
	return c
}

// begin begins the making of a programme with a deed and its usual conditions.
func (c *Card) begin(v rules.View, do programme.Deed) {
	c.p = c.offers.usualProgramme(v, do)
	c.most = strconv.Itoa(int(c.p.Most))
}

// Draw draws the programmes of the game with their latest actions, the choice of a deed and of when it ends, and the
// button that starts it and closes the dialog. Closing it otherwise starts no programme.
func (c *Card) Draw(u *ui.UI, _ ui.Rect) {
	name := c.Say(Words.Title)
	if c.p.Player != 0 {
		name += " · " + c.Speaker().Player(c.p.Player)
	}
	d := ui.Dialog{Title: name, Icon: icon.Play, CloseName: c.Say(words.drop), Width: 560, Height: 660}
	c.Shell.DrawDialog(u, c, "programmes:card", d, func(r ui.Rect) {
		if len(c.offers.deeds) > 0 {
			c.drawFoot(u, &r)
		}
		widgets.ScrollColumn(u, "programmes:scroll", r, func(col *widgets.Column) {
			c.drawGiven(u, col)
			c.drawPlayed(u, col)
			if len(c.offers.deeds) > 0 {
				c.drawDeed(u, col)
				c.drawUntil(u, col)
			} else {
				col.Paragraph("programmes:own", c.Say(words.own), widgets.Soft(u, widgets.Sizes.Body))
			}
			col.Gap(12)
		})
	})
}

// drawHeading draws the heading of a section.
func (c *Card) drawHeading(u *ui.UI, col *widgets.Column, key string, w text.Pair) {
	col.Gap(10)
	u.Heading(key, 3, col.Cut(widgets.Line(u, widgets.Sizes.Body)+6), c.Say(w), widgets.Bold(u, widgets.Sizes.Body))
}

// drawGiven lists the programmes of the game with their buttons.
func (c *Card) drawGiven(u *ui.UI, col *widgets.Column) {
	if len(c.Game.Programmes.Items) == 0 {
		return
	}
	c.drawHeading(u, col, "programmes:given", words.running)
	for i := range c.Game.Programmes.Items {
		p := &c.Game.Programmes.Items[i]
		said, stop := Summary(c.Desk, p), c.Say(app.Words.Stop)
		if !p.Runs() {
			stop = c.Say(words.drop)
		}
		spoken := text.Headed(c.Speaker().Lang, c.Speaker().Player(p.Player), said)
		b := ui.Button{Text: stop, Name: text.Headed(c.Speaker().Lang, stop, spoken), Small: true}
		w := u.ButtonWidth(b)
		style := widgets.Plain(u, widgets.Sizes.Compact)
		lines := u.P.Height(said, col.Rect.W-w-2*seatRadius-seatGap-buttonGap-8, style)
		row := col.Cut(max(widgets.SmallHeight(u), lines) + 8)
		widgets.DrawRule(u, row)
		if u.Button("given:"+strconv.Itoa(i)+":stop", row.CutRight(w).Middle(w, widgets.SmallHeight(u)), b) {
			c.stop(i)
			return
		}
		row.CutRight(buttonGap)
		c.Seats.Cut(u, &row, p.Player, seatRadius, seatGap)
		u.P.Paragraph(widgets.Middle(row, lines), said, style)
		u.Node(ui.Node{ID: "given:" + strconv.Itoa(i), Role: ui.RoleText, Name: spoken, Rect: row})
	}
}

// mostPlayed is the maximum number of actions listed.
const mostPlayed = 6

// drawPlayed lists the actions of programmes for the player since the last decision by hand, latest first.
func (c *Card) drawPlayed(u *ui.UI, col *widgets.Column) {
	list := Played(c.Desk, c.p.Player)
	if len(list) == 0 {
		return
	}
	c.drawHeading(u, col, "programmes:played", words.played)
	style := widgets.Soft(u, widgets.Sizes.Compact)
	for n, at := range list {
		if n == mostPlayed {
			said := c.Phrase(words.rest, text.Facts{"n": strconv.Itoa(len(list) - n)})
			col.Paragraph("played:rest", said, style)
			col.Gap(4)
			break
		}
		col.Paragraph("played:"+strconv.Itoa(at), c.Viewer().Sentence(at), style)
		col.Gap(4)
	}
}

// Played returns the positions in which programmes have acted for a player since his last decision by hand, latest
// first.
func Played(d *desk.Desk, p id.Player) (list []int) {
	for i := d.Game.Now() - 1; i >= 0 && p != 0; i-- {
		switch {
		case d.Game.Decider(i) != p:
		case !d.Game.Programmes.ActedAt(i):
			return list
		default:
			list = append(list, i)
		}
	}
	return list
}

// drawDeed draws the choice of the deed and of its objects.
func (c *Card) drawDeed(u *ui.UI, col *widgets.Column) {
	c.drawHeading(u, col, "programmes:does", words.does)
	c.drawDeeds(u, col)
	switch c.p.Do {
	case programme.Buy:
		c.drawPurchase(u, col)
	case programme.Bid:
		c.drawBid(u, col)
	case programme.Pass, programme.Operate, programme.Keep:
	}
}

// drawDeeds draws the choice of the kind of deed, or its name if there is only one.
func (c *Card) drawDeeds(u *ui.UI, col *widgets.Column) {
	v, o := c.Game.ViewAt(c.Game.Now()), &c.offers
	if len(o.deeds) > 1 {
		var parts []ui.Choice
		for i, d := range o.deeds {
			parts = append(parts, ui.Choice{ID: "does:" + strconv.Itoa(i), Text: c.Say(kindNames[d])})
		}
		was := slices.Index(o.deeds, c.p.Do)
		if now := u.Segments("does", c.Say(words.does), col.Cut(widgets.ControlHeight(u)), parts, was); now != was {
			c.begin(v, o.deeds[now])
		}
		col.Gap(6)
		return
	}
	col.Paragraph("does:only", Deed(c.Desk, &c.p), widgets.Plain(u, widgets.Sizes.Body))
}

// drawPurchase draws the choice of the company and, if both have shares of it, of the offering or the pool.
func (c *Card) drawPurchase(u *ui.UI, col *widgets.Column) {
	v := c.Game.ViewAt(c.Game.Now())
	if k := c.drawCorpChips(u, col, "buy", c.Say(words.company), c.offers.corps, c.p.Corp); k != c.p.Corp {
		c.offers.choose(v, &c.p, k)
	}
	if v.Held(c.p.Corp, id.Initial) == 0 || v.Held(c.p.Corp, id.Pool) == 0 {
		return
	}
	const initial, pool = 0, 1
	from, was := [...]ui.Choice{
		initial: {ID: "from:ipo", Text: c.Say(text.Initial)},
		pool:    {ID: "from:pool", Text: c.Say(text.Pool)},
	}, initial
	if c.p.Pool {
		was = pool
	}
	c.p.Pool = u.Segments("from", c.Say(words.source), col.Cut(widgets.ControlHeight(u)), from[:], was) == pool
}

// drawBid draws the choice of the lot and the highest bid.
func (c *Card) drawBid(u *ui.UI, col *widgets.Column) {
	var names []string
	for _, p := range c.offers.lots {
		names = append(names, c.Speaker().Private(p))
	}
	was := slices.Index(c.offers.lots, c.p.Lot)
	if now := drawChips(u, col, "lot", c.Say(words.private), names, was); now != was {
		c.p.Lot, c.p.Most = c.offers.lots[now], c.offers.least[now]
		c.most = strconv.Itoa(int(c.p.Most))
	}
	least := c.offers.least[slices.Index(c.offers.lots, c.p.Lot)]
	c.most = c.drawSum(u, col, "programmes:most", c.Say(words.most), c.most, &c.p.Most, least)
}

// mostSum is the highest amount that can be typed; no player has more.
const mostSum = 20_000

// drawSum draws a field for an amount of money from least to mostSum, with the text value, and returns the new text. It
// sets *to to the amount, or to -1 if the text is none.
func (c *Card) drawSum(u *ui.UI, col *widgets.Column, key, name, value string, to *int32, least int32) string {
	row := col.Cut(widgets.FieldHeight(u))
	label := widgets.Plain(u, widgets.Sizes.Body)
	u.Label(row.CutLeft(row.W*0.5), name, label)
	n, err := strconv.Atoi(value)
	fault := ""
	*to = int32(n)
	if err != nil || n < int(least) || n > mostSum {
		*to, fault = -1, c.Phrase(words.least, text.Facts{"sum": c.Speaker().Money(least)})
	}
	now, _ := u.Field(key, row, ui.Field{Name: name, Value: value, MaxLength: 5, Fault: fault})
	if fault != "" {
		col.Paragraph(key+":fault", fault, u.Type(widgets.Sizes.Compact, 0, u.Theme.Bad.Base))
	}
	return now
}

// drawCorpChips draws the choice of a company as chips and returns the chosen one. Company 0 in list stands for all.
func (c *Card) drawCorpChips(u *ui.UI, col *widgets.Column, key, name string, list []id.Corp, chosen id.Corp) id.Corp {
	var names []string
	for _, k := range list {
		if k == 0 {
			names = append(names, c.Say(words.any))
			continue
		}
		names = append(names, c.Speaker().Corp(k))
	}
	if now := drawChips(u, col, key, name, names, slices.Index(list, chosen)); now >= 0 {
		return list[now]
	}
	return chosen
}

// drawChips draws a choice as chips in as many rows as needed and returns the index of the chosen one; chosen is the
// present index, or -1.
func drawChips(u *ui.UI, col *widgets.Column, key, name string, names []string, chosen int) int {
	h := max(chipHeight*min(u.TextScale, chipGrowth), u.Target())
	u.Open(ui.Node{ID: key, Role: ui.RoleRadioGroup, Name: name, Rect: col.Rest()})
	defer u.Close()
	row := col.Cut(h)
	for i, n := range names {
		b := ui.Button{Text: n, Small: true, Chosen: i == chosen, Role: ui.RoleRadio}
		w := max(u.ButtonWidth(b), u.Target())
		if w > row.W && row.W < col.Rect.W { // not even a chip that is too wide leaves a row empty
			col.Gap(chipGap)
			row = col.Cut(h)
		}
		if u.Button(key+":"+strconv.Itoa(i), row.CutLeft(w), b) {
			chosen = i
		}
		row.CutLeft(chipGap)
	}
	col.Gap(chipGap)
	return chosen
}

// drawFoot draws the programme in words and the button that starts it, and cuts both off the bottom of r.
func (c *Card) drawFoot(u *ui.UI, r *ui.Rect) {
	said := Sentence(c.Desk, &c.p)
	style, soft := widgets.Bold(u, widgets.Sizes.Compact), widgets.Soft(u, widgets.Sizes.Small)
	note := c.Say(words.below)
	if len(conditions(c.Desk, &c.p)) == 0 {
		note = c.Speaker().Sentences([]string{c.Say(words.none), note})
	}
	const gap = 6
	button := widgets.ActionHeight(u)
	foot := r.CutBottom(u.P.Height(said, r.W, style) + u.P.Height(note, r.W, soft) + button + 3*gap)
	widgets.DrawRule(u, foot)
	foot.CutTop(gap)
	foot.CutTop(u.Paragraph("programmes:said", foot, said, style))
	foot.CutTop(u.Paragraph("programmes:note", foot, note, soft) + gap)
	wrong := c.p.Do == programme.Bid && c.p.Most < 0 || c.p.Until.Below < 0
	start := ui.Button{Text: c.Say(words.start), Look: ui.Primary, Disabled: wrong, Describe: said}
	if u.Button("programmes:start", foot.CutTop(button), start) || u.Key("Enter") && !wrong {
		c.Shell.Close(c)
		c.give(c.p)
	}
}
