package dialogs

import (
	"errors"
	"iter"
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Importing is the dialog that stores the games of many files, one after another, and lists those that cannot be read
// with the reason. It reads and replays them in idle time, in slices of counted work. Closing it ends the import; the
// games stored by then stay.
type Importing struct {
	app.Dialog
	app   *app.Shell
	then  func() // shows the stored games
	files []int  // numbers of the files still to be read
	of    int    // number of all files
	done  int    // number of files dealt with
	name  string // of the file being read

	read    *readFile   // the next file, once its data are there
	asked   bool        // the data of the next file have been requested
	slice   func() bool // goes on with the file in work and reports whether more is left; nil if there is none
	stop    func()      // gives it up
	waiting []*Reading  // to be stored
	storing bool

	added, known, merged int
	faults               []fault
	left                 bool          // the dialog is closed
	said                 bool          // the result has been announced
	shown                time.Duration // time of the last picture
}

// readFile is a file with its data.
type readFile struct {
	name string
	data []byte
	err  error
}

// fault is a file, or a game that ends early, and the reason.
type fault struct{ name, why string }

// NewImporting returns the dialog for the files of an event. then shows the stored games.
func NewImporting(a *app.Shell, e platform.Event, then func()) *Importing {
	i := &Importing{app: a, then: then}
	i.more(e)
	return i
}

// more adds files to be read.
func (i *Importing) more(e platform.Event) {
	for n := range e.Count {
		i.files = append(i.files, e.First+n)
	}
	i.of += e.Count
}

// Update adds the files that arrive while others are being read.
func (i *Importing) Update(e platform.Event) bool {
	if e.Kind == platform.Several {
		i.more(e)
	}
	return e.Kind == platform.Several
}

// ended reports whether everything is read and stored.
func (i *Importing) ended() bool {
	return len(i.files) == 0 && i.read == nil && !i.asked && i.slice == nil && len(i.waiting) == 0 && !i.storing
}

// HasWork reports whether files are being opened.
func (i *Importing) HasWork() bool { return !i.ended() }

// Rushes reports the same: pictures come when some time has passed, and not with every answer of the storage.
func (i *Importing) Rushes() bool { return !i.ended() }

// requestNext asks for the data of the next file.
func (i *Importing) requestNext() {
	if i.asked || i.read != nil || len(i.files) == 0 || i.left {
		return
	}
	n := i.files[0]
	i.files, i.asked = i.files[1:], true
	i.app.Host.Read(n, func(name string, data []byte, err error) {
		i.asked, i.read = false, &readFile{name, data, err}
	})
}

// importWork is the number of actions read or played between two looks at the clock.
const importWork = 8

// importFrame is the time between two pictures of the progress.
const importFrame = 500 * time.Millisecond

// Rest works on the files in idle time and reports whether there is more to do.
func (i *Importing) Rest(u *ui.UI) bool {
	i.requestNext()
	switch {
	case i.slice != nil:
		if !i.slice() {
			i.slice = nil
			i.done++
		}
	case i.read != nil:
		f := i.read
		i.read = nil
		i.beginFile(f)
	}
	i.storeNext()
	if i.ended() {
		u.Invalidate()
		return false
	}
	if u.Now >= i.shown+importFrame {
		i.shown = u.Now
		u.WakeAt(u.Now)
	}
	return true
}

// beginFile begins with a file.
func (i *Importing) beginFile(f *readFile) {
	i.name = f.name[strings.LastIndexByte(f.name, '/')+1:]
	switch {
	case f.err != nil:
		i.fail(f.name, i.readError(f.err))
		i.done++
	case library.IsBackup(f.data):
		i.restore(f)
	default:
		i.openFile(f)
	}
}

// readError returns why the data of a file could not be read.
func (i *Importing) readError(err error) string {
	switch {
	case strings.HasSuffix(err.Error(), "too large"):
		return i.app.Say(app.Words.FileTooLarge)
	case strings.HasSuffix(err.Error(), "no zip"), strings.HasSuffix(err.Error(), "unknown packing"):
		return i.app.Say(importWords.noZip)
	}
	return i.app.Say(importWords.unread)
}

// fail records a file that is not stored, or not in full.
func (i *Importing) fail(name, why string) {
	if i.left {
		return
	}
	i.faults = append(i.faults, fault{name, why})
}

// restore stores the games of a backup.
func (i *Importing) restore(f *readFile) {
	i.storing = true
	i.app.Shelf.Files().RestoreBackup(f.data, func(float32) {}, func(got library.Restored, err error) {
		i.storing = false
		i.done++
		i.added += got.Added
		i.known += got.Known
		switch {
		case err != nil:
			i.fail(f.name, i.app.FileError(err))
		case got.Lost > 0:
			i.fail(f.name, i.app.Phrase(importWords.lost, text.Facts{"n": strconv.Itoa(got.Lost)}))
		}
	})
}

// openFile begins to read and replay the game of a file.
func (i *Importing) openFile(f *readFile) {
	next, stop := iter.Pull(func(yield func(struct{}) bool) {
		n, stopped := 0, false
		r, err := readPausing(i.app, i.name, f.data, func() {
			n++
			if n%importWork == 0 && !stopped {
				stopped = !yield(struct{}{})
			}
		})
		if stopped {
			return
		}
		switch {
		case err != nil:
			i.fail(f.name, i.app.FileError(err))
			return
		case r.stopped != "" && r.Game.Len() == 0:
			i.fail(f.name, r.stopped)
			return
		case r.stopped != "":
			i.fail(f.name, i.app.Phrase(importWords.partly, text.Facts{"n": text.Number(int32(r.Game.Len()))})+" "+r.stopped)
		}
		i.waiting = append(i.waiting, r)
	})
	i.slice = func() bool { _, more := next(); return more }
	i.stop = stop
}

// storeNext stores the next game that has been read. One with a copy on this device is merged with it.
func (i *Importing) storeNext() {
	if i.storing || len(i.waiting) == 0 {
		return
	}
	r := i.waiting[0]
	i.waiting, i.storing = i.waiting[1:], true
	if !r.mergeable || r.stopped != "" || len(r.file.Branches) > 0 || len(i.app.Shelf.Copies(r.id)) == 0 {
		i.storeGame(r)
		return
	}
	mail.Nearest(i.app.Shelf, r.content(), func(stored *library.Info, how mail.Comparison) {
		switch {
		case stored == nil:
			i.storeGame(r)
		case how.Relation == mail.Equal || how.Relation == mail.Behind:
			i.storing = false
			i.known++
			i.storeNext()
		default:
			i.merge(r, stored.ID)
		}
	})
}

// merge merges a game with its stored copy, or stores it beside that if they cannot be merged.
func (i *Importing) merge(r *Reading, id string) {
	take := func(s *library.Session) {
		c, ok := mail.Merge(s, r.Game, names(i.app))
		if !ok || c.Theirs == 0 { // the file has only taken back moves
			i.storeGame(r)
			return
		}
		i.storing = false
		i.merged++
		i.storeNext()
	}
	if s := i.app.Session(); s != nil && s.Info().ID == id && !s.ViewOnly() && s.Stop() == nil {
		i.app.Revise(id, func(s *library.Session) func() {
			take(s)
			return func() {}
		})
		return
	}
	i.app.Shelf.Load(id, func(s *library.Session, stop *match.Stop, err error) {
		switch {
		case err != nil:
			i.storeGame(r)
		case stop != nil || s.ViewOnly():
			s.Close()
			i.storeGame(r)
		default:
			take(s)
			s.Close()
		}
	})
}

// storeGame stores a game that has been read.
func (i *Importing) storeGame(r *Reading) {
	f := r.toStore()
	i.app.Shelf.Files().Add(f, func(known bool, err error) {
		i.storing = false
		switch {
		case err != nil:
			i.fail(f.Name, i.app.StorageTrouble(err))
			if errors.Is(err, platform.ErrFull) { // the others would not fit either
				for _, n := range i.files {
					i.app.Host.Read(n, func(name string, _ []byte, _ error) { i.fail(name, i.app.StorageTrouble(err)) })
				}
				i.done += len(i.files)
				i.files = nil
			}
		case known:
			i.known++
		default:
			i.added++
		}
		i.storeNext()
	})
}

// Leave ends the import.
func (i *Importing) Leave() {
	i.left, i.files, i.read, i.slice = true, nil, nil, nil
	if i.stop != nil {
		i.stop()
	}
}

// Draw draws the progress, then the number of games stored and the list of files that were not, with a button that
// shows the stored games.
func (i *Importing) Draw(u *ui.UI, _ ui.Rect) {
	a, w := i.app, &importWords
	if a.Top() != i {
		return
	}
	i.requestNext()
	d := ui.Dialog{Icon: icon.Upload, Width: 560, Height: 460}
	title := w.opened
	if !i.ended() {
		d.CloseName, title = a.Say(w.end), w.title
	}
	d.Title = a.Phrase(title, text.Facts{"n": strconv.Itoa(i.of)})
	a.DrawDialog(u, i, "importing", d, func(r ui.Rect) {
		i.drawButtons(u, r.CutBottom(widgets.ActionHeight(u)))
		r.CutBottom(12)
		i.drawProgress(u, &r)
		i.drawFaults(u, r)
	})
}

// drawProgress draws the progress and the number of games stored.
func (i *Importing) drawProgress(u *ui.UI, r *ui.Rect) {
	a, w := i.app, &importWords
	if !i.ended() {
		bar := r.CutTop(10)
		part := float32(i.done) / float32(max(i.of, 1))
		u.Progress(bar, part)
		say := text.Speaker{Lang: a.Prefs.Lang}
		u.Node(ui.Node{ID: "importing:bar", Role: ui.RoleStatus, Name: say.Percent(int(part * 100)), Rect: bar})
		r.CutTop(8)
		at := a.Phrase(w.at, text.Facts{"n": strconv.Itoa(min(i.done+1, i.of)), "of": strconv.Itoa(i.of), "name": i.name})
		u.Text("importing:at", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+4), at, widgets.Plain(u, widgets.Sizes.Body))
	}
	said := a.Phrase(w.stored, text.Facts{
		"n": strconv.Itoa(i.added), "known": strconv.Itoa(i.known), "lost": strconv.Itoa(len(i.faults)),
	})
	r.CutTop(u.Paragraph("importing:stored", *r, said, widgets.Bold(u, widgets.Sizes.Body)) + 8)
	if i.ended() && !i.said {
		i.said = true
		u.Announce(said)
	}
	if i.merged > 0 {
		said := a.Phrase(w.merged, text.Facts{"n": strconv.Itoa(i.merged)})
		r.CutTop(u.Paragraph("importing:merged", *r, said, widgets.Plain(u, widgets.Sizes.Body)) + 8)
	}
}

