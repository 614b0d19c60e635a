package library

import (
	"bytes"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
)

// TestLookingIsNotStored stores a game and writes its file while a past position is on the screen: both have the
// present.
func TestLookingIsNotStored(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	o := open(d).Begin(m, named("Friday"))
	stroll(t, m, 30)
	o.Store()
	d.Run()
	round, board, due := o.info.Round, len(o.info.Board), o.info.Due
	here, err := o.File()
	if err != nil {
		t.Fatal(err)
	}
	m.Look(4)
	o.Store()
	d.Run()
	if i := readInfo(o.info.ID, d.Kept[infoKey(o.info.ID)]); i.At != 30 || i.Round != round || len(i.Board) != board ||
		i.Due != due {
		t.Errorf("the list says %v at %d, not %v at 30", i.Due, i.At, due)
	}
	if again := load(t, d, o.info.ID); again.game.Now() != 30 || *again.game.View().S != *m.ViewAt(30).S {
		t.Errorf("opened at %d", again.game.Now())
	}
	there, err := o.File()
	if err != nil || !bytes.Equal(here, there) {
		t.Errorf("the file of the game is another one while its past is shown: %v", err)
	}
	if f, err := save.Decode(there); err != nil || f.At != 30 {
		t.Errorf("the file stands at %d: %v", f.At, err)
	}
}
