package home

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// setup is a game that is being set up: title, options, players and seed. It knows nothing of the screen.
type setup struct {
	app     *app.Shell
	entries []titles.Entry
	chosen  int // index of the title in entries
	profile rules.Profile
	choices []rules.Choice // the options as chosen by the player
	usual   []rules.Choice // the same options as set by the profile
	seats   []newSeat
	level   match.Level // of the next seat that becomes a computer's
	order   seatOrder
	name    string
	own     bool // name was typed by the player
	removed int  // number of seats removed because the title allows fewer
	seed    string
	built   builtTitle
}

// newSetup returns a game of the title at an index, without seats and with the options of the rulebook.
func newSetup(a *app.Shell, chosen int) setup {
	n := setup{
		app: a, entries: titles.All(), chosen: chosen, profile: rules.Rulebook, level: match.Medium, seed: newSeed(),
	}
	n.reset()
	return n
}

// builtTitle caches the title built from the current choices, because every frame asks for it.
type builtTitle struct {
	key     string
	profile rules.Profile
	options []string
	title   *rules.Title
	err     error
}

// newSeat is a seat of the game that is being set up.
type newSeat struct {
	id    int // stays the same when the seats are reordered
	name  string
	where library.Seat
	level match.Level // of a computer
	own   string      // the name from before the seat became a computer's
}

// entry returns the chosen title.
func (n *setup) entry() *titles.Entry { return &n.entries[n.chosen] }

// reset sets all options to the values of the profile.
func (n *setup) reset() {
	n.choices, n.usual = n.entry().Options(n.profile), n.entry().Options(n.profile)
}

// selectTitle selects title i. Surplus seats are removed, missing ones added.
func (n *setup) selectTitle(i int) {
	if i == n.chosen {
		return
	}
	n.chosen = i
	if n.entry().RulebookOnly {
		n.profile = rules.Rulebook
	}
	n.reset()
	n.removed = max(0, len(n.seats)-n.entry().MaxPlayers)
	n.seats = n.seats[:len(n.seats)-n.removed]
	for len(n.seats) < n.entry().MinPlayers {
		n.addSeat("")
	}
}

// lastGame returns the most recent game of the title on this device, or nil.
func (n *setup) lastGame() *library.Info {
	for _, i := range n.app.Shelf.Games() {
		if i.Title == n.entry().Key && !i.Damaged && len(i.Players) <= n.entry().MaxPlayers {
			return i
		}
	}
	return nil
}

// usualLevel returns the level of a computer in the most recent game of the title, or the easiest if there is none.
func (n *setup) usualLevel() match.Level {
	if last := n.lastGame(); last != nil {
		for i := range last.Players {
			if level := last.LevelOf(id.Player(i + 1)); level != match.Sensible {
				return level
			}
		}
	}
	return match.Easy
}

// mostKnown is the number of kept names that are suggested.
const mostKnown = 10

// recentGames is the number of games whose players are suggested.
const recentGames = 5

