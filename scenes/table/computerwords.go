package table

import "github.com/hexrail/hexrail/game/text"

// computerWords are the texts about turns of computers.
var computerWords = struct {
	toMine, toEnd, stop, thinks, pause, goOn, one, skips                            text.Pair
	next, yours, after, later, watched, thisTurn, stuck, takeOver, giveBack, giveUp text.Pair
	letPlay, hurry, hurried, hurryTells, thinksAt, keyHurry                         text.Pair
	nothingOwn, progress                                                            text.Pair
}{
	toMine:     text.Pair{"To my next decision", "次の自分の判断まで進める"},
	toEnd:      text.Pair{"At once to the end", "一気に終わりまで進める"},
	stop:       text.Pair{"Stop", "止める"},
	thinks:     text.Pair{"thinks", "考え中"},
	pause:      text.Pair{"Pause", "一時停止"},
	goOn:       text.Pair{"Paused. Go on", "一時停止中：続ける"},
	one:        text.Pair{"One action", "1手進める"},
	skips:      text.Pair{"any key or tap skips what moves", "キーかタップで動きを飛ばす"},
	next:       text.Pair{"{player}'s next decision", "{player} の次の判断"},
	yours:      text.Pair{"Your next decision", "次のあなたの判断"},
	after:      text.Pair{"{what}, after {other}. Unless somebody asks before.", "{what}（{other} の後）。途中で判断することもあります。"},
	later:      text.Pair{"after {round}, unless somebody asks before.", "{round} の後。途中で判断することもあります。"},
	watched:    text.Pair{"Computers play all seats. Take one over in the menu.", "全席をコンピュータが動かします。メニューから席を引き継げます。"},
	thisTurn:   text.Pair{"This turn", "この手番"},
	stuck:      text.Pair{"{player} finds no move at this step ({step}). Take something back, or play for {player}.", "{player} はこの場面（{step}）で手を見つけられません。前に戻すか、代わりに進めてください。"},
	takeOver:   text.Pair{"Play for {player} myself", "{player} を自分で動かす"},
	giveBack:   text.Pair{"Give {player}'s seat back", "{player} の席をコンピュータに戻す"},
	giveUp:     text.Pair{"Let the computer play for {player}", "{player} をコンピュータに任せる"},
	letPlay:    text.Pair{"Let it play", "任せる"},
	hurry:      text.Pair{"Move now", "すぐ決める"},
	hurryTells: text.Pair{"The computer moves with the best that it has found so far.", "コンピュータは、ここまでに見つけた一番よい手に決めます。"},
	hurried:    text.Pair{"The computers hurry up to the next decision of a person.", "次に人が判断するまで、コンピュータは急いで決めます。"},
	thinksAt:   text.Pair{"{player} thinks, {n} %", "{player} が考え中：{n}％"},
	keyHurry:   text.Pair{"A computer that thinks moves now", "考え中のコンピュータがすぐ決める"},
	nothingOwn: text.Pair{"You have decided nothing yet.", "まだ自分の判断がありません。"},
	progress:   text.Pair{"{round}, {n} moves", "{round}、{n}手"},
}
