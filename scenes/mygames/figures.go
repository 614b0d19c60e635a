package mygames

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// seatNamed returns the index of the seat of a player, or -1.
func seatNamed(i *library.Info, name string) int { return slices.Index(i.Players, name) }

// rankOf returns the place of a player in a finished game, from 1, or 0 if the game runs or the player took no part.
func rankOf(i *library.Info, name string) int {
	n := seatNamed(i, name)
	if n < 0 || i.Result == nil || n >= len(i.Result.Ranks) {
		return 0
	}
	return i.Result.Ranks[n]
}

// minutes returns the time that all seats used, in minutes rounded up, or 0 if it was not counted.
func minutes(i *library.Info) (sum int32) {
	for _, s := range i.Spent {
		sum += s
	}
	return wholeMinutes(sum)
}

// wholeMinutes returns a number of seconds as minutes, rounded up.
func wholeMinutes(seconds int32) int32 { return (seconds + 59) / 60 }

// named is a player by name.
type named struct {
	Name  string
	Games int // in which the player takes part
}

// namesIn returns everybody who took part in games, those with the most games first.
func namesIn(games []*library.Info) (list []named) {
	at := map[string]int{}
	for _, i := range games {
		for _, name := range i.Players {
			if _, ok := at[name]; !ok {
				at[name] = len(list)
				list = append(list, named{Name: name})
			}
			list[at[name]].Games++
		}
	}
	slices.SortStableFunc(list, func(a, b named) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Name, b.Name))
	})
	return list
}

// Total sums up games of one title.
type Total struct {
	Title    string // key
	Games    int    // running ones too
	Over     int
	Played   int // finished games in which the player took part
	Won      int // of them, alone or with others
	Ranks    int // sum of the places in them
	Moves    int // sum over the finished games
	Bankrupt int // players who went bankrupt
	Best     *library.Info
}

// Totals returns the sums of each title as seen by a player, the title with the most games first.
func Totals(games []*library.Info, player string) (list []Total) {
	at := map[string]int{}
	for _, i := range games {
		n, ok := at[i.Title]
		if !ok {
			n = len(list)
			at[i.Title] = n
			list = append(list, Total{Title: i.Title})
		}
		list[n].add(i, player)
	}
	slices.SortStableFunc(list, func(a, b Total) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Title, b.Title))
	})
	return list
}

// add adds a game, as seen by a player.
func (t *Total) add(i *library.Info, player string) {
	t.Games++
	if i.Result == nil {
		return
	}
	t.Over++
	t.Moves += i.At
	t.Bankrupt += len(i.Result.Bankrupt)
	if t.Best == nil || i.Result.Best > t.Best.Result.Best {
		t.Best = i
	}
	rank := rankOf(i, player)
	if rank == 0 {
		return
	}
	t.Played++
	t.Ranks += rank
	if rank == 1 {
		t.Won++
	}
}

// meanRank returns the mean of the player's places, or the sign of an empty cell if the player took part in no finished
// game.
func (t *Total) meanRank() string {
	if t.Played == 0 {
		return widgets.Nothing
	}
	return strconv.FormatFloat(float64(t.Ranks)/float64(t.Played), 'f', 1, 64)
}

// Rival sums up the finished games of a player against another one.
type Rival struct {
	Name                 string
	Ahead, Level, Behind int // games in which the player ended before the other, equal, or after
}

// Games returns the number of finished games of the two.
func (r *Rival) Games() int { return r.Ahead + r.Level + r.Behind }

// Rivals returns everybody who ended a game with a player, those with the most games first.
func Rivals(games []*library.Info, player string) (list []Rival) {
	at := map[string]int{}
	for _, i := range games {
		mine := rankOf(i, player)
		if mine == 0 {
			continue
		}
		for n, name := range i.Players {
			if name == player {
				continue
			}
			if _, ok := at[name]; !ok {
				at[name] = len(list)
				list = append(list, Rival{Name: name})
			}
			switch r := &list[at[name]]; {
			case mine < i.Result.Ranks[n]:
				r.Ahead++
			case mine > i.Result.Ranks[n]:
				r.Behind++
			default:
				r.Level++
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Rival) int {
		return cmp.Or(cmp.Compare(b.Games(), a.Games()), cmp.Compare(a.Name, b.Name))
	})
	return list
}