// recentPlayers returns the names that are kept, and those of the persons in recent games, who have no seat, or nil if
// all seats are taken.
func (n *setup) recentPlayers() (list []string) {
	if n.firstNameless() < 0 && len(n.seats) >= n.entry().MaxPlayers {
		return nil
	}
	for _, name := range n.app.Prefs.Known() {
		if len(list) < mostKnown && !slices.Contains(n.names(), name) {
			list = append(list, name)
		}
	}
	games := n.app.Shelf.Games()
	for _, i := range games[:min(len(games), recentGames)] {
		for p, name := range i.Players {
			if i.SeatOf(id.Player(p+1)) != library.Computer && !slices.Contains(list, name) &&
				!slices.Contains(n.names(), name) && !isUnnamed(name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// seatPlayer gives name the first seat without a name or else a new seat.
func (n *setup) seatPlayer(name string) {
	if i := n.firstNameless(); i >= 0 {
		n.seats[i].name = name
		return
	}
	n.addSeat(name)
}

// firstNameless returns the index of the first seat without a real name, or -1.
func (n *setup) firstNameless() int {
	return slices.IndexFunc(n.seats, func(s newSeat) bool { return match.CleanName(s.name) == "" || isUnnamed(s.name) })
}

// addSeat adds a seat. An empty or taken name is replaced by a numbered one.
func (n *setup) addSeat(name string) {
	number := len(n.seats) + 1
	taken := func(s string) bool { return slices.ContainsFunc(n.seats, func(x newSeat) bool { return x.name == s }) }
	for k := number; name == "" || taken(name); k++ {
		name = unnamed.Fill(n.app.Prefs.Lang, text.Facts{"n": strconv.Itoa(k)})
	}
	id := 1
	for slices.ContainsFunc(n.seats, func(s newSeat) bool { return s.id == id }) {
		id++
	}
	n.seats = append(n.seats, newSeat{id: id, name: name})
}

// unnamed is the placeholder name of a player.
var unnamed = text.Pair{"Player {n}", "プレイヤー{n}"}

// isUnnamed reports whether name is a placeholder in any language.
func isUnnamed(name string) bool {
	for k := range id.MaxPlayers {
		facts := text.Facts{"n": strconv.Itoa(k + 1)}
		if name == unnamed.Fill(text.En, facts) || name == unnamed.Fill(text.Ja, facts) {
			return true
		}
	}
	return false
}

// names returns the players in seat order.
func (n *setup) names() []string {
	names := make([]string, len(n.seats))
	for i, s := range n.seats {
		names[i] = match.CleanName(s.name)
	}
	return names
}

// ids returns the ids of the seats in order.
func (n *setup) ids() []int {
	ids := make([]int, len(n.seats))
	for i, s := range n.seats {
		ids[i] = s.id
	}
	return ids
}

// allAway reports whether all persons play by link and none on this device.
func (n *setup) allAway() bool { return n.count(library.Here) == 0 && n.count(library.ByLink) > 0 }

// count returns the number of seats of a kind.
func (n *setup) count(kind library.Seat) (number int) {
	for _, s := range n.seats {
		if s.where == kind {
			number++
		}
	}
	return number
}

// computerNames returns the names of computers in the order in which they are given. Some share their first letter with
// usual names of players, so there are more than a game needs.
func computerNames() []string {
	return []string{"Ada", "Bruno", "Clara", "Diego", "Elsa", "Felix", "Greta", "Hugo", "Irma", "Jonas", "Kira", "Leo"}
}

// levelMarks follow the names of computers, so that their levels are seen wherever players are named.
var levelMarks = [...]string{match.Easy: " I", match.Medium: " II", match.Hard: " III"}

// seatComputer gives a computer seat i, at a level. The name says so; it stays the same but for the mark when the level
// changes.
func (n *setup) seatComputer(i int, level match.Level) {
	s := &n.seats[i]
	name, _, _ := strings.Cut(s.name, " ")
	if s.where != library.Computer || !slices.Contains(computerNames(), name) {
		name = n.freeComputerName()
	}
	if s.where != library.Computer {
		s.own = s.name
	}
	s.where, s.level, s.name = library.Computer, level, name+levelMarks[level]
	n.level = level
}

// freeComputerName returns the first name of a computer that no seat has.
func (n *setup) freeComputerName() string {
	free := slices.DeleteFunc(computerNames(), func(name string) bool {
		return slices.ContainsFunc(n.seats, func(s newSeat) bool { return strings.HasPrefix(s.name+" ", name+" ") })
	})
	return free[0]
}

// setKind sets the kind of seat i. A computer gets a name of its own; the player's name is restored when the seat is no
// longer a computer's.
func (n *setup) setKind(i int, kind library.Seat) {
	s := &n.seats[i]
	if kind == library.Computer {
		n.seatComputer(i, n.level)
		return
	}
	if s.where == library.Computer && !slices.Contains(n.names(), s.own) {
		s.name = s.own
	}
	s.where = kind
}

// seatsDrawn reports whether the seats are drawn by lot when the game starts. 18xx.games always takes them as entered.
func (n *setup) seatsDrawn() bool {
	if n.order == usualOrder {
		return n.entry().SeatsDrawn && n.profile == rules.Rulebook
	}
	return n.order == byLot
}

// usesSeed reports whether the set-up of this game uses the seed.
func (n *setup) usesSeed() bool {
	t, err := n.title()
	return err == nil && t.CanSeat(len(n.seats)) && t.Draws(len(n.seats))
}

// differs reports whether option i differs from the value of the profile.
func (n *setup) differs(i int) bool { return n.choices[i].Value() != n.usual[i].Value() }

// choose sets option i to one of its values. Options that exclude it are reset.
func (n *setup) choose(i int, value string) {
	set := func(k int, value string) {
		if err := n.choices[k].Choose(value); err != nil {
			panic(err)
		}
	}
	set(i, value)
	for k := range n.choices {
		if k != i && n.exclude(i, k) {
			set(k, n.usual[k].Value())
		}
	}
}

// exclude reports whether no title can be built with the values of both options.
func (n *setup) exclude(i, k int) bool {
	settings := rules.Chosen([]rules.Choice{n.choices[i], n.choices[k]}, []rules.Choice{n.usual[i], n.usual[k]})
	_, err := n.entry().Build(n.profile, settings)
	return err != nil
}

// title returns the title with the chosen options, or an error if they exclude each other.
func (n *setup) title() (*rules.Title, error) {
	e, options := n.entry(), rules.Chosen(n.choices, n.usual)
	if b := &n.built; b.key != e.Key || b.profile != n.profile || !slices.Equal(b.options, options) {
		t, err := e.Build(n.profile, options)
		*b = builtTitle{e.Key, n.profile, options, t, err}
	}
	return n.built.title, n.built.err
}

// gameTitle returns the title, with the rule set if its box holds several: "1822PNW Full game".
func (n *setup) gameTitle() string {
	l := n.app.Prefs.Lang
	if set := app.TitleText(n.entry(), "title.set", l); set != "" {
		return app.TitleText(n.entry(), "title.box", l) + " " + set
	}
	return app.TitleText(n.entry(), "title", l)
}

// gameName returns the name of the game: typed by the player, or made of title and date.
func (n *setup) gameName() string {
	if n.own {
		return n.name
	}
	return app.UsualName(n.entry().Key, n.app.Prefs.Lang, n.app.Host.Now())
}

// fault returns why the game cannot start, or "".
func (n *setup) fault() string {
	for i := range n.seats {
		if f := n.seatFault(i); f != "" {
			return f
		}
	}
	return n.seedFault()
}

// seatFault returns why the name of seat i is not valid, or "".
func (n *setup) seatFault(i int) string {
	names := n.names()
	switch name := names[i]; {
	case name == "":
		return n.app.Say(newWords.empty)
	case slices.Contains(names[:i], name):
		return newWords.double.Fill(n.app.Prefs.Lang, text.Facts{"player": name})
	}
	return ""
}

// seedFault returns why the seed is not valid, or "".
func (n *setup) seedFault() string {
	if _, err := strconv.ParseUint(n.seed, 10, 64); err != nil && n.usesSeed() {
		return n.app.Say(newWords.seedEmpty)
	}
	return ""
}

// start starts the game, after drawing the seats by lot if that was chosen. It must not be called while there is a
// fault.
func (n *setup) start() {
	a := n.app
	t, err := n.title()
	if err == nil && n.seatsDrawn() {
		rand.Shuffle(len(n.seats), func(i, j int) { n.seats[i], n.seats[j] = n.seats[j], n.seats[i] })
	}
	var m *match.Match
	if err == nil {
		seed, _ := strconv.ParseUint(n.seed, 10, 64) // cannot fail: fault has checked it
		m, err = match.New(t, n.names(), seed)
	}
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.FileError(err)))
		return
	}
	for i, seat := range n.seats {
		if seat.where == library.Computer {
			m.SetComputer(id.Player(i+1), seat.level)
		}
	}
	a.Change(func(p *app.Prefs) {
		for _, seat := range slices.Backward(n.seats) {
			if seat.where != library.Computer && !isUnnamed(seat.name) {
				p.Remember(seat.name, p.ColorOf(match.CleanName(seat.name)))
			}
		}
	})
	s := a.Shelf.Begin(m, func(i *library.Info) {
		i.Game, i.Name, i.Sent = library.NewNumber(), match.CleanName(n.gameName()), -1
		for _, seat := range n.seats {
			if seat.where == library.Computer { // which the match knows
				seat.where = library.Here
			}
			i.Seats = append(i.Seats, seat.where)
		}
	})
	a.Begin(s)
}
