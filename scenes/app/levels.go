package app

import (
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/titles"
)

// levelWords are the texts about levels of computers.
var levelWords = struct {
	level, measured text.Pair
	names, means    [match.Hard + 1]text.Pair
}{
	level: text.Pair{"Level of {player}", "{player} のレベル"},
	names: [...]text.Pair{match.Easy: {"Easy", "やさしい"}, match.Medium: {"Medium", "ふつう"}, match.Hard: {"Hard", "強い"}},
	means: [...]text.Pair{
		match.Easy:   {"Overlooks much, as beginners do.", "はじめての人のように見落としをします。"},
		match.Medium: {"Looks ahead with shares and dividends.", "株と配当では先を読みます。"},
		match.Hard:   {"Looks ahead with shares, bids, dividends and trains.", "株、入札、配当、列車で先を読みます。"},
	},
	measured: text.Pair{"Wins {n} of 10 games against {others} {level}.", "「{level}」{others}人との対戦で、10回中{n}回勝ちます。"},
}

// LevelName returns the name of a level.
func (s *Shell) LevelName(level match.Level) string { return s.Say(levelWords.names[level]) }

// LevelMeans returns how well a level plays a title, or a description of the level where that was not measured: the
// title's own ("level.medium"), or the usual one.
func (s *Shell) LevelMeans(title string, level match.Level) string {
	for _, w := range titles.WordsFor(title).Won {
		if w.Level == level.String() {
			return s.Phrase(levelWords.measured, text.Facts{
				"n": strconv.Itoa(w.OfTen()), "others": strconv.Itoa(w.Others),
				"level": s.LevelName(match.FindLevel(w.Against)),
			})
		}
	}
	if means, own := titles.WordsFor(title).Texts["level."+level.String()]; own {
		return s.Say(means)
	}
	return s.Say(levelWords.means[level])
}

// DrawLevelChoice draws the choice of the level at which a computer plays for a player, and returns the selected one.
// key distinguishes the ids of several of these choices.
func (s *Shell) DrawLevelChoice(u *ui.UI, key, player string, r ui.Rect, now match.Level) match.Level {
	var list []ui.Choice
	for _, level := range match.Levels {
		list = append(list, ui.Choice{ID: level.String() + ":" + key, Text: s.LevelName(level)})
	}
	name := s.Phrase(levelWords.level, text.Facts{"player": player})
	return match.Levels[u.Segments("level:"+key, name, r, list, int(now-match.Easy))]
}
