package t1860

import "github.com/hexrail/hexrail/rules"

// endBuilding ends track, stations and halts for good (1860/R145, R149).
func endBuilding(tx *rules.Tx) {
	if trackEnded.Is(tx.S) {
		return
	}
	trackEnded.Set(tx.S, 1)
	tx.Note(rules.Event{Kind: rules.BuildingEnded})
}

// southernFormed reports whether the first 9+5 train has been bought.
func southernFormed(v rules.View) bool { return int(v.S.Phase) >= v.T.FindPhase(southernPhase) }
