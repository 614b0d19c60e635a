package dialogs

import (
	"errors"
	"image"
	"strconv"

	"github.com/boombuler/barcode"
	"github.com/boombuler/barcode/qr"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// Sharing is the dialog that shares a game: as a link to play it, as a link to look at the moment on the screen, as a
// save file, or as a record.
type Sharing struct {
	app.Dialog
	app    *app.Shell
	Info   *library.Info
	game   *match.Match
	Kind   ShareKind
	links  [AsMoment + 1]string          // links to the game and to the moment
	codes  [AsMoment + 1]barcode.Barcode // QR codes of the links, made when first shown
	err    error                         // why links cannot be made, or nil
	seen   *match.Match                  // the game at the shared moment
	Prompt view.Prompt
	header view.Header
	lang   text.Lang
	copied bool
	along  bool   // the programmes of this device go along
	plans  bool   // the plans of this device go along
	failed string // text that the browser refused to copy

	// Picture returns a picture of the position, or nil, and its file name. It is nil away from the table.
	Picture func() (*image.RGBA, string)
	// ByFile keeps the game in step with a shared file. It is nil where that is impossible.
	ByFile ByFile
}

// ByFile keeps a game in step with a file that the player chooses: a new one, or one that has the game already. Leave
// ends that.
type ByFile interface {
	Begin()
	Connect()
	Leave()
}

// ShareKind is the form in which a game is shared.
type ShareKind int

// The forms, in the order in which they are shown.
const (
	AsLink ShareKind = iota
	AsMoment
	asFile
	asRecord
)

// Limits of link lengths in characters.
const (
	shortLink = 2000  // every messenger and browser takes it
	longLink  = 12000 // most take it; a longer link should be sent as a file
	codeLink  = 1100  // can be scanned as a QR code
)

// NewShare returns the dialog for a game at its current position.
func NewShare(a *app.Shell, i *library.Info, m *match.Match) *Sharing {
	s := &Sharing{app: a, Info: i, game: m}
	s.makeLinks()
	s.refresh()
	return s
}

// makeLinks makes the links anew. If the game cannot be written as a link, it selects the file instead.
func (s *Sharing) makeLinks() {
	g := s.game.Game()
	g.ID, g.Name, g.Programmes = s.Info.Game, app.OwnName(s.game.Title().Key, s.Info), s.sentProgrammes()
	g.Plans = plansOf(s.game, s.Info, s.plans)
	s.codes = [len(s.codes)]barcode.Barcode{}
	s.err = s.encodeLinks(g)
	if s.err != nil {
		s.Kind = asFile
	}
}

// ownProgrammes returns the running programmes of the players on this device.
func (s *Sharing) ownProgrammes() programme.List {
	return s.game.Programmes.RunningOf(func(p id.Player) bool { return s.Info.SeatOf(p) == library.Here })
}

// sentProgrammes returns the programmes that go along with the game: those of this device, if the player says so.
func (s *Sharing) sentProgrammes() programme.List {
	if !s.along {
		return programme.List{}
	}
	return s.ownProgrammes()
}

// plansOf returns the plans of the players on this device, if they are to go along with the game.
func plansOf(m *match.Match, i *library.Info, along bool) (own plan.Set) {
	if along {
		own.Join(m.Plans, func(p id.Player) bool { return i.SeatOf(p) == library.Here })
	}
	return own
}

// encodeLinks makes both links. It returns an error if the game cannot be written as a link.
func (s *Sharing) encodeLinks(g match.Game) error {
	whole, err := share.EncodeWithPlans(g)
	if err != nil {
		return err
	}
	moment := whole
	g.At = s.game.At()
	if g.At < len(g.Log) {
		shown := share.Moment(g)
		shown.Programmes = programme.List{}
		shown.Mark, shown.TurnMark = match.Mark(s.game.View()), match.TurnMark(s.game.View())
		moment, err = share.EncodeWithPlans(shown)
		if err != nil {
			return err
		}
	}
	address := s.app.Host.Address() + "#"
	s.links = [...]string{AsLink: address + share.Key + whole, AsMoment: address + share.MomentKey + moment}
	return nil
}

// Link returns the link of the selected kind.
func (s *Sharing) Link() string { return s.links[min(s.Kind, AsMoment)] }

// qrCode returns the QR code of the selected link or, if none is selected or it is too long, of the first link that has
// one, and the kind of that link. The code is nil if both links are too long.
func (s *Sharing) qrCode() (code barcode.Barcode, of ShareKind) {
	first := s.Kind
	if first > AsMoment {
		first = AsLink
	}
	for _, kind := range [...]ShareKind{first, AsLink, AsMoment} {
		if link := s.links[kind]; link != "" && len(link) <= codeLink {
			if s.codes[kind] == nil {
				s.codes[kind], _ = qr.Encode(link, qr.L, qr.Unicode) // cannot fail: the length was checked
			}
			return s.codes[kind], kind
		}
	}
	return nil, 0
}

// sharedPosition returns the position that is shared: the one on the screen for a moment, otherwise the latest.
func (s *Sharing) sharedPosition() int {
	if s.Kind == AsMoment {
		return s.game.At()
	}
	return s.game.Now()
}

// refresh updates the texts shown, which depend on the language and the position.
func (s *Sharing) refresh() {
	s.seen = s.game.Clone()
	s.seen.Look(s.sharedPosition())
	w := view.New(s.seen, s.app.Prefs.Lang)
	s.Prompt, s.header, s.lang = w.Prompt(), w.Header(), s.app.Prefs.Lang
}

// PassesTurn reports whether the link is for a player elsewhere who has to act.
func (s *Sharing) PassesTurn() bool { return s.Kind != AsMoment && s.Info.LinkTurn() && !s.Prompt.Over }

// title returns the heading of the dialog.
func (s *Sharing) title() string {
	switch {
	case s.PassesTurn():
		return shareWords.turn.Fill(s.lang, text.Facts{"player": s.Prompt.DeciderName})
	case s.Prompt.Over && s.Info.Linked():
		return s.app.Say(shareWords.ended)
	}
	return s.app.Say(shareWords.title)
}

// lengthVerdict returns how well a link of n characters can be sent.
func lengthVerdict(n int) text.Pair {
	switch {
	case n <= shortLink:
		return shareWords.fits
	case n <= longLink:
		return shareWords.long
	}
	return shareWords.tooLong
}

// Message returns the text sent with the link.
func (s *Sharing) Message() string {
	w := &shareWords
	f := text.Facts{
		"game": s.header.Title, "round": roundNow(&s.header), "n": text.Number(int32(s.seen.At())),
		"player": s.Prompt.DeciderName, "due": s.Prompt.Heading, "won": s.Prompt.Text,
	}
	if name := app.OwnName(s.game.Title().Key, s.Info); name != "" {
		f["game"] = w.named.Fill(s.lang, text.Facts{"title": s.header.Title, "name": app.PlainName(s.header.Title, name)})
	}
	said := w.message
	switch {
	case s.Prompt.Over:
		said = w.over
	case s.Kind == AsMoment:
		said = w.look
	case s.Prompt.Own:
		said = w.ownTurn
	case s.Prompt.Decider == 0:
		said = w.nobody
	}
	return said.Fill(s.lang, f)
}

// copyText puts words on the clipboard. If the browser refuses, the field shows them so that the player can select
// them.
func (s *Sharing) copyText(u *ui.UI, words string) {
	a := s.app
	s.app.Host.Copy(words, func(err error) {
		s.copied, s.failed = err == nil, ""
		if err != nil {
			s.failed = words
			u.SetFocus("share:field")
			u.Announce(a.Say(shareWords.failed))
			u.Invalidate()
			return
		}
		u.Announce(a.Say(shareWords.copied))
		s.reportSent()
	})
}

// reportSent records that the others have been sent the game, unless only a moment was shared.
func (s *Sharing) reportSent() {
	if s.Kind != AsMoment {
		library.Post{Shelf: s.app.Shelf}.RecordSent(s.Info)
	}
}

// saveFile offers the game as a file of the selected kind.
func (s *Sharing) saveFile() {
	a := s.app
	if s.Kind != asRecord {
		f := save.Of(s.game)
		f.ID, f.Name, f.Programmes = s.Info.Game, s.Info.Name, s.sentProgrammes()
		f.Plans = plansOf(s.game, s.Info, s.plans)
		data, err := save.Encode(f)
		if err != nil {
			a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), err.Error()))
			return
		}
		a.Host.Download(app.FileName(s.Info.Name), app.FileType, data)
		s.reportSent()
		return
	}
	along := s.sentProgrammes()
	data, err := record.Write(record.Source{
		Title: s.game.Title(), Players: s.game.Players(), Seed: s.game.Seed(), Created: s.app.Host.Now().Unix(),
		Computers: match.LevelNames(s.game.Computers()), Pilots: along.Pilots(s.game.ViewAt(s.game.Now())),
	}, s.played(), titles.Recorded)
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(shareWords.record), s.foreignReason(err)))
		return
	}
	a.Host.Download("18xx-"+strconv.FormatUint(s.Info.Game, 36)+".json", app.FileType, data)
}

