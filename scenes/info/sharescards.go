package info

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the cards below the table of shares in dp.
const (
	newsHeight = 64
	newsGap    = 12
	newsWide   = 240 // minimum width of a card
)

// Sizes of the signs on the cards.
const (
	newsSeat  = 13 // radius
	newsTrain = 30 // height
	newsIcon  = 24
)

// news is a card below the table of shares about something that is about to happen.
type news struct {
	id, head, more string
	sign           func(u *ui.UI, x, y float32) // draws the sign on the left
}

// newsCards returns the cards on who begins the next stock round, which trains rust next, and how long the bank lasts.
func (d *Tables) newsCards() (list []news) {
	t := d.tabs
	v := t.View()
	if v.S.End.Over {
		return nil
	}
	if p := v.S.Priority; p != 0 {
		list = append(list, news{
			"news:priority", t.Phrase(tablesWords.priority, text.Facts{"player": t.Speaker().Player(p)}),
			t.Say(tablesWords.begins),
			func(u *ui.UI, x, y float32) { t.Seats.Draw(u, p, x, y, newsSeat) },
		})
	}
	if k := d.nextRust(); k != 0 {
		list = append(list, d.rustCard(k))
	}
	if n := d.BankLasts(); n > 0 && n <= Foreseen {
		list = append(list, news{
			"news:bank", t.Phrase(Words.BankHas, text.Facts{"sum": t.See().Header.Bank}),
			t.Phrase(tablesWords.bankLasts, text.Facts{"n": strconv.Itoa(n)}),
			func(u *ui.UI, x, y float32) { icon.Draw(u.P, icon.Bank, x, y, newsIcon, u.Theme.Ink.Soft) },
		})
	}
	return list
}

// rustCard returns the card on trains of kind k, which rust next: what makes them rust, and who owns some.
func (d *Tables) rustCard(k id.TrainKind) news {
	t := d.tabs
	v, say := t.View(), t.Speaker()
	by := say.TrainKind(v.T.FindTrain(v.T.Train(k).RustsOn))
	more := t.Phrase(tablesWords.rustsWith, text.Facts{"train": by})
	if names := d.ownersOf(k); len(names) > 0 {
		more = t.Phrase(tablesWords.rustsOf, text.Facts{"train": by, "list": say.List(names)})
	}
	return news{
		"news:rust", t.Phrase(tablesWords.rustsNext, text.Facts{"train": say.TrainKind(k)}), more,
		func(u *ui.UI, x, y float32) {
			ps := widgets.NewParts(u)
			train := view.TrainOfKind(v, k)
			train.RustsNext = true
			ps.TrainCard(train)
			w := ps.Width()
			ps.Draw(paint.R(x-w/2, y-newsTrain/2, w, newsTrain))
		},
	}
}

// nextRust returns the kind of train in play that rusts first, or zero.
func (d *Tables) nextRust() (next id.TrainKind) {
	t, first := d.tabs, id.TrainKind(0)
	title := t.Game.Title()
	for _, row := range t.See().Depot.Trains {
		by := title.FindTrain(title.Train(row.Kind).RustsOn)
		if by != 0 && (first == 0 || by < first) && d.inPlay(&row) {
			next, first = row.Kind, by
		}
	}
	return next
}

// inPlay reports whether trains of a kind are left, or owned, in the open market or still to be sold.
func (d *Tables) inPlay(row *view.TrainRow) bool {
	return row.Left > 0 || row.Market > 0 || len(d.ownersOf(row.Kind)) > 0
}

// ownersOf returns the names of the companies that own a train of kind k.
func (d *Tables) ownersOf(k id.TrainKind) (names []string) {
	for _, c := range d.tabs.See().Corps {
		for _, train := range c.Trains {
			if train.Kind == k {
				names = append(names, c.Name)
				break
			}
		}
	}
	return names
}

// Foreseen is the maximum number of operating rounds for which BankLasts is shown. Early in the game runs are too small
// to predict the end.
const Foreseen = 15

// BankLasts estimates for how many operating rounds the bank can pay revenue like that of the last round, rounded, at
// least one. It returns zero if the bank is empty or nobody ran in that round.
func (d *Tables) BankLasts() int {
	s := &d.Past.Stats
	for k := len(s.Moments) - 1; k > 0; k-- {
		if !s.Moments[k].Operating || s.Moments[k].At > d.tabs.Game.At() {
			continue
		}
		sum := int32(0)
		for _, runs := range s.Revenue {
			sum += max(0, runs[k])
		}
		if cash := d.tabs.View().Cash(id.Bank); sum > 0 && cash > 0 {
			return max(1, int((cash+sum/2)/sum))
		}
		return 0
	}
	return 0
}

// drawNews draws the cards in a row at the bottom of r and cuts that off, if the cards fit and leave a height for the
// table above them.
func (d *Tables) drawNews(u *ui.UI, r *ui.Rect, tableHeight float32) {
	list := d.newsCards()
	h := newsHeight * u.TextScale
	if n := float32(len(list)); n == 0 || (r.W+newsGap)/n < newsWide*u.TextScale || r.H < tableHeight+h+newsGap {
		return
	}
	row := r.CutBottom(h)
	r.CutBottom(newsGap)
	u.Open(ui.Node{ID: "news", Role: ui.RoleList, Name: d.tabs.Say(tablesWords.coming), Rect: row})
	defer u.Close()
	for i, x := range list {
		cell := row.Columns(i, len(list), newsGap)
		u.Node(ui.Node{ID: x.id, Role: ui.RoleListItem, Name: text.Aloud(d.tabs.Speaker().Lang, x.head, x.more), Rect: cell})
		u.Card(cell, theme.Radius.Card)
		cell = cell.Pad(12, 6)
		cx, cy := cell.CutLeft(34).Center()
		x.sign(u, cx, cy)
		cell.CutLeft(12)
		style := widgets.Soft(u, widgets.Sizes.Small)
		rows := float32(min(2, len(u.P.Wrap(x.more, cell.W, style)))) * widgets.Line(u, widgets.Sizes.Small)
		cell = cell.Middle(cell.W, widgets.Line(u, widgets.Sizes.Body)+rows)
		widgets.LabelShrunk(u, cell.CutTop(widgets.Line(u, widgets.Sizes.Body)), x.head,
			widgets.Bold(u, widgets.Sizes.Body))
		u.P.Paragraph(cell, x.more, style)
	}
}
