package planning

import "github.com/hexrail/hexrail/game/text"

// runsWords are the texts of Runs.
var runsWords = struct {
	best, nobody, board, own, count, now, more, row, rowNow, routes text.Pair
}{
	best:   text.Pair{"Best run of {company}: {sum}", "{company} の最大収益：{sum}"},
	nobody: text.Pair{"No company has a station yet.", "駅のある会社はまだありません。"},
	board:  text.Pair{"On the board shown, in phase {phase}.", "表示中の盤面、フェイズ{phase}で計算します。"},
	own:    text.Pair{"Own trains", "自社の列車"},
	count:  text.Pair{"{train}-trains", "{train}列車"},
	now:    text.Pair{"now", "現在"},
	more:   text.Pair{"with {train}", "{train}追加"},
	row:    text.Pair{"{company}: {own}, with one {train} more {more}", "{company}：{own}、{train}を1両追加すると{more}"},
	rowNow: text.Pair{"{company}: {own}", "{company}：{own}"},
	routes: text.Pair{"Routes", "経路"},
}
