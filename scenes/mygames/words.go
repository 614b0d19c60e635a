package mygames

import "github.com/hexrail/hexrail/game/text"

// words are the texts of the package.
var words = struct {
	back, show, titles, rivals, computing, find, findHint, allTitles text.Pair
	title, player, playerChoice, list, game, result, moves, minutes  text.Pair
	bankrupt, best, date, none, place, won, gamesCount, finished     text.Pair
	played, wins, average, movesEach, rivalsOf, against, together    text.Pair
	ahead, level, behind, resume, look, movesOf, minutesOf, bestOf   text.Pair
	bestBy, wentBankrupt, note, noteHint, private                    text.Pair
}{
	back:         text.Pair{"Back", "戻る"},
	show:         text.Pair{"Show", "表示"},
	titles:       text.Pair{"By title", "タイトル別"},
	rivals:       text.Pair{"Head to head", "直接対決"},
	computing:    text.Pair{"{n} {n|result is|results are} still being computed.", "残り{n}件の結果を計算しています。"},
	find:         text.Pair{"Find", "検索"},
	findHint:     text.Pair{"Name or player", "名前・プレイヤー"},
	allTitles:    text.Pair{"All titles", "全タイトル"},
	title:        text.Pair{"Title", "タイトル"},
	player:       text.Pair{"As {player}", "{player} から見た結果"},
	playerChoice: text.Pair{"Whose results", "だれの結果を表示するか"},
	list:         text.Pair{"Games", "ゲーム"},
	game:         text.Pair{"Game", "ゲーム"},
	result:       text.Pair{"Result", "結果"},
	moves:        text.Pair{"Moves", "手数"},
	minutes:      text.Pair{"Minutes", "分"},
	bankrupt:     text.Pair{"Bankrupt", "破産"},
	best:         text.Pair{"Best run", "最高収益"},
	date:         text.Pair{"Played", "最終"},
	none:         text.Pair{"No games here.", "ゲームはありません。"},
	place:        text.Pair{"{n} of {of}", "{of}人中{n}位"},
	won:          text.Pair{"{player} won", "{player} の勝ち"},
	gamesCount:   text.Pair{"Games", "ゲーム"},
	finished:     text.Pair{"Finished", "終了"},
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
	resume:       text.Pair{"Continue", "続きから"},
	look:         text.Pair{"Look", "見る"},
	movesOf:      text.Pair{"{n} {n|move|moves}", "{n}手"},
	minutesOf:    text.Pair{"{n} min", "{n}分"},
	bestOf:       text.Pair{"Best run: {corp}, {$sum}", "最高収益：{corp} {$sum}"},
	bestBy:       text.Pair{"Best run: {corp} of {player}, {$sum}", "最高収益：{player} の {corp} {$sum}"},
	wentBankrupt: text.Pair{"bankrupt", "破産"},
	note:         text.Pair{"My note", "自分用のメモ"},
	noteHint:     text.Pair{"For you alone", "自分だけが見ます"},
	private:      text.Pair{"Kept on this device and in backups. It is in no link and no file of the game.", "この端末とバックアップにだけ残ります。リンクやゲームのファイルには入りません。"},
}
