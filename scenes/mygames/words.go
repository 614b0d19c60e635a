package mygames

import "github.com/hexrail/hexrail/game/text"

// words are the texts of the package.
var words = struct {
	titles, rivals, computing, allTitles                          text.Pair
	title, player, playerChoice, list, result, moves, minutes     text.Pair
	bankrupt, best, place, gamesCount                             text.Pair
	played, wins, average, movesEach, rivalsOf, against, together text.Pair
	ahead, level, behind, bestOf                                  text.Pair
	bestBy, note, noteHint, private                               text.Pair
}{
	titles:       text.Pair{"By title", "タイトル別"},
	rivals:       text.Pair{"Head to head", "直接対決"},
	computing:    text.Pair{"{n} {n|result is|results are} still being computed.", "残り{n}件の結果を計算しています。"},
	allTitles:    text.Pair{"All titles", "全タイトル"},
	title:        text.Pair{"Title", "タイトル"},
	player:       text.Pair{"As {player}", "{player} から見た結果"},
	playerChoice: text.Pair{"Whose results", "だれの結果を表示するか"},
	list:         text.Pair{"Games", "ゲーム"},
	result:       text.Pair{"Result", "結果"},
	moves:        text.Pair{"Moves", "手数"},
	minutes:      text.Pair{"Minutes", "分"},
	bankrupt:     text.Pair{"Bankrupt", "破産"},
	best:         text.Pair{"Best run", "最高収益"},
	place:        text.Pair{"{n} of {of}", "{of}人中{n}位"},
	gamesCount:   text.Pair{"Games", "ゲーム"},
	played:       text.Pair{"Played in", "参加"},
	wins:         text.Pair{"Wins", "勝ち"},
	average:      text.Pair{"Average place", "1戦の順位"},
	movesEach:    text.Pair{"Moves a game", "1戦の手数"},
	rivalsOf:     text.Pair{"Finished games of {player}", "{player} の終了したゲーム"},
	against:      text.Pair{"Against", "相手"},
	together:     text.Pair{"Games", "対戦"},
	ahead:        text.Pair{"Ahead", "上位"},
	level:        text.Pair{"Level", "同順位"},
	behind:       text.Pair{"Behind", "下位"},
	bestOf:       text.Pair{"Best run: {corp}, {$sum}", "最高収益：{corp} {$sum}"},
	bestBy:       text.Pair{"Best run: {corp} of {player}, {$sum}", "最高収益：{player} の {corp} {$sum}"},
	note:         text.Pair{"My note", "自分用のメモ"},
	noteHint:     text.Pair{"For you alone", "自分だけが見ます"},
	private:      text.Pair{"Kept on this device and in backups. It is in no link and no file of the game.", "この端末とバックアップにだけ残ります。リンクやゲームのファイルには入りません。"},
}
