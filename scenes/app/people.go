package app

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// person is somebody who plays on this device.
type person struct {
	name  string
	color int // of the theme's players, from 1; 0 is that of the seat
}

// mostPeople is the number of names kept.
const mostPeople = 40

// people returns everybody whose name is kept, the one who played last first.
func (p *Prefs) people() (list []person) {
	for line := range strings.Lines(p.People) {
		name, color, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		n, _ := strconv.Atoi(color) // none if it is damaged
		name = match.CleanName(name)
		if name != "" && n >= 0 && n <= len(theme.Paper.Player) && len(list) < mostPeople {
			list = append(list, person{name, n})
		}
	}
	return list
}

// keepPeople replaces the names that are kept.
func (p *Prefs) keepPeople(list []person) {
	var b strings.Builder
	for _, who := range list[:min(len(list), mostPeople)] {
		b.WriteString(who.name + "\t" + strconv.Itoa(who.color) + "\n")
	}
	p.People = b.String()
}

// Known returns the names that are kept, the one who played last first.
func (p *Prefs) Known() (names []string) {
	for _, who := range p.people() {
		names = append(names, who.name)
	}
	return names
}

// ColorOf returns the colour that a player has chosen, from 1, or 0.
func (p *Prefs) ColorOf(name string) int {
	for _, who := range p.people() {
		if who.name == name {
			return who.color
		}
	}
	return 0
}

// Remember puts a name in front of those that are kept, with its colour.
func (p *Prefs) Remember(name string, color int) {
	name = match.CleanName(name)
	if name == "" {
		return
	}
	rest := slices.DeleteFunc(p.people(), func(who person) bool { return who.name == name })
	p.keepPeople(slices.Insert(rest, 0, person{name, color}))
}

// colors returns the colours of seats by the names of the players: those chosen, as long as no seat before has it, and
// for the others the remaining ones in order. All are of the theme, so that their contrast is sound; the shape of a
// seat stays the same, so that colour is never its only sign.
func (p *Prefs) colors(of []paint.Color, names []string) []paint.Color {
	if p.People == "" || len(names) > len(of) {
		return of
	}
	chosen := map[string]int{}
	for _, who := range p.people() {
		chosen[who.name] = who.color
	}
	out, taken := make([]paint.Color, len(of)), make([]bool, len(of)+1)
	given := make([]int, len(of))
	for i, name := range names {
		if n := chosen[name]; n > 0 && !taken[n] {
			given[i], taken[n] = n, true
		}
	}
	for i := range out {
		if given[i] == 0 && !taken[i+1] { // the colour of the seat
			given[i], taken[i+1] = i+1, true
		}
	}
	for i := range out {
		if given[i] == 0 {
			given[i] = 1 + slices.Index(taken[1:], false)
			taken[given[i]] = true
		}
		out[i] = of[given[i]-1]
	}
	return out
}

// Wear gives the seats the colours of the players with these names, for what is drawn from now on.
func (s *Shell) Wear(u *ui.UI, names []string) {
	u.Theme.Player = s.Prefs.colors(s.basePalette().Player, names)
}

// ChooseColor draws the colours of players with their numbers and returns the chosen one: from 1, or 0 for that of the
// seat.
func (s *Shell) ChooseColor(u *ui.UI, id string, r ui.Rect, chosen int) int {
	colors := s.basePalette().Player
	u.Open(ui.Node{ID: id, Role: ui.RoleRadioGroup, Name: s.Say(Words.Colour), Rect: r})
	for i := range len(colors) + 1 {
		cell := r.Columns(i, len(colors)+1, 4)
		name := s.Say(Words.seatColour)
		if i > 0 {
			name = s.Phrase(Words.ColourN, text.Facts{"n": strconv.Itoa(i)})
		}
		n := ui.Node{ID: id + ":" + strconv.Itoa(i), Role: ui.RoleRadio, Name: name, Checked: ui.Is(i == chosen)}
		if u.Press(n, cell, theme.Radius.Button).Clicked {
			chosen = i
		}
		x, y := cell.Center()
		radius := min(cell.W, cell.H)/2 - 4
		style := paint.Text{Size: radius, Weight: paint.Bold, Align: paint.Center, Color: u.Theme.Ink.Soft}
		if i == chosen {
			u.P.Ring(x, y, radius+3, 2, u.Theme.Accent.Base)
		}
		if i == 0 {
			u.P.Ring(x, y, radius, 1, u.Theme.Line.Strong)
			u.P.TextIn(cell, "–", style)
			continue
		}
		u.P.Circle(x, y, radius, colors[i-1])
		style.Color = theme.On(colors[i-1])
		u.P.TextIn(cell, strconv.Itoa(i), style)
	}
	u.Close()
	u.Rove(id)
	return chosen
}
