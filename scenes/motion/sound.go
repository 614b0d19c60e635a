package motion

import (
	"slices"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/rules"
)

// The sounds of a game, each shorter than a second: a tile or station is put down, trains run, money is paid, a train
// rusts, it is the turn of somebody at this device, the game is over.
var (
	LaySound = []platform.Note{
		{Wave: platform.Noise, From: 900, To: 250, Length: 70, Level: 0.5},
		{Wave: platform.Sine, From: 180, To: 90, Length: 90, Level: 0.4},
	}
	RunSound = []platform.Note{
		{Wave: platform.Noise, From: 500, To: 400, Length: 70, Level: 0.35},
		{Wave: platform.Noise, From: 600, To: 450, Start: 110, Length: 70, Level: 0.35},
		{Wave: platform.Noise, From: 500, To: 400, Start: 220, Length: 70, Level: 0.35},
		{Wave: platform.Noise, From: 600, To: 450, Start: 330, Length: 90, Level: 0.35},
	}
	PaySound = []platform.Note{
		{Wave: platform.Triangle, From: 1319, To: 1319, Length: 90, Level: 0.2},
		{Wave: platform.Triangle, From: 1760, To: 1760, Start: 70, Length: 220, Level: 0.2},
	}
	RustSound = []platform.Note{
		{Wave: platform.Triangle, From: 220, To: 70, Length: 420, Level: 0.35},
		{Wave: platform.Noise, From: 2500, To: 300, Length: 380, Level: 0.25},
	}
	TurnSound = []platform.Note{
		{Wave: platform.Sine, From: 659, To: 659, Length: 120, Level: 0.2},
		{Wave: platform.Sine, From: 880, To: 880, Start: 110, Length: 200, Level: 0.2},
	}
	EndSound = []platform.Note{
		{Wave: platform.Triangle, From: 523, To: 523, Length: 200, Level: 0.22},
		{Wave: platform.Triangle, From: 659, To: 659, Start: 140, Length: 200, Level: 0.22},
		{Wave: platform.Triangle, From: 784, To: 784, Start: 280, Length: 200, Level: 0.22},
		{Wave: platform.Triangle, From: 1047, To: 1047, Start: 420, Length: 500, Level: 0.25},
	}
)

// turnAfter is the time in milliseconds after which the turn is heard, behind another sound.
const turnAfter = 450

// soundOf returns the sound of an action with these events: the one that matters most, and then that of a turn.
func soundOf(events []rules.Event, turn bool) (sound []platform.Note) {
	rank := 0
	hear := func(r int, s []platform.Note) {
		if r > rank {
			rank, sound = r, s
		}
	}
	for _, e := range events {
		switch e.Kind {
		case rules.StationPlaced, rules.TileLaid:
			hear(1, LaySound)
		case rules.TrainsRan:
			if e.Amount > 0 {
				hear(2, RunSound)
			}
		case rules.DividendPaid:
			hear(3, PaySound)
		case rules.TrainRusted:
			hear(4, RustSound)
		case rules.GameEnded:
			hear(5, EndSound)
		default:
		}
	}
	if !turn {
		return sound
	}
	sound = slices.Clone(sound)
	for _, n := range TurnSound {
		if rank > 0 {
			n.Start += turnAfter
		}
		sound = append(sound, n)
	}
	return sound
}
