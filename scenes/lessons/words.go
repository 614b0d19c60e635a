// Package lessons is the course on the screen: the List of lessons with the player's progress, and the Strip above the
// step of a table on which a lesson is played.
//
// NewList returns the list, Start opens it or the first lesson of a newcomer, and Learn marks a lesson as completed.
// The lessons themselves are in package game/lesson and in the titles; the table plays them. The preferences keep the
// keys of the lessons that were completed.
package lessons

import (
	"strconv"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles/words"
)

// Words are the texts of this package.
var Words = struct {
	Title, Below, Of, Progress, Done, Next, Again, Undo, All, Finish, You text.Pair
	parts                                                                 [3]text.Pair
}{
	Title:    text.Pair{"Lessons", "レッスン"},
	Below:    text.Pair{"Short tasks on real boards. Anything legal may be tried.", "実際の盤面で一つずつ。合法な手なら何でもできます。"},
	Of:       text.Pair{"Lesson {n} of {all}", "レッスン {n}/{all}"},
	Progress: text.Pair{"{n} of {all} done", "{all}のうち{n}完了"},
	Done:     text.Pair{"done", "完了"},
	Next:     text.Pair{"Next lesson", "次のレッスン"},
	Again:    text.Pair{"Start again", "最初から"},
	Undo:     text.Pair{"Take it back", "1手戻す"},
	All:      text.Pair{"All lessons", "レッスン一覧"},
	Finish:   text.Pair{"Leave lessons", "レッスンを終える"},
	You:      text.Pair{"Learner", "あなた"},
	parts: [3]text.Pair{
		words.Railways: {"Railways", "鉄道"},
		words.Shares:   {"Shares", "株"},
		words.Special:  {"One title's own", "タイトル別"},
	},
}

// Others are the names of the other players at the table of a lesson.
var Others = []string{"Ada", "Ben", "Cleo", "Dan"}

// Learn marks a lesson as completed.
func Learn(a *app.Shell, key string) {
	if !a.Prefs.Learned.Has(key) {
		a.Change(func(p *app.Prefs) { p.Learned.Add(key) })
	}
}

// NextOpen returns the first lesson after the one with a number that is not completed, else the first such lesson of
// the course, or false if all are completed. Number zero begins with the first lesson.
func NextOpen(a *app.Shell, after int) (lesson.Lesson, bool) {
	all := lesson.Course()
	for i := range all {
		if l := all[(after+i)%len(all)]; !a.Prefs.Learned.Has(l.Key) {
			return l, true
		}
	}
	return lesson.Lesson{}, false
}

// Progress returns the number of completed lessons in words, or an empty text before the first one.
func Progress(a *app.Shell) string {
	n, all := 0, lesson.Course()
	for _, l := range all {
		if a.Prefs.Learned.Has(l.Key) {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return a.Phrase(Words.Progress, text.Facts{"n": strconv.Itoa(n), "all": strconv.Itoa(len(all))})
}
