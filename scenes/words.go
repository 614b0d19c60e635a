package scenes

import "hexrail/game/text"

// words are the texts of the shell.
var words = struct {
	name, openFailed, fileTooLarge, nothingPasted, close text.Pair
	openFile, openHint, samples, sampleOne, sampleTwo    text.Pair
	language, theme                                      text.Pair
	partly, corrected                                    text.Pair
}{
	name:          text.Pair{"Hexrail", "ヘックスレール"},
	openFailed:    text.Pair{"This cannot be opened", "開けません"},
	fileTooLarge:  text.Pair{"The file is larger than any game, or could not be read.", "ファイルが大きすぎるか、読み込めませんでした。"},
	nothingPasted: text.Pair{"What was pasted is not a game.", "貼り付けた内容はゲームではありません。"},
	close:         text.Pair{"Close", "閉じる"},
	openFile:      text.Pair{"Open a file", "ファイルを開く"},
	openHint:      text.Pair{"Or drop a game record of 18xx.games here, or paste it.", "18xx.games の棋譜をここにドロップするか、貼り付けることもできます。"},
	samples:       text.Pair{"Sample games", "サンプルゲーム"},
	sampleOne:     text.Pair{"1830, three players", "1830、3人"},
	sampleTwo:     text.Pair{"1830, four players", "1830、4人"},
	language:      text.Pair{"Language", "言語"},
	theme:         text.Pair{"Colours", "配色"},
	corrected:     text.Pair{"The rules were corrected", "ルールが修正されました"},
	partly:        text.Pair{"The game was opened up to here", "ここまで開きました"},
}
