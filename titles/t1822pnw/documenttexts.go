package t1822pnw

import (
	"strings"

	"github.com/hexrail/hexrail/titles/words"
)

// documentTexts returns the powers of the document's cards, by name because their ids are those of other cards (R160).
func documentTexts() map[string]words.Pair {
	return map[string]words.Pair{
		"Tillamook Air Service.power": {
			"From phase 2: closing it brings its company $50, once.", "フェイズ2から：閉鎖すると会社が$50を受け取る。"},
		"Oregon Trunk Railway.power": {
			"From phase 2, once, as a yellow lay: a free town tile on P19, without connection.",
			"フェイズ2から一度だけ、黄タイルとして：P19に町のタイルを無料で置く。つながっていなくてよい。"},
		"Mt. Hood Meadows.power": {
			"From phase 2: $10 for each route of its company over N13.", "フェイズ2から：N13を通る自社の経路ごとに+$10。"},
		"Crystal Mountain.power": {
			"From phase 2: $10 for each route of its company over J17.", "フェイズ2から：J17を通る自社の経路ごとに+$10。"},
		"Seattle Mariners.power": {
			"From phase 3: $20 for each route of its company that stops in Seattle, not for E-trains.",
			"フェイズ3から：シアトルに停まる自社の経路ごとに+$20（E列車を除く）。"},
		"Portland Trailblazers.power": {
			"From phase 3: $20 for each route of its company that stops in Portland, not for E-trains.",
			"フェイズ3から：ポートランドに停まる自社の経路ごとに+$20（E列車を除く）。"},
		"Company Town.power": {
			"From phase 3, once: a timber tile to green and a brown city to gray, free.",
			"フェイズ3から一度だけ：木材タイルを緑に、茶の都市を灰に無料で置き換える。"},
		"Port of Astoria.power": {
			"From phase 3, once: a harbour on Astoria: $20 for its company's routes that stop there, not for E-trains.",
			"フェイズ3から一度だけ：Astoria に港を置く。そこに停まる自社の経路に+$20（E列車を除く）。"},
		"Cascade Timber Company.power": {
			"From phase 3, once, as a yellow lay: free track with timber on a mountain or forest hex.",
			"フェイズ3から一度だけ、黄タイルとして：山か森に木材のある線路を無料で置く。"},
		"US Mail Contract.power": {
			"From phase 3: $10 for each route of its company, not for E-trains.", "フェイズ3から：自社の経路ごとに+$10（E列車を除く）。"},
		"International Mail Contract.power": {
			"From phase 5: $20 for each route of its company.", "フェイズ5から：自社の経路ごとに+$20。"},
	}
}

// documentList returns the document's cards with their powers, one a line, by id.
func documentList() words.Pair {
	powers, cards := documentTexts(), documentSet()
	var list [words.Langs][]string
	for _, p := range publishedSet() {
		if d, differs := cards[p.ID]; differs {
			for l, power := range powers[d.Name+".power"] {
				list[l] = append(list[l], d.ID+" "+d.Name+words.Pair{". ", "："}[l]+power)
			}
		}
	}
	return words.Pair{strings.Join(list[words.En], "\n"), strings.Join(list[words.Ja], "\n")}
}

// harbour is the marker of the Port of Astoria.
var harbour = words.Mark{Sign: "H20", Name: words.Pair{"harbour of {corp}: $20 for its trains", "{corp} の港：自社の列車に+$20"}}