// drawFaults lists the files that were not stored, or not in full.
func (i *Importing) drawFaults(u *ui.UI, r ui.Rect) {
	if len(i.faults) == 0 {
		return
	}
	widgets.ScrollColumn(u, "importing:faults", r, func(col *widgets.Column) {
		for n, f := range i.faults {
			id := "importing:fault" + strconv.Itoa(n+1)
			col.Paragraph(id, f.name, u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Warn.Base))
			col.Note(id+":why", f.why)
			col.Gap(6)
		}
	})
}

// drawButtons draws the buttons at the end of the import.
func (i *Importing) drawButtons(u *ui.UI, r ui.Rect) {
	a := i.app
	if !i.ended() {
		return
	}
	b := ui.Button{Text: a.Say(app.Words.MyGames), Look: ui.Primary, Disabled: i.added+i.known+i.merged == 0}
	if u.Button("importing:games", r.CutRight(u.ButtonWidth(b)), b) {
		a.Close(i)
		i.then()
	}
	if len(i.faults) == 0 {
		return
	}
	r.CutRight(8)
	c := ui.Button{Text: a.Say(importWords.copy), Icon: icon.Copy}
	if u.Button("importing:copy", r.CutRight(u.ButtonWidth(c)), c) {
		var list []string
		for _, f := range i.faults {
			list = append(list, f.name+"\t"+f.why)
		}
		a.Host.Copy(strings.Join(list, "\n"), func(error) {})
	}
}

