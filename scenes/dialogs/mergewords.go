package dialogs

import "github.com/hexrail/hexrail/game/text"

// mergeWords are the texts about an arriving copy of a stored game.
var mergeWords = struct {
	newer, handed, theirs, mine, title, parted, tookBack text.Pair
	here, arrived, stay, take, back, more                text.Pair
	chosen, unchanged, theyHave                          text.Pair
}{
	newer:  text.Pair{"{n} {n|move|moves} newer: {list}", "{n}手新しい局面：{list}"},
	handed: text.Pair{"Passed on to the tab in which the game is open", "ゲームを開いているタブに渡しました"},
	theirs: text.Pair{"By link", "リンクの側"},
	mine:   text.Pair{"This device", "この端末の側"},
	title:  text.Pair{"Two versions of {name}", "{name} が二つに分かれました"},
	parted: text.Pair{
		"Both have played on differently after move {n}, {round}. Choose which one goes on; the other one stays among the " +
			"what-ifs, and nothing is lost.",
		"{n}手目（{round}）から先が異なります。どちらで続けるかを選んでください。選ばなかった側は「もしも」に残り、何も失われません。",
	},
	tookBack: text.Pair{
		"One of them has taken back the moves after move {n}, {round}. Choose which one goes on. Moves that are taken " +
			"back can be redone.",
		"一方で{n}手目（{round}）より後の手が取り消されています。どちらで続けるかを選んでください。取り消した手はやり直せます。",
	},
	here:      text.Pair{"On this device", "この端末"},
	arrived:   text.Pair{"What has arrived", "届いた側"},
	stay:      text.Pair{"Go on from here", "この端末の側で続ける"},
	take:      text.Pair{"Go on with what arrived", "届いた側で続ける"},
	back:      text.Pair{"Taken back: {n} {n|move|moves}", "取り消し：{n}手"},
	more:      text.Pair{"and {n} more", "ほか{n}手"},
	chosen:    text.Pair{"The game goes on; the other side is among the what-ifs", "続けます。もう一方は「もしも」にあります"},
	theyHave:  text.Pair{"The others already have what you take back. Send them the game again", "取り消した手は、ほかの人に届いています。ゲームを送り直してください"},
	unchanged: text.Pair{"The game stays as it is", "ゲームはそのままです"},
}