// played returns the actions up to the latest position, without undone ones.
func (s *Sharing) played() []rules.Action { return s.game.Log()[:s.game.Now()] }

// foreignReason returns why the game cannot be written as a record.
func (s *Sharing) foreignReason(err error) string {
	why := err.Error()
	if stop, ok := errors.AsType[*record.Stop](err); ok {
		why = stop.Error()
	}
	return shareWords.foreign.Fill(s.lang, text.Facts{"why": why})
}

// sends reports whether the others wait for the game: one of them has to act, or it is over.
func (s *Sharing) sends() bool {
	return s.Kind != AsMoment && s.err == nil && (s.PassesTurn() || s.Prompt.Over && s.Info.Linked())
}

// addressee returns who is to be sent the game.
func (s *Sharing) addressee() text.Facts {
	if s.PassesTurn() {
		return text.Facts{"player": s.Prompt.DeciderName}
	}
	return text.Facts{"player": s.app.Say(shareWords.others)}
}

// Send opens the device's own share sheet. Once the link was passed on, the dialog closes.
func (s *Sharing) Send() {
	a := s.app
	m := platform.Message{Title: s.title(), Text: s.Message(), Link: s.Link()}
	if a.Prefs.Pictured && s.Picture != nil && a.Host.CanSendPicture() {
		m.Picture, m.Name = s.Picture()
	}
	a.Host.Send(m, func(err error) {
		if err != nil { // the player may just have cancelled
			return
		}
		s.reportSent()
		if s.sends() {
			a.Close(s)
			a.Tell(shareWords.sent.Fill(s.lang, s.addressee()))
		}
	})
}

