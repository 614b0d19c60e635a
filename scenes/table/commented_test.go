package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestPlaybackWaitsAtComments: the playback of the history stops at every comment.
func TestPlaybackWaitsAtComments(t *testing.T) {
	s := start(t, platformtest.New(), 1280, 800, 1)
	s.Reveal("home:first")
	s.Tap("home:first")
	s.Tap("first:18fl:watch")
	tab := s.app.Top().(*Table)
	sample, _ := library.CommentedSample("18fl")
	for _, x := range sample.Comments()[1:4] {
		for _, by := range []string{"hist:round", "hist:play"} {
			s.Click(by)
		}
		for range 30 {
			s.Step(time.Second)
		}
		if tab.game.At() != x.At || tab.history.playback.on {
			t.Fatalf("it plays to %d, not to the comment at %d", tab.game.At(), x.At)
		}
	}
}

// TestCommentLayout shows comments of the sample on all screens.
func TestCommentLayout(t *testing.T) {
	sample, _ := library.CommentedSample("18fl")
	g, err := sample.Game()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range playtest.Screens() {
		if !c.Sample(0, 10) {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			s, told := startOn(t, c, platformtest.New()), map[string]bool{}
			tab := New(s.app.Shell, m.Clone(), Hooks{Name: "Friday table", ReadOnly: true, Comments: sample.Comments()})
			s.app.Show(tab)
			for i, x := range sample.Comments() {
				if !c.Sample(i, 7) {
					continue
				}
				tab.history.showComment(x.At)
				s.Settle()
				s.CheckPages(playtest.Watch{Names: playtest.NamesOf(tab.game), Tokens: playtest.TokensOf(tab.game)},
					func(faults []string) {
						playtest.Report(t, told, s.app.Say(x.Said), faults)
					})
			}
		})
	}
}

// TestCommentPictures draws the sample with comments, for people to look at.
func TestCommentPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	sample, _ := library.CommentedSample("18fl")
	for _, size := range playtest.PictureScreens {
		s := startPictured(t, size)
		s.Reveal("home:first")
		s.Tap("home:first")
		s.Save(filepath.Join(*playtest.Pictures, "first-"+size.Name+".png"))
		s.Tap("first:18fl:watch")
		tab := s.app.Top().(*Table)
		for i := 0; i < len(sample.Comments()); i += 4 {
			tab.history.showComment(sample.Comments()[i].At)
			s.Settle()
			s.Save(filepath.Join(*playtest.Pictures, "comment"+string(rune('a'+i))+"-"+size.Name+".png"))
		}
	}
}
