package choice

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// consent asks another player, such as the owner of something, whether he agrees to an action. It stays open until it
// is answered or something else is chosen.
type consent struct {
	*Choice
	action rules.Action     // the action to agree to; nil if nothing is asked
	asked  bool             // the question has been announced
	stood  widgets.Standing // the time for which the question has been on the screen
}

var consentWords = struct{ yes, no, elsewhere, refused text.Pair }{
	yes:       text.Pair{"Yes", "はい"},
	no:        text.Pair{"No", "いいえ"},
	elsewhere: text.Pair{"{player} plays by link: ask before you answer.", "{player} はリンクで参加しています。先に確認してください。"},
	refused:   text.Pair{"{player}, a computer, does not sell at this price.", "コンピュータの {player} は、この価格では売りません。"},
}

// ask opens the question about an action, or closes it if a is nil.
func (k *consent) ask(a rules.Action) { k.action, k.asked, k.stood = a, false, widgets.Standing{} }

// Open reports whether the question is open. It closes the question if something else has been chosen since.
func (k *consent) Open() bool {
	if k.action == nil {
		return false
	}
	if a, _ := k.draft.Action(); a != k.action {
		k.ask(nil)
	}
	return k.action != nil
}

// Drop closes the question and reports whether it was open.
func (k *consent) Drop() bool {
	open := k.Open()
	k.ask(nil)
	return open
}

// Wait returns the reason why nothing can be played while the question is open.
func (k *consent) Wait() string {
	say := k.Desk.Speaker()
	return say.Phrase(text.Consent, text.Facts{"player": say.Player(k.draft.Consent())})
}

// Draw draws the question with its two answers and cuts it off the top of r, or does nothing if it is not open. It must
// run in each frame. Enter agrees, though not before the question has been on the screen for app.Shell.Lock; Escape
// closes the question by way of Choice.Back.
func (k *consent) Draw(u *ui.UI, r *ui.Rect) {
	if !k.Open() {
		return
	}
	t, owner, question, note := k.Desk, k.draft.Consent(), k.draft.ConsentQuestion(), ""
	k.begin(u, question)
	if t.Elsewhere(owner) {
		note = t.Phrase(consentWords.elsewhere, text.Facts{"player": t.Speaker().Player(owner)})
	}
	yes := ui.Button{Text: t.Say(consentWords.yes), Look: ui.Primary}
	no := ui.Button{Text: t.Say(consentWords.no)}
	box, in, foot := k.cutBox(u, r, question, note, u.ButtonWidth(yes)+u.ButtonWidth(no)+2*answerMore+answerGap)
	u.Block(box)
	u.P.Fill(box, u.Theme.Warn.Soft)
	u.P.Fill(paint.R(box.X, box.Bottom()-1, box.W, 1), u.Theme.Warn.Base)
	u.Open(ui.Node{ID: "consent", Role: ui.RoleRegion, Name: question, Rect: box})
	defer u.Close()
	x, y := in.CutLeft(consentLead).Center()
	t.Seats.Draw(u, owner, x-4, y, 13)
	in.CutTop(u.Paragraph("consent:question", in, question, widgets.Bold(u, widgets.Sizes.Body)))
	if note != "" {
		u.Paragraph("consent:note", in, note, widgets.Soft(u, widgets.Sizes.Compact))
	}
	agreed := u.Button("consent:yes", foot.CutRight(u.ButtonWidth(yes)+answerMore), yes) || u.Key("Enter")
	foot.CutRight(answerGap)
	if u.Button("consent:no", foot.CutRight(u.ButtonWidth(no)+answerMore), no) {
		k.Drop()
	} else if agreed && k.stood.Elapsed(u) >= t.Shell.Lock() {
		k.carryOut()
	}
}

// Sizes of the question in dp.
const (
	consentLead = 36  // width of the owner's sign
	consentPad  = 10  // padding above and below
	answerMore  = 16  // by which an answer is wider than its text needs
	answerGap   = 8   // between the answers, and above them
	leastWords  = 260 // width of the words that are beside the answers
)

// begin announces the question once and moves the focus to the answer that agrees.
func (k *consent) begin(u *ui.UI, question string) {
	if !k.asked {
		k.asked = true
		k.stood.Begin(u)
		u.SetFocus("consent:yes")
		u.Announce(question)
	}
	k.stood.Count(u)
}

// cutBox cuts the box of the question off the top of r and returns it with its parts: in is for the owner's sign and
// the words, foot for the answers, whose width is given. They are beside the words if there is room, otherwise below.
func (k *consent) cutBox(u *ui.UI, r *ui.Rect, question, note string, answers float32) (box, in, foot ui.Rect) {
	words, height := r.W-2*widgets.PanelPad-consentLead, k.Desk.ActionHeight(u)
	beside := words-answers > leastWords*u.TextScale
	if beside {
		words -= answers
	}
	said := u.P.Height(question, words, widgets.Bold(u, widgets.Sizes.Body))
	if note != "" {
		said += u.P.Height(note, words, widgets.Soft(u, widgets.Sizes.Compact))
	}
	all := said + height + answerGap
	if beside {
		all = max(said, height)
	}
	box = r.CutTop(all + 2*consentPad)
	in = box.Pad(widgets.PanelPad, consentPad)
	if !beside {
		foot = in.CutBottom(height)
		return box, in, foot
	}
	foot = in.CutRight(answers).Middle(answers, height)
	return box, in.Middle(in.W, said), foot
}
