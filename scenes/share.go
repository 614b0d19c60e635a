package scenes

import (
	"errors"
	"strconv"

	"github.com/boombuler/barcode"
	"github.com/boombuler/barcode/qr"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/save"
	"hexrail/game/share"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/view"
	"hexrail/rules/record"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// sharing is the dialog that passes a game on: as a link to play it or to look at a moment, a file or a record.
type sharing struct {
	app    *shell.Shell
	info   *library.Info
	game   *match.Match
	kind   shareKind
	links  [asMoment + 1]string          // of the game, and of the moment on the screen
	codes  [asMoment + 1]barcode.Barcode // of the links, where they were shown
	err    error                         // why there are none
	seen   *match.Match                  // at the moment that is shared
	prompt view.Prompt
	header view.Header
	lang   text.Lang
	sent   func() // takes note that the link was given to those who play by link; nil if nobody does
	copied bool
	failed string // what the browser did not allow to be copied
}

// shareKind is what is shared.
type shareKind int

// The kinds.
const (
	asLink shareKind = iota
	asMoment
	asFile
	asRecord
)

// Lengths of links in characters.
const (
	shortLink = 2000  // fits everywhere
	longLink  = 12000 // beyond it a file is better
	codeLink  = 1100  // fits a code that can be scanned
)

func newShare(a *shell.Shell, i *library.Info, m *match.Match) *sharing {
	s := &sharing{app: a, info: i, game: m}
	g := m.Game()
	g.ID, g.Name = i.Game, shell.OwnName(m.Title().Key, i)
	if s.err = s.encode(g); s.err != nil {
		s.kind = asFile
	}
	s.look()
	return s
}

// encode makes the links.
func (s *sharing) encode(g match.Game) error {
	whole, err := share.Encode(g)
	if err != nil {
		return err
	}
	moment := whole
	if g.At = s.game.At(); g.At < len(g.Log) {
		shown := share.Moment(g)
		shown.Mark = match.Mark(s.game.View())
		if moment, err = share.Encode(shown); err != nil {
			return err
		}
	}
	address := s.app.Host.Address() + "#"
	s.links = [...]string{asLink: address + share.Key + whole, asMoment: address + share.MomentKey + moment}
	return nil
}

// link returns the link that is chosen.
func (s *sharing) link() string { return s.links[min(s.kind, asMoment)] }

// code returns the code of the link that is chosen, else of the first that has one, and which that is; nil if none has.
func (s *sharing) code() (barcode.Barcode, shareKind) {
	for _, kind := range [...]shareKind{min(s.kind, asMoment), asLink, asMoment} {
		if link := s.links[kind]; link != "" && len(link) <= codeLink {
			if s.codes[kind] == nil {
				s.codes[kind], _ = qr.Encode(link, qr.L, qr.Unicode) // a text of this length always fits
			}
			return s.codes[kind], kind
		}
	}
	return nil, 0
}

// at returns the moment that is shared: a position link has the one on the screen, all else the present.
func (s *sharing) at() int {
	if s.kind == asMoment {
		return s.game.At()
	}
	return s.game.Now()
}

// look takes from the game what is shown of it.
func (s *sharing) look() {
	s.seen = s.game.Clone()
	s.seen.Look(s.at())
	w := view.New(s.seen, s.app.Prefs.Lang)
	s.prompt, s.header, s.lang = w.Prompt(), w.Header(), s.app.Prefs.Lang
}

// Overlay leaves the place below in sight.
func (s *sharing) Overlay() {}

// Update wants nothing.
func (s *sharing) Update(platform.Event) bool { return false }

// turn reports whether the game is shared with somebody elsewhere for whom it waits.
func (s *sharing) turn() bool { return s.kind != asMoment && s.info.LinkTurn() && !s.prompt.Over }

// title returns the heading of the dialog.
func (s *sharing) title() string {
	if s.turn() {
		return shareWords.turn.Fill(s.lang, text.Facts{"player": s.prompt.DeciderName})
	}
	return s.app.Say(shareWords.title)
}

// verdict tells how far a link of a length goes.
func verdict(n int) text.Pair {
	switch {
	case n <= shortLink:
		return shareWords.fits
	case n <= longLink:
		return shareWords.long
	}
	return shareWords.tooLong
}

// message returns what is sent with the link.
func (s *sharing) message() string {
	w := &shareWords
	f := text.Facts{
		"game": s.header.Title, "round": s.round(), "n": text.Number(int32(s.seen.At())),
		"player": s.prompt.DeciderName, "due": s.prompt.Heading,
	}
	if name := shell.OwnName(s.game.Title().Key, s.info); name != "" {
		f["game"] = w.named.Fill(s.lang, text.Facts{"title": s.header.Title, "name": shell.PlainName(s.header.Title, name)})
	}
	said := w.message
	switch {
	case s.prompt.Over:
		said = w.over
	case s.kind == asMoment:
		said = w.look
	case s.prompt.Own:
		said = w.ownTurn
	case s.prompt.Decider == 0:
		said = w.nobody
	}
	return said.Fill(s.lang, f)
}

func (s *sharing) round() string {
	for _, r := range s.header.Rounds {
		if r.Tense == view.Now {
			return r.Text
		}
	}
	return ""
}

// copy puts a text on the clipboard. Where that is not allowed the field offers it to be selected.
func (s *sharing) copy(u *ui.UI, what string) {
	a := s.app
	s.app.Host.Copy(what, func(err error) {
		if s.copied, s.failed = err == nil, ""; err != nil {
			s.failed = what
			u.SetFocus("share:field")
			u.Announce(a.Say(shareWords.failed))
			u.Invalidate()
			return
		}
		u.Announce(a.Say(shareWords.copied))
		s.handedOn()
	})
}

// handedOn takes note that the link of the game was given to somebody.
func (s *sharing) handedOn() {
	if s.sent != nil && s.kind != asMoment {
		s.sent()
	}
}

// saveFile hands the player the game as a file of the chosen kind.
func (s *sharing) saveFile() {
	a := s.app
	if s.kind != asRecord {
		f := save.Of(s.game)
		f.ID, f.Name = s.info.Game, s.info.Name
		data, err := save.Encode(f)
		if err != nil {
			a.Open(shell.NewNotice(a, a.Say(shell.Words.OpenFailed), err.Error()))
			return
		}
		a.Host.Download(shell.FileName(s.info.Name), shell.FileType, data)
		s.handedOn()
		return
	}
	data, err := record.Write(record.Source{
		Title: s.game.Title(), Players: s.game.Players(), Seed: s.game.Seed(), Created: s.app.Host.Now().Unix(),
	}, s.played(), titles.Recorded)
	if err != nil {
		a.Open(shell.NewNotice(a, a.Say(shareWords.record), s.foreign(err)))
		return
	}
	a.Host.Download("18xx-"+strconv.FormatUint(s.info.Game, 36)+".json", shell.FileType, data)
}

// played returns the actions that are not undone.
func (s *sharing) played() []action { return s.game.Log()[:s.game.Now()] }

// foreign returns why there is no record of the game.
func (s *sharing) foreign(err error) string {
	why := err.Error()
	if stop, ok := errors.AsType[*record.Stop](err); ok {
		why = stop.Error()
	}
	return shareWords.foreign.Fill(s.lang, text.Facts{"why": why})
}

// sendLink opens the device's own way of passing on a link.
func (s *sharing) sendLink() {
	s.app.Host.Send(s.title(), s.message(), s.link(), func(err error) {
		if err == nil { // else the player may have changed his mind
			s.handedOn()
		}
	})
}
