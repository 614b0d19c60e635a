package mail_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
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

// TestAFileThatChangedIsWrittenAfterAll: another device has written an older version while this one was about to write. The
// content comes before the answer or after it, and the newer version is written in both cases, once.
func TestAFileThatChangedIsWrittenAfterAll(t *testing.T) {
	d := store(t, opened(t, sample(t, 20, 20)))
	content := func(actions int) []byte {
		s := save.Of(opened(t, sample(t, actions, actions)))
		s.ID = 77
		data, err := save.Encode(s)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for _, first := range []string{"content", "answer"} {
		f := &slowFile{}
		folder := mail.Folder{Host: f, Session: func() *library.Session { return d.session }}
		folder.Start()
		if r := folder.Read(content(19)); r != mail.Behind || f.writes != 1 {
			t.Fatalf("relation %v, %d writes", r, f.writes)
		}
		if first == "answer" {
			f.answer(platform.ErrChanged)
		}
		folder.Read(content(18))
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
