package main

import (
	"encoding/json"
	"io"
	"math"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
)

// pointLine holds the shares of the players, or the expected ones, between two rounds.
type pointLine struct {
	At       int     `json:"at"`
	Foretold bool    `json:"foretold"`
	Shares   []int32 `json:"shares"` // by seat, in ten thousandths
}

// runLine is a run against the best one.
type runLine struct {
	At     int    `json:"at"`
	Run    string `json:"run"`
	Player string `json:"player"`
	Ran    int32  `json:"ran"`
	Best   int32  `json:"best"`
	Proven bool   `json:"proven"`
}

// playerLine sums up a player.
type playerLine struct {
	Player string `json:"player"`
	Lost   int32  `json:"lost"`          // in runs
	Far    *int   `json:"far,omitempty"` // choices far from the best; missing if they were not looked at
}

// momentLine is one of the moments that cost most: a run or a choice.
type momentLine struct {
	Moment int    `json:"moment"`
	At     int    `json:"at"`
	Player string `json:"player"`
	Run    string `json:"run,omitempty"`
	Lost   int32  `json:"lost,omitempty"`

	Made     string   `json:"made,omitempty"`
	Better   string   `json:"better,omitempty"`
	Playouts int      `json:"playouts,omitempty"`
	About    int32    `json:"about,omitempty"` // of the player's worth
	Share    int32    `json:"share,omitempty"`
	Instead  int32    `json:"instead,omitempty"`
	Keeps    []string `json:"keeps,omitempty"`
	Idle     []string `json:"idle,omitempty"`
}

// reviewGame prints the review of a game, a JSON object a line: shares, runs, players, moments.
func reviewGame(g *game, out io.Writer) error {
	m, _, err := match.Open(match.Game{Title: g.title, Players: g.players, Seed: g.seed, Log: g.log(), Stints: g.stints,
		At: len(g.log())})
	if err != nil {
		return err
	}
	r := review.New(m)
	r.Work(math.MaxInt)
	return writeReview(m, r, out)
}

// writeReview prints a finished review.
func writeReview(m *match.Match, r *review.Review, out io.Writer) error {
	lines, t, names := json.NewEncoder(out), m.Title(), m.Players()
	lines.SetEscapeHTML(false)
	var all []any
	for _, p := range r.Points() {
		all = append(all, pointLine{p.At, p.Foretold, p.Shares})
	}
	for _, run := range r.Runs() {
		all = append(all, runLine{run.At, t.Corp(run.Corp).ID, names[run.Player-1], run.Ran, run.Best, run.Proven})
	}
	for i, name := range names {
		p := id.Player(i + 1)
		line := playerLine{Player: name, Lost: r.Lost(p)}
		if n, looked := r.FarFrom(p); looked {
			line.Far = &n
		}
		all = append(all, line)
	}
	for i, moment := range r.Moments() {
		line := momentLine{Moment: i + 1, At: moment.At()}
		if run := moment.Run; run != nil {
			line.Player, line.Run, line.Lost = names[run.Player-1], t.Corp(run.Corp).ID, run.Lost()
		} else {
			c := moment.Choice
			line.Player, line.Playouts, line.About = names[c.Player-1], c.Playouts, c.Loses
			line.Made, line.Better = notation.Action(t, c.Made), notation.Action(t, c.Better)
			line.Share, line.Instead = c.To, c.From
			line.Keeps, line.Idle = companies(t, c.Keeps), companies(t, c.Idle)
		}
		all = append(all, line)
	}
	for _, line := range all {
		if err := lines.Encode(line); err != nil {
			return err
		}
	}
	return nil
}

// companies returns the companies of a set, as in bot.Fate.
func companies(t *rules.Title, set uint32) (list []string) {
	for i := range t.Corps {
		if set>>i&1 != 0 {
			list = append(list, t.Corps[i].ID)
		}
	}
	return list
}
