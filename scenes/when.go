package scenes

import (
	"fmt"
	"strconv"
	"time"

	"hexrail/game/text"
)

// ago tells when something was, seen from now: "2 min ago", "yesterday", the day. t is in seconds since 1970.
func ago(l text.Lang, now time.Time, t int64) string {
	then := time.Unix(t, 0).In(now.Location())
	since := now.Sub(then)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	w := &homeWords
	count := func(p text.Pair, n int) string { return p.Fill(l, text.Facts{"n": strconv.Itoa(n)}) }
	switch {
	case since < time.Minute:
		return w.justNow.In(l)
	case since < time.Hour:
		return count(w.minutes, int(since.Minutes()))
	case !then.Before(midnight):
		return count(w.hours, int(since.Hours()))
	case !then.Before(midnight.AddDate(0, 0, -1)):
		return w.yesterday.In(l)
	case !then.Before(midnight.AddDate(0, 0, -13)):
		return count(w.days, int(midnight.Sub(then).Hours()/24)+1)
	}
	return w.day.Fill(l, text.Facts{
		"year": strconv.Itoa(then.Year()), "month": fmt.Sprintf("%02d", int(then.Month())), "day": fmt.Sprintf("%02d", then.Day()),
	})
}

// sizeOf writes a number of bytes: "402 KB".
func sizeOf(n int64) string {
	if n < 1<<20 {
		return strconv.FormatInt((n+1023)>>10, 10) + " KB"
	}
	return strconv.FormatFloat(float64(n)/(1<<20), 'f', 1, 64) + " MB"
}
