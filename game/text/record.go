package text

import (
	"errors"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
)

// notes are the sentences for deviations made in reading a record.
var notes = [...]Pair{
	record.NothingToRedo:      {"There was nothing to redo.", "やり直す手がありませんでした。"},
	record.NothingToUndo:      {"There was nothing to undo.", "取り消す手がありませんでした。"},
	record.OldVersion:         {"Played with an old version of 18xx.games; it may stop early.", "古い版の 18xx.games の記録です。途中で止まることがあります。"},
	record.PassDropped:        {"A pass of {what} decides nothing here and was left out.", "{what} のパスはここでは不要なので省きました。"},
	record.PassAdded:          {"A pass of {what} was missing and was added.", "{what} のパスがなかったので補いました。"},
	record.RevenueDiffers:     {"The recorded revenue {have} was used; ours is {need}.", "記録の収益 {have} を使いました（計算では {need}）。"},
	record.RouteRefused:       {"The recorded run was believed; our judge says: {what}.", "記録の運行をそのまま採用しました（判定：{what}）。"},
	record.RouteUnread:        {"The recorded run was believed; it cannot be followed on the map: {what}.", "記録の運行をそのまま採用しました（盤上でたどれません：{what}）。"},
	record.CopyUnknown:        {"Tile {what} is no free copy; another one was taken.", "タイル {what} は空いていないため、別の1枚を使いました。"},
	record.ResultDiffers:      {"The result of {what} is {have} in the record and {need} here.", "{what} の結果は記録では {have}、計算では {need} です。"},
	record.EndReasonDiffers:   {"The record ends for another reason: {what}.", "記録の終了理由が異なります：{what}。"},
	record.NotFinished:        {"The record is finished, the game is not.", "記録は終了していますが、ゲームは終わっていません。"},
	record.ConnectionBelieved: {"{what} is connected by the record, not by the rules; the record was followed.", "{what} は棋譜では接続しているが、ルールでは接続していません。棋譜に従いました。"},
	record.CostDiffers:        {"The record's cost of the token on {what}, {have}, was used; by the rules it is {need}.", "{what} のトークンは棋譜の費用 {have} を使いました。ルールでは {need} です。"},
	record.OlderRules: {
		"Played by the rules that 18xx.games had before {what}.", "{what} より前の18xx.gamesのルールでプレイされています。",
	},
	record.SeedOfID: {
		"The number {what} in the record's id dealt the cards, not its seed.", "カードは棋譜のシードではなく、IDの番号 {what} で配られています。",
	},
}

// Note returns the sentence for a deviation made in reading a record.
func Note(l Lang, n record.Note) string {
	return notes[n.Kind].Sentence(l, Facts{
		"what": n.What, "have": strconv.Itoa(n.Have), "need": strconv.Itoa(n.Need),
	})
}

// StopReason returns why a record could not be followed to its end. v is the position in which it stopped, n the number
// of the next action, all the number of actions.
func StopReason(s *Speaker, v rules.View, stop *record.Stop, n, all int) string {
	f := Facts{"n": strconv.Itoa(n), "all": strconv.Itoa(all)}
	switch {
	case errors.Is(stop.Err, record.ErrCut):
		return s.Phrase(ErrCut, f)
	case stop.Field != "":
		f["id"], f["field"] = strconv.Itoa(stop.ID), stop.Field
		return s.Phrase(ErrField, f)
	case !stop.Refusal.Refused():
		return s.Phrase(ErrAction, f)
	}
	f["why"] = s.Why(v, nil, stop.Refusal).Text
	said := []string{s.Phrase(ErrMove, f)}
	if stop.Before != "" {
		said = append(said, s.Phrase(ErrOlder, Facts{"before": stop.Before}))
	}
	return s.Sentences(said)
}

// fileErrors are the sentences for errors of a file as a whole.
var fileErrors = []struct {
	err  error
	said Pair
}{
	{record.ErrTooLarge, Pair{"The file is larger than a game can be.", "ファイルがゲームとしては大きすぎます。"}},
	{record.ErrNoRecord, Pair{"This is not a game record of 18xx.games.", "18xx.games のゲーム記録ではありません。"}},
	{record.ErrDamaged, Pair{"The text of this file is damaged: it breaks off or is not valid JSON.", "このファイルは壊れています：途中で切れているか、JSONとして正しくありません。"}},
	{record.ErrTitle, Pair{"This program does not have the title of the file.", "ファイルのタイトルはこのプログラムにありません。"}},
	{record.ErrOption, Pair{"The file has an option that is not known here.", "ファイルにこのプログラムにないオプションがあります。"}},
	{record.ErrPlayers, Pair{"The players in the file do not fit the title.", "ファイルのプレイヤーがタイトルの人数や名前に合いません。"}},
}

// FileError returns the sentence for an error in reading a file. It is not a method of Speaker, because an unreadable
// file has no game.
func FileError(l Lang, err error) string {
	for _, e := range fileErrors {
		if errors.Is(err, e.err) {
			return e.said.In(l)
		}
	}
	return ErrFile.Sentence(l, Facts{"cause": err.Error()})
}
