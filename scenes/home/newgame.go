package home

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/widgets"
	"hexrail/titles"
)

// newGame is the screen on which a game is set up.
type newGame struct {
	app     *app.Shell
	entries []titles.Entry
	chosen  int
	profile rules.Profile
	choices []rules.Choice // as chosen by the player
	usual   []rules.Choice // as set by the profile
	seats   []newSeat
	order   seatOrder
	name    string
	own     bool // name was typed by the player
	page    int  // index of the page shown on a phone
	removed int  // number of seats removed because the title allows fewer
	single  bool // the list of single rules is unfolded
	book    optionBook
	seed    string
	built   builtTitle
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
	own   string // the name from before the seat became a computer's
}

func newNewGame(a *app.Shell) *newGame {
	n := &newGame{app: a, entries: titles.All(), profile: rules.Rulebook, seed: newSeed()}
	n.reset()
	if last := n.lastGame(); last != nil {
		for i, name := range last.Players {
			n.addSeat(name)
			if last.SeatOf(id.Player(i+1)) == library.Computer {
				n.seats[i].where = library.Computer
			}
		}
	}
	if own := match.CleanName(a.Prefs.Name); len(n.seats) == 0 && own != "" {
		n.addSeat(own)
	}
	for len(n.seats) < max(3, n.entry().MinPlayers) {
		n.addSeat("")
	}
	return n
}

func (n *newGame) entry() *titles.Entry { return &n.entries[n.chosen] }

// reset sets all options to the values of the profile.
func (n *newGame) reset() {
	n.choices, n.usual = n.entry().Options(n.profile), n.entry().Options(n.profile)
}

// lastGame returns the most recent game of the title on this device, or nil.
func (n *newGame) lastGame() *library.Info {
	for _, i := range n.app.Shelf.Games() {
		if i.Title == n.entry().Key && !i.Damaged && len(i.Players) <= n.entry().MaxPlayers {
			return i
		}
	}
	return nil
}

// recentGames is the number of games whose players are suggested.
const recentGames = 5