// sendMail begins a mail with the link, or copies the link first if mail programs might refuse its length.
func (s *Sharing) sendMail(u *ui.UI) {
	body := s.Message() + "\n" + s.Link()
	if len(body) > shortLink {
		s.copyText(u, s.Link())
		body = s.Message() + "\n" + s.app.Say(shareWords.pasteHere)
	}
	s.app.Host.Mail(s.title(), body)
	s.reportSent()
}

// ShareStored opens the dialog for a game that is not on the table.
func ShareStored(a *app.Shell, i *library.Info) {
	a.Shelf.Load(i.ID, func(s *library.Session, _ *match.Stop, err error) {
		if err != nil {
			a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.LoadError(err)))
			return
		}
		s.Close()
		a.Open(NewShare(a, i, s.Match()))
	})
}

// persons returns the players who are not computers.
func persons(m *match.Match) (list []id.Player) {
	for n := range m.Players() {
		if p := id.Player(n + 1); !m.Computer(p) {
			list = append(list, p)
		}
	}
	return list
}

// asksSeat reports whether the dialog asks who plays on this device: the game is stored, not over, and nobody has said
// so far that others play elsewhere.
func (s *Sharing) asksSeat() bool {
	return s.Kind != AsMoment && s.app.Shelf.Find(s.Info.ID) != nil && !s.Info.Over && !s.Info.Linked() &&
		len(persons(s.game)) > 1
}

// setPlayer records that only one player plays on this device, or that all do if me is zero.
func (s *Sharing) setPlayer(me id.Player) {
	seats := make([]library.Seat, len(s.game.Players()))
	for _, p := range persons(s.game) {
		if me != 0 && p != me {
			seats[p-1] = library.ByLink
		}
	}
	library.Post{Shelf: s.app.Shelf}.SetSeats(s.Info, seats)
}

// toggleSeat records that a player plays on another device, or on this one again.
func (s *Sharing) toggleSeat(p id.Player) {
	seats := make([]library.Seat, len(s.game.Players()))
	copy(seats, s.Info.Seats)
	if seats[p-1] == library.ByLink {
		seats[p-1] = library.Here
	} else {
		seats[p-1] = library.ByLink
	}
	library.Post{Shelf: s.app.Shelf}.SetSeats(s.Info, seats)
}
