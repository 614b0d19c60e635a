package text

import (
	"errors"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
)

// notes are the sentences for deviations made in reading a record.
var notes = [...]Word{
	record.NothingToRedo:      NoteNothingToRedo,
	record.NothingToUndo:      NoteNothingToUndo,
	record.OldVersion:         NoteOldVersion,
	record.PassDropped:        NotePassDropped,
	record.PassAdded:          NotePassAdded,
	record.RevenueDiffers:     NoteRevenueDiffers,
	record.RouteRefused:       NoteRouteRefused,
	record.RouteUnread:        NoteRouteUnread,
	record.CopyUnknown:        NoteCopyUnknown,
	record.ResultDiffers:      NoteResultDiffers,
	record.EndReasonDiffers:   NoteEndReasonDiffers,
	record.NotFinished:        NoteNotFinished,
	record.ConnectionBelieved: NoteConnection,
	record.CostDiffers:        NoteCost,
	record.OlderRules:         NoteOlderRules,
	record.SeedOfID:           NoteSeedOfID,
}

// Note returns the sentence for a deviation made in reading a record.
func Note(l Lang, n record.Note) string {
	return texts[notes[n.Kind]].Sentence(l, Facts{
		"what": n.What, "have": strconv.Itoa(n.Have), "need": strconv.Itoa(n.Need),
	})
}

// StopReason returns why a record could not be followed to its end. v is the position in which it stopped, n the number
// of the next action, all the number of actions.
func StopReason(s *Speaker, v rules.View, stop *record.Stop, n, all int) string {
	f := Facts{"n": strconv.Itoa(n), "all": strconv.Itoa(all)}
	switch {
	case errors.Is(stop.Err, record.ErrCut):
		return s.Say(ErrCut, f)
	case stop.Field != "":
		f["id"], f["field"] = strconv.Itoa(stop.ID), stop.Field
		return s.Say(ErrField, f)
	case !stop.Refusal.Refused():
		return s.Say(ErrAction, f)
	}
	f["why"] = s.Why(v, nil, stop.Refusal).Text
	said := []string{s.Say(ErrMove, f)}
	if stop.Before != "" {
		said = append(said, s.Say(ErrOlder, Facts{"before": stop.Before}))
	}
	return s.Sentences(said)
}

// fileErrors are the sentences for errors of a file as a whole.
var fileErrors = []struct {
	err  error
	word Word
}{
	{record.ErrTooLarge, ErrTooLarge},
	{record.ErrNoRecord, ErrNoRecord},
	{record.ErrDamaged, ErrDamaged},
	{record.ErrTitle, ErrTitle},
	{record.ErrOption, ErrOption},
	{record.ErrPlayers, ErrPlayers},
}

// FileError returns the sentence for an error in reading a file. It is not a method of Speaker, because an unreadable
// file has no game.
func FileError(l Lang, err error) string {
	for _, e := range fileErrors {
		if errors.Is(err, e.err) {
			return texts[e.word].In(l)
		}
	}
	return texts[ErrFile].Sentence(l, Facts{"cause": err.Error()})
}
