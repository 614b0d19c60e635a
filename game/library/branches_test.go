package library

import (
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
)

func TestBranchesAreKeptWithTheGame(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	shelf := open(d)
	o := shelf.Begin(m, named("Friday"))
	stroll(t, m, 10)
	b := m.Branch()
	stroll(t, b, 5)
	o.SetBranches([]save.Branch{{Name: "A", From: 10, Log: b.Log()[10:]}})
	o.Store()
	d.Run()
	again := load(t, d, o.info.ID)
	if again.game.Len() != 10 {
		t.Errorf("the game has %d actions", again.game.Len())
	}
	list := again.Branches()
	if len(list) != 1 || list[0].Name != "A" {
		t.Fatalf("%d branches are kept", len(list))
	}
	if back, stop := list[0].Open(again.game); stop != nil || *back.View().S != *b.View().S {
		t.Errorf("the branch ends elsewhere: %v", stop)
	}
	data, err := again.File()
	if err != nil {
		t.Fatal(err)
	}
	if f, err := save.Decode(data); err != nil || len(f.Branches) != 1 {
		t.Errorf("the file has %d branches, %v", len(f.Branches), err)
	}
	o.SetBranches(nil)
	o.Store()
	d.Run()
	if list := load(t, d, o.info.ID).Branches(); len(list) != 0 {
		t.Errorf("%d branches are left", len(list))
	}
}
