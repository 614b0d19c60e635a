package panel

import (
	"time"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/rules"
	"hexrail/scenes/widgets"
)

// consent is a question to the owner of what somebody is about to buy. It is open until it is answered or something else
// is chosen.
type consent struct {
	action rules.Action // what is asked about; nil if nothing is
	shown  bool
	since  time.Duration // when it was shown
}

var consentWords = struct{ yes, no, elsewhere, refused text.Pair }{
	yes:       text.Pair{"Yes", "はい"},
	no:        text.Pair{"No", "いいえ"},
	elsewhere: text.Pair{"{player} plays by link: ask before you answer.", "{player} はリンクで参加しています。先に確認してください。"},
	refused:   text.Pair{"{player}, a computer, does not sell at this price.", "コンピュータの {player} は、この価格では売りません。"},
}

// asking reports whether somebody is asked.
func (c *choosing) asking() bool {
	if c.consent.action == nil {
		return false
	}
	if a, _ := c.draft.Action(); a != c.consent.action {
		c.consent = consent{}
	}
	return c.consent.action != nil
}

// dropConsent takes the question back and reports whether there was one.
func (c *choosing) dropConsent() bool {
	was := c.asking()
	c.consent = consent{}
	return was
}

// Consent cuts the question with its two answers from the top of r, if somebody is asked. Enter agrees, Escape does
// not.
func (c *choosing) Consent(u *ui.UI, r *ui.Rect) {
	if !c.asking() {
		return
	}
	t, k, d := c.desk, &c.consent, c.draft
	owner, question := d.Consent(), d.Question()
	if !k.shown {
		k.shown, k.since = true, u.Now
		u.SetFocus("consent:yes")
		u.Announce(question)
	}
	yes := ui.Button{Text: t.Say(consentWords.yes), Look: ui.Primary}
	no := ui.Button{Text: t.Say(consentWords.no)}
	answers, height := u.ButtonWidth(yes)+u.ButtonWidth(no)+40, t.ActionHeight(u)
	style := widgets.Bold(u, widgets.Sizes.Body)
	words := r.W - 2*widgets.PanelPad - 36
	beside := words-answers > 260*u.TextScale
	if beside {
		words -= answers
	}
	note := ""
	if t.Elsewhere(owner) {
		note = t.Phrase(consentWords.elsewhere, text.Facts{"player": t.Speaker().Player(owner)})
	}
	said := float32(len(u.P.Wrap(question, words, style))) * widgets.Line(u, widgets.Sizes.Body)
	if note != "" {
		said += float32(len(u.P.Wrap(note, words, widgets.Soft(u, widgets.Sizes.Compact)))) * widgets.Line(u, widgets.Sizes.Compact)
	}
	all := said
	if beside {
		all = max(said, height)
	} else {
		all += height + 8
	}
	box := r.CutTop(all + 20)
	u.Block(box)
	u.P.Fill(box, u.Theme.Warn.Soft)
	u.P.Fill(paint.R(box.X, box.Bottom()-1, box.W, 1), u.Theme.Warn.Base)
	u.Open(ui.Node{ID: "consent", Role: ui.RoleRegion, Name: question, Rect: box})
	defer u.Close()
	in := box.Pad(widgets.PanelPad, 10)
	foot := in
	if beside {
		foot = in.CutRight(answers).Middle(answers, height)
		in = in.Middle(in.W, said)
	} else {
		foot = in.CutBottom(height)
	}
	x, y := in.CutLeft(36).Center()
	t.Seats.Draw(u, owner, x-4, y, 13)
	in.CutTop(u.Paragraph("consent:question", in, question, style))
	if note != "" {
		u.Paragraph("consent:note", in, note, widgets.Soft(u, widgets.Sizes.Compact))
	}
	agreed := u.Button("consent:yes", foot.CutRight(u.ButtonWidth(yes)+16), yes) || u.Key("Enter")
	foot.CutRight(8)
	if u.Button("consent:no", foot.CutRight(u.ButtonWidth(no)+16), no) {
		c.dropConsent()
		u.Again()
	} else if agreed && u.Now-k.since >= t.Shell.Lock() {
		c.carryOut()
		u.Again()
	}
}
