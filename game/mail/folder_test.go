package mail_test

import (
	"errors"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/save"
)

// slowFile is a shared file that is written when the test answers.
type slowFile struct {
	platform.Folder
	writes int
	answer func(error)
}

func (f *slowFile) WatchShared(_ string, _ bool, done func(error)) { done(nil) }

func (f *slowFile) WriteShared(_ string, _ []byte, done func(error)) {
	f.writes, f.answer = f.writes+1, done
}

// following returns a device with a game of 20 actions, which follows a shared file that was not read yet.
func following(t *testing.T) (*device, *slowFile, *mail.Folder) {
	t.Helper()
	d, f := store(t, opened(t, sample(t, 20, 20))), &slowFile{}
	shelf := library.Open(d)
	d.Run()
	folder := &mail.Folder{Host: f, Shelf: shelf, Session: func() *library.Session { return d.session }}
	folder.Start()
	return d, f, folder
}

// fileOf returns the content of a file with so many actions of the sample.
func fileOf(t *testing.T, actions int) []byte {
	t.Helper()
	return contentOf(t, opened(t, sample(t, actions, actions)))
}

// contentOf returns a game as the content of a file.
func contentOf(t *testing.T, m *match.Match) []byte {
	t.Helper()
	s := save.Of(m)
	s.ID = 77
	data, err := save.Encode(s)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestAHeldFileIsWrittenLater: the fault stays, so that it can be read, until a later try has written the file.
func TestAHeldFileIsWrittenLater(t *testing.T) {
	_, f, folder := following(t)
	folder.Read(fileOf(t, 19))
	f.answer(errors.New("held"))
	if folder.Write(); folder.Err == nil || f.writes != 1 {
		t.Errorf("fault %v after %d writes", folder.Err, f.writes)
	}
	if folder.Read(fileOf(t, 19)); folder.Err == nil || f.writes != 2 {
		t.Errorf("fault %v while the file is written, after %d writes", folder.Err, f.writes)
	}
	if f.answer(nil); folder.Err != nil || f.writes != 2 {
		t.Errorf("fault %v once the file is written, after %d writes", folder.Err, f.writes)
	}
}

// TestAFileThatChangedIsWrittenAfterAll: another device has written an older version while this one was about to write.
// The content comes before the answer or after it, and the newer version is written in both cases, once.
func TestAFileThatChangedIsWrittenAfterAll(t *testing.T) {
	d := store(t, opened(t, sample(t, 20, 20)))
	for _, first := range []string{"content", "answer"} {
		f := &slowFile{}
		folder := mail.Folder{Host: f, Session: func() *library.Session { return d.session }}
		folder.Start()
		if r := folder.Read(fileOf(t, 19)); r != mail.Behind || f.writes != 1 {
			t.Fatalf("relation %v, %d writes", r, f.writes)
		}
		if first == "answer" {
			f.answer(platform.ErrChanged)
		}
		folder.Read(fileOf(t, 18))
		if first == "content" {
			if f.writes != 1 {
				t.Errorf("the file is written again before the answer")
			}
			f.answer(platform.ErrChanged)
		}
		if f.writes != 2 {
			t.Errorf("with the %s first the file is written %d times, want 2", first, f.writes)
		}
	}
}

// TestAFollowerHasNothingToChoose: a device that has only followed the file follows what others take back, and what
// they play in its place; a move of its own is not replaced without a question.
func TestAFollowerHasNothingToChoose(t *testing.T) {
	d, f, folder := following(t)
	// read has the folder read a copy, and follows it where nobody has to choose.
	read := func(m *match.Match, want mail.Relation) {
		t.Helper()
		if r := folder.Read(contentOf(t, m)); r != want || folder.Asks != (want != mail.Equal && want != mail.Revised) {
			t.Fatalf("relation %v, want %v; asks %t", r, want, folder.Asks)
		}
		if want == mail.Revised {
			mail.Follow(d.session, m.Clone(), names)
		}
		if o := d.reopened(t); want == mail.Revised && (o.Match().Now() != m.Now() || o.Match().Common(m) < m.Now()) {
			t.Fatalf("%d actions, %d of them those of the file, want %d", o.Match().Now(), o.Match().Common(m), m.Now())
		}
	}
	read(opened(t, sample(t, 20, 20)), mail.Equal)
	read(opened(t, sample(t, 18, 20)), mail.Revised)
	read(opened(t, sample(t, 19, 20)), mail.Revised)
	other := otherwise(t, opened(t, sample(t, 17, 17)), 1)
	read(other, mail.Revised)
	if b := d.session.Branches(); len(b) != 1 || len(b[0].Log) != 3 {
		t.Errorf("the moves taken back are not kept: %+v", b)
	}
	if f.writes != 0 {
		t.Errorf("the file is written %d times by a device without moves of its own", f.writes)
	}
	back := otherwise(t, d.session.Match(), 1).Clone()
	folder.Write()
	f.answer(nil)
	back.GoTo(other.Now())
	read(back, mail.TookBack)
}
