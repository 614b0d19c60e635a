package dialogs

import "github.com/hexrail/hexrail/game/text"

// shareWords are the texts of Sharing.
var shareWords = struct {
	title, turn, ended, sendTo, hint                       text.Pair
	link, linkHint, file, fileHint, record, recordHint     text.Pair
	characters, fits, long, tooLong, copyLink, copyMessage text.Pair
	saveFile, copied, failed, code, codeNone               text.Pair
	thisDevice, elsewhere, toMove, message, messageName    text.Pair
	foreign, linkName, what, kept, over                    text.Pair
	moment, momentHint, momentName, codeMoment             text.Pair
	named, ownTurn, nobody, look, veiled, along, plans     text.Pair
	copyFor, mail, others, sent, pasteHere                 text.Pair
	pictured, savePicture, moveSeat, newFile, oldFile      text.Pair
	byFileHint                                             text.Pair
}{
	title:       text.Pair{"Share the game", "ゲームを共有"},
	ended:       text.Pair{"Send how the game ended", "対戦の結果を送る"},
	turn:        text.Pair{"It is {player}'s turn", "{player} の番です"},
	sendTo:      text.Pair{"Send {player} this link. It holds the whole game; nobody needs an account.", "{player} にこのリンクを送ってください。ゲーム全体が入っていて、登録は不要です。"},
	hint:        text.Pair{"The link holds the whole game. Nobody needs an account.", "リンクにゲーム全体が入っています。登録は不要です。"},
	what:        text.Pair{"What to share", "共有するもの"},
	link:        text.Pair{"Game link", "ゲームのリンク"},
	linkHint:    text.Pair{"all moves; opens and continues anywhere", "全部の手。どこでも開いて続けられます"},
	moment:      text.Pair{"Position link", "局面のリンク"},
	momentHint:  text.Pair{"this moment, to watch or try out", "この時点を見る、動かす"},
	codeMoment:  text.Pair{"Code of the position link: scan to open it on a phone", "局面のリンクのコード。スマホで読み取れます"},
	momentName:  text.Pair{"Position link, {n} characters", "局面のリンク、{n}文字"},
	file:        text.Pair{"File", "ファイル"},
	fileHint:    text.Pair{"to keep", "保管用"},
	record:      text.Pair{"18xx.games record", "18xx.games の棋譜"},
	recordHint:  text.Pair{"opens there as a hotseat game", "18xx.games のホットシートで開けます"},
	characters:  text.Pair{"{n} characters", "{n}文字"},
	fits:        text.Pair{"fits everywhere", "どこでも送れる長さ"},
	long:        text.Pair{"too long for some messengers", "一部のアプリには長すぎます"},
	tooLong:     text.Pair{"use the file", "ファイルを使ってください"},
	copyLink:    text.Pair{"Copy link", "リンクをコピー"},
	copyMessage: text.Pair{"Copy with message", "文面ごとコピー"},
	saveFile:    text.Pair{"Save file", "ファイルに保存"},
	copied:      text.Pair{"Link copied", "リンクをコピーしました"},
	failed:      text.Pair{"The browser did not allow copying. Select the text in the field and copy it.", "コピーできませんでした。欄の文字を選んでコピーしてください。"},
	code:        text.Pair{"Code of the link: scan to open it on a phone", "リンクのコード。スマホで読み取れます"},
	codeNone:    text.Pair{"The link is too long for a code.", "リンクが長く、コードにできません。"},
	thisDevice:  text.Pair{"this device", "この端末"},
	elsewhere:   text.Pair{"by link", "リンク"},
	toMove:      text.Pair{"to move, {where}", "手番、{where}"},
	message:     text.Pair{"{game}, {round}. It is {player}'s turn: {due}.", "{game}、{round}。{player} の番です：{due}。"},
	ownTurn:     text.Pair{"{game}, {round}. It is {player}'s turn.", "{game}、{round}。{player} の番です。"},
	nobody:      text.Pair{"{game}, {round}: {due}.", "{game}、{round}：{due}。"},
	look:        text.Pair{"{game}, {round}, after {n} {n|move|moves}.", "{game}、{round}、{n}手目の局面です。"},
	named:       text.Pair{"{title} \"{name}\"", "{title}「{name}」"},
	messageName: text.Pair{"Message", "文面"},
	kept:        text.Pair{"Also kept on this device", "この端末にも保存済み"},
	foreign:     text.Pair{"18xx.games cannot play this game as it is: {why}", "このゲームは 18xx.games では再生できません：{why}"},
	linkName:    text.Pair{"Game link, {n} characters", "ゲームのリンク、{n}文字"},
	veiled:      text.Pair{"It holds the secret bids veiled: no screen shows them, but somebody who takes it apart could read them.", "秘密の入札も見えない形で入っています。画面には出ませんが、中身を調べれば読めます。"},
	along:       text.Pair{"With my programmes ({n}): they play my turns on the other device too", "自動操作（{n}件）も一緒に送る：相手の端末でも自分の番が進みます"},
	plans:       text.Pair{"With my plan: tiles, arrows and notes that only you see otherwise", "計画も一緒に送る：ふだんは自分だけに見えるタイル、矢印、メモ"},
	copyFor:     text.Pair{"Copy for {player}", "{player} への文面をコピー"},
	mail:        text.Pair{"Mail to {player}", "{player} にメール"},
	others:      text.Pair{"the others", "ほかの人"},
	sent:        text.Pair{"Sent to {player}", "{player} に送りました"},
	pasteHere:   text.Pair{"The link is copied: paste it here.", "リンクはコピー済みです。ここに貼り付けてください。"},
	pictured:    text.Pair{"With a picture of the map", "地図の画像も送る"},
	savePicture: text.Pair{"Save a picture of the map", "地図の画像を保存"},
	newFile:     text.Pair{"New shared file", "新しい共有ファイル"},
	oldFile:     text.Pair{"Connect to a shared file", "共有ファイルにつなぐ"},
	byFileHint: text.Pair{
		"Put it in a folder that the others see too. Every move is written to the file, and moves of others are read from " +
			"it. They open it with Open shared file.",
		"ほかの人にも見えるフォルダに置きます。手はそのたびにファイルに書かれ、ほかの人の手もファイルから読まれます。ほかの人は「共有ファイルを開く」から開きます。",
	},
	moveSeat: text.Pair{"Changes the device on which this player plays.", "このプレイヤーの端末を変えます。"},
	over:     text.Pair{"{game} is over: {won}", "{game}が終わりました。{won}"},
}
