package app

import (
	"fmt"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/text"
)

// Ago returns the time t as seen from now: "2 min ago", "yesterday", or the day. t is in seconds since 1970.
func Ago(l text.Lang, now time.Time, t int64) string {
	then := time.Unix(t, 0).In(now.Location())
	since := now.Sub(then)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	count := func(p text.Pair, n int) string { return p.Fill(l, text.Facts{"n": strconv.Itoa(n)}) }
	switch {
	case since < time.Minute:
		return whenWords.justNow.In(l)
	case since < time.Hour:
		return count(whenWords.minutes, int(since.Minutes()))
	case !then.Before(midnight):
		return count(whenWords.hours, int(since.Hours()))
	case !then.Before(midnight.AddDate(0, 0, -1)):
		return whenWords.yesterday.In(l)
	case !then.Before(midnight.AddDate(0, 0, -13)):
		return count(whenWords.days, int(midnight.Sub(then).Hours()/24)+1)
	}
	return whenWords.day.Fill(l, text.Facts{
		"year": strconv.Itoa(then.Year()), "month": fmt.Sprintf("%02d", int(then.Month())),
		"day": fmt.Sprintf("%02d", then.Day()),
	})
}

// SizeOf returns a number of bytes as text: "402 KB".
func SizeOf(n int64) string {
	if n < 1<<20 {
		return strconv.FormatInt((n+1023)>>10, 10) + " KB"
	}
	return strconv.FormatFloat(float64(n)/(1<<20), 'f', 1, 64) + " MB"
}

// whenWords are the texts of Ago.
var whenWords = struct {
	justNow, minutes, hours, yesterday, days, day text.Pair
}{
	justNow:   text.Pair{"just now", "たった今"},
	minutes:   text.Pair{"{n} min ago", "{n}分前"},
	hours:     text.Pair{"{n} h ago", "{n}時間前"},
	yesterday: text.Pair{"yesterday", "昨日"},
	days:      text.Pair{"{n} days ago", "{n}日前"},
	day:       text.Pair{"{year}-{month}-{day}", "{year}/{month}/{day}"},
}