// importWords are the texts of Importing.
var importWords = struct {
	title, opened, end, at, stored, merged, partly, lost, noZip, unread, copy text.Pair
}{
	title:  text.Pair{"Opening {n} {n|file|files}", "{n}件のファイルを開く"},
	opened: text.Pair{"{n} {n|file|files} opened", "{n}件のファイルを開きました"},
	end:    text.Pair{"Stop", "中止"},
	at:     text.Pair{"{n} of {of}: {name}", "{of}件中{n}件目：{name}"},
	stored: text.Pair{"{n} {n|game|games} stored, {known} already here, {lost} with a problem.", "{n}件を保存しました。{known}件は保存済み、{lost}件は読み取れないところがあります。"},
	merged: text.Pair{
		"{n} {n|game|games} already here went on in these files. Newer moves are added, and other versions are among the " +
			"what-ifs.",
		"保存済みのうち{n}件には続きがありました。新しい手を加え、異なる手順は「もしも」に入れました。",
	},
	partly: text.Pair{"Stored up to move {n}.", "{n}手目まで保存しました。"},
	lost:   text.Pair{"{n} {n|game|games} of this backup cannot be read.", "このバックアップの{n}件は読み取れません。"},
	noZip:  text.Pair{"This zip cannot be read.", "この zip は読み取れません。"},
	unread: text.Pair{"The file could not be read.", "ファイルを読み込めませんでした。"},
	copy:   text.Pair{"Copy the list", "一覧をコピー"},
}
