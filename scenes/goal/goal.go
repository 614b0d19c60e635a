// Package goal draws the goal line (Line): how the game ends, about how many rounds are left, and who leads.
//
// The line is for players who are new to a title. It is shown in every game of the title until the player closes it;
// the preferences keep the titles for which it was closed. After an operating round it shows the earnings of everybody,
// until somebody decides. The facts come from view.GoalOf.
package goal

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Words are the texts of this package.
var Words = struct {
	title, most, ends, bank, left, coming, leads, youLead, tied, never, worth text.Pair
}{
	title:   text.Pair{"How this game is won", "このゲームの勝ち方"},
	most:    text.Pair{"The richest player at the end wins.", "最後に総資産が一番多い人の勝ちです。"},
	ends:    text.Pair{"What ends the game: {ends}.", "終了条件：{ends}。"},
	bank:    text.Pair{"The bank can pay {bank} more.", "銀行の残りは {bank} です。"},
	left:    text.Pair{"about {n} {n|round|rounds} left", "あと約{n}ラウンド"},
	coming:  text.Pair{"the end has come: last rounds", "まもなく終了"},
	leads:   text.Pair{"{player} leads with {sum}", "首位 {player} {sum}"},
	youLead: text.Pair{"you lead with {sum}", "あなたが首位 {sum}"},
	tied:    text.Pair{"{n} share the lead at {sum}", "首位{n}人 {sum}"},
	worth:   text.Pair{"In {round} the worth of the players changed: {list}.", "{round} での総資産の増減：{list}。"},
	never:   text.Pair{"Hide this line", "この行を閉じる"},
}

// Line is the goal line of a table.
type Line struct {
	Desk *desk.Desk
	Me   func() id.Player // the only person at the table, or zero
	told string           // the round whose earnings were announced last
	goal view.Goal        // at the position about, in the language lang
	lang text.Lang

	about *rules.State // compared by pointer, because positions of a match are never modified
}

// current returns the goal at the position on the screen. It is computed once per position, because that goes through
// the whole game.
func (l *Line) current() *view.Goal {
	if at, lang := l.Desk.View().S, l.Desk.Shell.Prefs.Lang; l.about != at || l.lang != lang {
		l.goal, l.about, l.lang = view.GoalOf(l.Desk.Viewer()), at, lang
	}
	return &l.goal
}

// hidden reports whether the line is not shown: the player has closed it for this title or wants no hints, or the game
// is over.
func (l *Line) hidden() bool {
	p := &l.Desk.Shell.Prefs
	return p.Unhinted || p.Goals.Has(l.Desk.Game.Title().Key) || l.Desk.View().S.End.Over
}

// barHeight is the height of the bar of the bank in dp.
const barHeight = 3

// height returns the height of the line in dp.
func height(u *ui.UI) float32 {
	return max(widgets.Line(u, widgets.Sizes.Compact)+10, u.Target()*0.75) + barHeight
}

// leastPhone is the height of a phone in dp below which the step needs the space of the line.
const leastPhone = 700

// Cut draws the line and cuts it off the top of r, unless it is hidden or a low phone needs the space. New earnings are
// announced once.
func (l *Line) Cut(u *ui.UI, r *ui.Rect) {
	if l.hidden() || l.Desk.Class() == widgets.Phone && u.Screen().H < leastPhone*u.TextScale {
		return
	}
	g := l.current()
	row := r.CutTop(height(u))
	u.Open(ui.Node{ID: "goal", Role: ui.RoleGroup, Name: l.Desk.Say(Words.title), Rect: row})
	defer u.Close()
	u.P.Fill(row, u.Theme.Accent.Soft)
	bar := row.CutBottom(barHeight)
	u.P.Fill(bar, u.Theme.Line.Base)
	u.P.Fill(paint.R(bar.X, bar.Y, bar.W*g.Share, bar.H), u.Theme.Accent.Base)
	cross := row.CutRight(max(row.H, u.Target()))
	never := ui.Button{Icon: icon.Close, Name: l.Desk.Say(Words.never), Small: true, Look: ui.Quiet}
	if u.Button("goal:close", cross, never) {
		l.close()
	}
	facts := l.sentences(g)
	said := l.Desk.Speaker().Sentences(facts)
	if u.Press(ui.Node{ID: "goal:line", Role: ui.RoleButton, Name: said}, row, theme.Radius.Button).Clicked {
		l.Desk.Shell.Open(app.NewNotice(l.Desk.Shell, l.Desk.Say(Words.title), said))
	}
	in := row.Pad(12, 0)
	widgets.CutIcon(u, &in, icon.Flag, 15, 5, u.Theme.Accent.Base)
	l.drawText(u, in, g)
	if g.Earned != nil && l.told != g.Earned.Round {
		u.Announce(facts[0]) // the earnings
		l.told = g.Earned.Round
	}
}

