package table

import (
	"regexp"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
)

// TestACorrectionWithoutVersionIsTold: in every title and profile, when a game leads to a position in which somebody
// else acts, or other stations, trains or revenues are left than when it was written down, the preview of its link and
// file and the table of the stored game say so.
func TestACorrectionWithoutVersionIsTold(t *testing.T) {
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			title, err := e.Build(p, nil)
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.New(title, []string{"Ann", "Ben", "Cleo", "Dan"}[:e.MinPlayers], 1)
			if err != nil {
				t.Fatal(err)
			}
			f := save.Of(m)
			f.Name, f.ID = "Friday", 9
			f.TurnMark ^= 1 // of a position with other facts
			for i := range f.Position {
				if f.Position[i].Key == "priority" {
					f.Position[i].Value = "p1"
				}
			}
			data, err := save.Encode(f)
			if err != nil {
				t.Fatal(err)
			}
			link, err := share.Encode(f.Game)
			if err != nil {
				t.Fatal(err)
			}
			told := (&text.Speaker{}).Say(text.Drifted)
			h := scenestest.NewHost("en")
			s := start(t, h, 1280, 800, 1)
			dialogs.OpenFile(s.app.Shell, "Friday.hexrail.json", data)
			s.Settle()
			want := "Corrected rules lead to another position than the one that was left: priority deal of Ann, was Ben. All moves are kept."
			if n := s.Must("preview:note1"); n.Name != want {
				t.Errorf("%s %s: the preview of the file says %q", e.Key, p, n.Name)
			}
			s.app.Home()
			s.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + link})
			if n := s.Must("preview:note1"); n.Name != told {
				t.Errorf("%s %s: the preview of the link says %q", e.Key, p, n.Name)
			}
			s.Tap("preview:play")
			s.app.Home()
			s.Settle()
			id := s.app.Shelf.Games()[0].ID
			marked := regexp.MustCompile(`"turn":\d+`)
			stored := h.Kept["info:"+id]
			if !marked.Match(stored) {
				t.Fatalf("%s %s: stored without second mark: %s", e.Key, p, stored)
			}
			h.Kept["info:"+id] = marked.ReplaceAll(stored, []byte(`"turn":1`))
			again := start(t, h, 1280, 800, 1)
			again.app.Play(id)
			again.Settle()
			if n := again.Must("notice:text"); n.Name != told {
				t.Errorf("%s %s: the table says %q", e.Key, p, n.Name)
			}
		}
	}
}