// known returns the players of recent games who have no seat, or nil if all seats are taken.
func (n *newGame) known() (list []string) {
	if n.nameless() < 0 && len(n.seats) >= n.entry().MaxPlayers {
		return nil
	}
	games := n.app.Shelf.Games()
	for _, i := range games[:min(len(games), recentGames)] {
		for p, name := range i.Players {
			if i.SeatOf(id.Player(p+1)) != library.Computer && !slices.Contains(list, name) && !slices.Contains(n.names(), name) && !isUnnamed(name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// seat gives name the first seat without a name or else a new seat.
func (n *newGame) seat(name string) {
	if i := n.nameless(); i >= 0 {
		n.seats[i].name = name
		return
	}
	n.addSeat(name)
}

// nameless returns the index of the first seat without a real name, or -1.
func (n *newGame) nameless() int {
	return slices.IndexFunc(n.seats, func(s newSeat) bool { return match.CleanName(s.name) == "" || isUnnamed(s.name) })
}

// addSeat adds a seat. An empty or taken name is replaced by a numbered one.
func (n *newGame) addSeat(name string) {
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
func (n *newGame) names() []string {
	names := make([]string, len(n.seats))
	for i, s := range n.seats {
		names[i] = match.CleanName(s.name)
	}
	return names
}

// fault returns why the game cannot start, or "".
func (n *newGame) fault() string {
	for i := range n.seats {
		if f := n.seatFault(i); f != "" {
			return f
		}
	}
	return n.seedFault()
}

// seatFault returns why the name of seat i is not valid, or "".
func (n *newGame) seatFault(i int) string {
	names := n.names()
	switch name := names[i]; {
	case name == "":
		return n.app.Say(newWords.empty)
	case slices.Contains(names[:i], name):
		return newWords.double.Fill(n.app.Prefs.Lang, text.Facts{"player": name})
	}
	return ""
}

// away reports whether all persons play by link and none on this device.
func (n *newGame) away() bool { return n.count(library.Here) == 0 && n.count(library.ByLink) > 0 }

// count returns the number of seats of a kind.
func (n *newGame) count(kind library.Seat) (number int) {
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

// settle sets the kind of seat i. A computer gets a name of its own; the player's name is restored when the seat is no
// longer a computer's.
func (n *newGame) settle(i int, kind library.Seat) {
	s := &n.seats[i]
	was := s.where
	s.where = kind
	switch {
	case kind == library.Computer && was != library.Computer:
		s.own = s.name
		for _, name := range computerNames() {
			if !slices.Contains(n.names(), name) {
				s.name = name
				break
			}
		}
	case kind != library.Computer && was == library.Computer && !slices.Contains(n.names(), s.own):
		s.name = s.own
	}
}

// title returns the title with the chosen options.
func (n *newGame) title() (*rules.Title, error) {
	e, options := n.entry(), rules.Chosen(n.choices, n.usual)
	if b := &n.built; b.key != e.Key || b.profile != n.profile || !slices.Equal(b.options, options) {
		t, err := e.Build(n.profile, options)
		*b = builtTitle{e.Key, n.profile, options, t, err}
	}
	return n.built.title, n.built.err
}

// gameName returns the name of the game: typed by the player, or made of title and date.
func (n *newGame) gameName() string {
	if n.own {
		return n.name
	}
	return app.UsualName(n.entry().Key, n.app.Prefs.Lang, n.app.Host.Now())
}

// start starts the game, after drawing the seats by lot if that was chosen.
func (n *newGame) start() {
	a := n.app
	t, err := n.title()
	if err == nil && n.drawn() {
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
		m.SetComputer(id.Player(i+1), seat.where == library.Computer)
	}
	s := a.Shelf.Begin(m, func(i *library.Info) {
		i.Game, i.Name, i.Sent = library.NewNumber(), match.CleanName(n.gameName()), -1
		for _, seat := range n.seats {
			if seat.where == library.Computer {
				seat.where = library.Here
			}
			i.Seats = append(i.Seats, seat.where)
		}
	})
	a.Begin(s)
}

// Update ignores events.
func (n *newGame) Update(platform.Event) bool { return false }

// Draw draws three columns, two in a narrow window, or three pages on a phone.
func (n *newGame) Draw(u *ui.UI, page ui.Rect) {
	a := n.app
	small := page.W <= theme.Breakpoint.PhoneMaxW
	edge := float32(homeEdge)
	if small {
		edge = EdgePhone
	}
	edge = max(edge, (page.W-homeWidest)/2)
	n.keys(u)
	head := page.CutTop(homeHead).Pad(edge, 0)
	side := max(40, u.Target())
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: a.Say(newWords.title), Rect: head})
	if u.Button("new:back", widgets.Middle(head.CutLeft(side), side), ui.Button{Icon: icon.ChevronLeft, Name: a.Say(newWords.back), Look: ui.Quiet}) || u.Key("Escape") {
		a.Close(n)
		u.Again()
	}
	head.CutLeft(8)
	u.Heading("title", 1, head, a.Say(newWords.title), widgets.Bold(u, widgets.Sizes.Display))
	u.Close()
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: a.Say(newWords.title), Rect: page})
	defer u.Close()
	if small {
		n.drawPages(u, page.Pad(edge, 0))
		return
	}
	page = page.Pad(edge, 0)
	page.CutBottom(16)
	if page.W < 1000 {
		right := page.CutRight(300)
		page.CutRight(homeGap)
		n.scroll(u, "new:setup", page, n.drawTitles, n.drawSeats, n.drawOptions)
		n.scroll(u, "new:right", right, n.drawSummary)
		return
	}
	left := page.CutLeft(page.W * 0.27)
	page.CutLeft(homeGap)
	right := page.CutRight(320)
	page.CutRight(homeGap)
	n.scroll(u, "new:left", left, n.drawTitles)
	n.scroll(u, "new:setup", page, n.drawSeats, n.drawOptions)
	n.scroll(u, "new:right", right, n.drawSummary)
}

// scroll draws the parts below each other in a scrolling column.
func (n *newGame) scroll(u *ui.UI, id string, r ui.Rect, parts ...func(*ui.UI, *ui.Rect)) {
	u.Scroll(id, r.Inset(-4), func(r ui.Rect) float32 {
		top := r.Y
		r = r.Pad(4, 4)
		r.H = 1 << 16
		for i, part := range parts {
			if i > 0 {
				r.CutTop(homeGap)
			}
			part(u, &r)
		}
		return r.Y - top + 8
	})
}

// drawPages draws the current page of a phone. The start button is on every page.
func (n *newGame) drawPages(u *ui.UI, page ui.Rect) {
	a, w := n.app, &newWords
	tabs := page.CutTop(max(40, u.Target()))
	n.page = u.Tabs("new:pages", a.Say(w.pages), tabs, []ui.Choice{
		{ID: "new:page1", Text: "1 " + a.Say(w.titlePage)}, {ID: "new:page2", Text: "2 " + a.Say(w.seatsPage)},
		{ID: "new:page3", Text: "3 " + a.Say(w.rules)},
	}, n.page)
	page.CutTop(10)
	page.CutBottom(10)
	foot := page.CutBottom(theme.Size.ActionButtonPhone)
	if n.page < 2 {
		next := ui.Button{Text: a.Say([]text.Pair{w.chooseSeats, w.chooseRules}[n.page])}
		if u.Button("new:next", foot.CutLeft(min(u.ButtonWidth(next), foot.W*0.42)), next) {
			n.page++
			u.Again()
		}
		foot.CutLeft(8)
	}
	n.drawStart(u, foot)
	n.drawFault(u, &page)
	page.CutBottom(10)
	switch n.page {
	case 0:
		n.scroll(u, "new:titles", page, n.drawTitles, n.drawFacts)
	case 1:
		n.scroll(u, "new:seats", page, n.drawSeats, n.drawFields)
	default:
		n.scroll(u, "new:options", page, n.drawOptions)
	}
}

// drawStart draws the start button.
func (n *newGame) drawStart(u *ui.UI, r ui.Rect) {
	fault := n.fault()
	words, first := newWords.start, n.seats[0].name
	switch {
	case n.away() && !n.drawn():
		words = newWords.startAway
		first = n.seats[slices.IndexFunc(n.seats, func(s newSeat) bool { return s.where == library.ByLink })].name
	case n.count(library.Computer) == len(n.seats):
		words = newWords.watchStart
	case n.count(library.Computer) > 0:
		words = newWords.startWith
	case n.drawn():
		words = newWords.startDrawn
	}
	b := ui.Button{
		Text: words.Fill(n.app.Prefs.Lang, text.Facts{"player": first, "n": strconv.Itoa(n.count(library.Computer))}),
		Icon: icon.Play, Look: ui.Primary, Disabled: fault != "", Describe: fault,
	}
	if u.ButtonWidth(b) > r.W {
		b.Text, b.Name = n.app.Say(newWords.startShort), b.Text
	}
	if u.Button("act:start", r, b) || fault == "" && u.Key("Enter") {
		n.start()
		u.Again()
	}
}

// drawFault draws why the game cannot start, above the start button of a phone.
func (n *newGame) drawFault(u *ui.UI, page *ui.Rect) {
	f := n.fault()
	if f == "" {
		return
	}
	style := u.Type(widgets.Sizes.Compact, 0, u.Theme.Bad.Base)
	page.CutBottom(6)
	u.Paragraph("new:fault", page.CutBottom(float32(len(u.P.Wrap(f, page.W, style)))*widgets.Line(u, widgets.Sizes.Compact)), f, style)
}

// keys selects titles by digit.
func (n *newGame) keys(u *ui.UI) {
	for k, i := range slices.Concat(app.Boxes(n.entries)...) {
		if k < 9 && u.Key(strconv.Itoa(k+1)) {
			n.take(i)
			u.Again()
		}
	}
}

// take selects title i. Surplus seats are removed, missing ones added.
func (n *newGame) take(i int) {
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