// close closes the line for this title for good.
func (l *Line) close() {
	l.Desk.Shell.Change(func(p *app.Prefs) { p.Goals.Add(l.Desk.Game.Title().Key) })
}

// drawText draws the earnings of everybody or, in the longest form that fits, the rounds left and the leader.
func (l *Line) drawText(u *ui.UI, r ui.Rect, g *view.Goal) {
	style := widgets.Bold(u, widgets.Sizes.Compact)
	if g.Earned != nil && l.drawEarned(u, r, g, style) {
		return
	}
	left := text.Capital(l.roundsLeft(g))
	short := left + " · " + l.leaderText(g)
	said := l.Desk.Speaker().Sentences([]string{l.Desk.Phrase(Words.ends, text.Facts{"ends": g.Ends}), short})
	if u.P.Width(said, style) > r.W {
		said = short
	}
	style = widgets.Shrunk(u, said, r.W, style, widgets.Sizes.Micro)
	if u.P.Width(said, style) > r.W {
		said = left
	}
	u.P.TextIn(r, u.P.Fit(said, r.W, style), style)
}

// drawEarned draws the round, unless it does not fit, and the gain of every player beside the player's shape. It
// returns false if there is no space for the gains.
func (l *Line) drawEarned(u *ui.UI, r ui.Rect, g *view.Goal, style paint.Text) bool {
	for _, round := range []string{g.Earned.Round, ""} {
		for t := style; t.Size >= widgets.Sizes.Micro; t.Size-- {
			if ps := l.earningsParts(u, g, round, t); ps.Width() <= r.W {
				ps.Draw(r)
				return true
			}
		}
	}
	return false
}

// earningsParts returns a round and the gain of every player beside the player's shape.
func (l *Line) earningsParts(u *ui.UI, g *view.Goal, round string, style paint.Text) *widgets.Parts {
	ps := widgets.NewParts(u)
	ps.Text(round, style)
	for i, sum := range g.Earned.Gains {
		ps.Gap(8)
		ps.Seat(l.Desk.Seats, id.Player(i+1), 6)
		ps.Gap(3)
		ps.Text(signedMoney(l.Desk.Speaker(), sum), style)
	}
	return ps
}

// roundsLeft returns how many rounds are left.
func (l *Line) roundsLeft(g *view.Goal) string {
	if g.Coming {
		return l.Desk.Say(Words.coming)
	}
	return l.Desk.Phrase(Words.left, text.Facts{"n": strconv.Itoa(g.Rounds)})
}

// leaderText returns who leads, and with how much.
func (l *Line) leaderText(g *view.Goal) string {
	facts := text.Facts{"sum": g.Best, "n": strconv.Itoa(len(g.Leaders))}
	switch {
	case len(g.Leaders) > 1:
		return l.Desk.Phrase(Words.tied, facts)
	case g.Leaders[0] == l.Me():
		return l.Desk.Phrase(Words.youLead, facts)
	}
	facts["player"] = l.Desk.Speaker().Player(g.Leaders[0])
	return l.Desk.Phrase(Words.leads, facts)
}

// gains returns the earnings of everybody as a list in words.
func (l *Line) gains(g *view.Goal) string {
	list := make([]string, len(g.Earned.Gains))
	for i, sum := range g.Earned.Gains {
		list[i] = l.Desk.Speaker().Player(id.Player(i+1)) + " " + signedMoney(l.Desk.Speaker(), sum)
	}
	return l.Desk.Speaker().List(list)
}

// signedMoney returns an amount with its sign.
func signedMoney(say *text.Speaker, sum int32) string {
	if sum < 0 {
		return "−" + say.Money(-sum)
	}
	return "+" + say.Money(sum)
}

// sentences returns everything that the line knows, as sentences, the earnings first if there are any.
func (l *Line) sentences(g *view.Goal) (list []string) {
	if g.Earned != nil {
		list = append(list, l.Desk.Phrase(Words.worth, text.Facts{"round": g.Earned.Round, "list": l.gains(g)}))
	}
	stop := [text.Langs]string{".", "。"}[l.Desk.Shell.Prefs.Lang]
	list = append(list, text.Capital(l.roundsLeft(g))+stop, text.Capital(l.leaderText(g))+stop, l.Desk.Say(Words.most),
		l.Desk.Phrase(Words.ends, text.Facts{"ends": g.Ends}))
	return append(list, l.Desk.Phrase(Words.bank, text.Facts{"bank": g.Bank}))
}
