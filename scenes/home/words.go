package home

import "github.com/hexrail/hexrail/game/text"

// homeWords are the texts of the start screen.
var homeWords = struct {
	tagline                                                text.Pair
	newGameHint                                            text.Pair
	openHint, samples, samplesHint                         text.Pair
	claim, what, watch, watchHint                          text.Pair
	rulesHint, openShort, openShortHint, ways              text.Pair
	keeping, keepingMore, offline                          text.Pair
	playersOver, playersRunning, wonWith, stands           text.Pair
	length, lengthRunning                                  text.Pair
	damage, damageHint, exportAll                          text.Pair
	all, yourTurn, running, archived                       text.Pair
	round, phase, bank                                     text.Pair
	players, here, byLink                                  text.Pair
	yourTurnLink, toAct, waits                             text.Pair
	more, duplicate, archive                               text.Pair
	unarchive, remove, removed, copyName                   text.Pair
	backupAge, backupNever, backupWhy                      text.Pair
	usage                                                  text.Pair
	faulty, mended                                         text.Pair
	update, updateHint, updateNow                          text.Pair
	bots, botsHint, botsShort, botsName                    text.Pair
	first, firstShort, firstHint, learnHint, noteAndResult text.Pair
}{
	tagline:     text.Pair{"Free. Offline. No account.", "無料・オフライン・登録不要"},
	newGameHint: text.Pair{"here, by link, computers", "この端末・リンク・対戦"},
	bots:        text.Pair{"Play against the computer", "コンピュータと遊ぶ"},
	first:       text.Pair{"New to 18xx? Start here", "18xxは初めて？ここから"},
	firstShort:  text.Pair{"Start here", "初めての人へ"},
	firstHint:   text.Pair{"60-90 minutes, one railroad each", "60～90分、1人1社"},
	learnHint:   text.Pair{"short tasks, step by step", "一つずつ、すぐにわかる"},
	botsHint:    text.Pair{"{title}, you and {n} computers", "{title}、コンピュータ{n}人と対戦"},
	botsName:    text.Pair{"Computer", "対コンピュータ"},
	botsShort:   text.Pair{"at once, without questions", "すぐに始める"},
	openHint:    text.Pair{"also 18xx.games records", "18xx.games の棋譜も開けます"},
	samples:     text.Pair{"Sample games", "サンプルゲーム"},
	samplesHint: text.Pair{"watch them, or take over at any moment", "観戦、途中から参加"},
	claim:       text.Pair{"Build railways.\nTrade their shares.", "線路を敷き、株で競う"},
	what: text.Pair{
		"18xx are railway board games without dice: found companies, lay their track hex by hex, run trains, and buy and " +
			"sell their shares.",
		"18xxはサイコロを使わない鉄道ボードゲームです。会社を始め、ヘクスに線路を敷き、列車を走らせ、株を売買します。"},
	watch:          text.Pair{"Watch a game", "ゲームを見てみる"},
	watchHint:      text.Pair{"how a game of 1830 goes", "1830の進み方がわかります"},
	rulesHint:      text.Pair{"all titles, with search", "全タイトル・検索"},
	openShort:      text.Pair{"Open", "開く"},
	openShortHint:  text.Pair{"link or file", "リンク・ファイル"},
	ways:           text.Pair{"Other ways", "ほかの入口"},
	keeping:        text.Pair{"Games are kept in this browser only, after every move.", "ゲームはこの端末のブラウザに保存されます。"},
	keepingMore:    text.Pair{" Browsers can delete them: save a file now and then.", "ブラウザが消すことがあるので、ときどきファイルにも保存してください。"},
	offline:        text.Pair{"Works offline", "オフラインで動きます"},
	playersOver:    text.Pair{"{n} players", "{n}人戦（終局）"},
	playersRunning: text.Pair{"{n} players", "{n}人戦（中盤）"},
	wonWith:        text.Pair{"{player} won, {$sum} to {$next}", "{player}が勝利 {$sum}（2位 {$next}）"},
	stands:         text.Pair{"In the middle of the game, {round}", "{round} の局面"},
	length:         text.Pair{"{or} ORs · {n} moves · {end}", "運営{or}回・{n}手・{end}"},
	lengthRunning:  text.Pair{"{n} moves", "{n}手"},
	damage:         text.Pair{"{n} {n|game|games} cannot be read", "{n}件のゲームが読み取れません"},
	damageHint:     text.Pair{"What is stored stays as it is. Save it as a file before you delete it.", "保存されている内容はそのまま残ります。削除する前にファイルに保存してください。"},
	exportAll:      text.Pair{"Save them as a file", "ファイルに保存"},
	all:            text.Pair{"All", "すべて"},
	yourTurn:       text.Pair{"Your turn", "自分の番"},
	running:        text.Pair{"Running", "進行中"},
	archived:       text.Pair{"Archive", "保管"},
	round:          text.Pair{"Round", "ラウンド"},
	phase:          text.Pair{"Phase", "フェイズ"},
	bank:           text.Pair{"Bank", "銀行"},
	players:        text.Pair{"{n} players", "{n}人"},
	here:           text.Pair{"on this device", "この端末で"},
	byLink:         text.Pair{"by link", "リンクで"},
	yourTurnLink:   text.Pair{"your turn, by link", "自分の番（リンク）"},
	toAct:          text.Pair{"{player} to act", "{player} の番"},
	waits:          text.Pair{"waits for {player}", "{player} を待っています"},
	noteAndResult:  text.Pair{"Result and note", "結果とメモ"},
	more:           text.Pair{"More about {name}", "{name} のメニュー"},
	duplicate:      text.Pair{"Duplicate", "複製"},
	archive:        text.Pair{"Put into the archive", "保管する"},
	unarchive:      text.Pair{"Take out of the archive", "保管から戻す"},
	remove:         text.Pair{"Delete", "削除"},
	removed:        text.Pair{"{name} is deleted.", "「{name}」を削除しました。"},
	copyName:       text.Pair{"{name}, copy", "{name} のコピー"},
	backupAge:      text.Pair{"Last backup {when}", "最後のバックアップ：{when}"},
	backupNever:    text.Pair{"Not backed up yet", "バックアップはまだありません"},
	backupWhy:      text.Pair{"Browsers may delete stored games.", "ブラウザが保存データを消すことがあります。"},
	usage:          text.Pair{"{n} {n|game|games}, {size} on this device. Works offline.", "{n}件、この端末に {size}。オフラインで動きます。"},
	faulty:         text.Pair{"The entry cannot be shown; open the game.", "表示できません。ゲームを開いてください。"},
	mended:         text.Pair{"The entry was damaged; open the game.", "一部が壊れています。ゲームを開いてください。"},
	update:         text.Pair{"A new version is ready.", "新しい版があります。"},
	updateHint:     text.Pair{"Games stay as they are.", "ゲームはそのまま残ります。"},
	updateNow:      text.Pair{"Reload now", "今すぐ読み込む"},
}
