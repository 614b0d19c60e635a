package app

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
)

// versionWords are the texts of versionName.
var versionWords = struct{ plain, from text.Pair }{
	plain: text.Pair{"version {n} of the rules", "ルール第{n}版"},
	from:  text.Pair{"version {n} of the rules from move {from} on", "{from}手目からルール第{n}版"},
}

// versionName returns in words a setting that selects a version of the rules: "rules=2", or "rules=3@57" for version 3
// from action 57 on. Actions count from 0 in settings and from 1 on the screen.
func versionName(setting string, l text.Lang) string {
	_, value, _ := strings.Cut(setting, "=")
	number, from, later := strings.Cut(value, "@")
	if !later {
		return versionWords.plain.Fill(l, text.Facts{"n": number})
	}
	after, _ := strconv.Atoi(from)
	return versionWords.from.Fill(l, text.Facts{"n": number, "from": strconv.Itoa(after + 1)})
}
