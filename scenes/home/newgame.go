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

// newGame is the place where a game is set up.
type newGame struct {
	app     *app.Shell
	entries []titles.Entry
	chosen  int
	profile rules.Profile
	choices []rules.Choice // what the player chose
	usual   []rules.Choice // what the profile says
	seats   []newSeat
	order   seatOrder
	name    string
	own     bool // the player named the game
	page    int  // on a phone
	removed int  // seats that the title does not allow
	single  bool // the single rules are unfolded
	book    optionBook
	seed    string
	built   builtTitle
}

// builtTitle is a title with what it was built of: every picture asks for it, and it changes only with the choices.
type builtTitle struct {
	key     string
	profile rules.Profile
	options []string
	title   *rules.Title
	err     error
}

// newSeat is a player of a game that is set up.
type newSeat struct {
	id    int // stays when the seats are drawn
	name  string
	where library.Seat
	own   string // the name before the seat was made the computer's
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

// reset gives the options the values of the profile.
func (n *newGame) reset() {
	n.choices, n.usual = n.entry().Options(n.profile), n.entry().Options(n.profile)
}

// lastGame returns the last game of the title that was played on this device, or nil.
func (n *newGame) lastGame() *library.Info {
	for _, i := range n.app.Shelf.Games() {
		if i.Title == n.entry().Key && !i.Damaged && len(i.Players) <= n.entry().MaxPlayers {
			return i
		}
	}
	return nil
}

// recentGames is the number of games whose players are known by name.
const recentGames = 5

// known returns the players of the last games who have no seat, if there is one for them.
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

// seat gives a player the first seat without a name, or else a new one.
func (n *newGame) seat(name string) {
	if i := n.nameless(); i >= 0 {
		n.seats[i].name = name
		return
	}
	n.addSeat(name)
}

// nameless returns the first seat whose player has no name, or -1.
func (n *newGame) nameless() int {
	return slices.IndexFunc(n.seats, func(s newSeat) bool { return match.CleanName(s.name) == "" || isUnnamed(s.name) })
}

// addSeat adds a player; one without a name gets a name by number.
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

// unnamed is the name of a player who has none.
var unnamed = text.Pair{"Player {n}", "プレイヤー{n}"}

// isUnnamed reports whether a name was given to a player who has none.
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

// fault returns why the game cannot begin, or nothing.
func (n *newGame) fault() string {
	for i := range n.seats {
		if f := n.seatFault(i); f != "" {
			return f
		}
	}
	return n.seedFault()
}

// seatFault returns why the name of a seat will not do, or nothing.
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

// away reports whether nobody sits at this device, but somebody elsewhere.
func (n *newGame) away() bool { return n.count(library.Here) == 0 && n.count(library.ByLink) > 0 }

// count returns how many seats are of a kind.
func (n *newGame) count(kind library.Seat) (number int) {
	for _, s := range n.seats {
		if s.where == kind {
			number++
		}
	}
	return number
}

// computerNames are what computers are called. Some names of players begin alike, so that there is a choice.
func computerNames() []string {
	return []string{"Ada", "Bruno", "Clara", "Diego", "Elsa", "Felix", "Greta", "Hugo", "Irma", "Jonas", "Kira", "Leo"}
}

// settle makes a seat one of a kind. A computer's has a name from the list, and its own one again when it is none any more.
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

// title returns the rules that are chosen.
func (n *newGame) title() (*rules.Title, error) {
	e, options := n.entry(), rules.Chosen(n.choices, n.usual)
	if b := &n.built; b.key != e.Key || b.profile != n.profile || !slices.Equal(b.options, options) {
		t, err := e.Build(n.profile, options)
		*b = builtTitle{e.Key, n.profile, options, t, err}
	}
	return n.built.title, n.built.err
}

// gameName returns what the game will be called.
func (n *newGame) gameName() string {
	if n.own {
		return n.name
	}
	return app.UsualName(n.entry().Key, n.app.Prefs.Lang, n.app.Host.Now())
}

// start begins the game, with the players in the order in which they were entered or in one by chance.
func (n *newGame) start() {
	a := n.app
	t, err := n.title()
	if err == nil && n.drawn() {
		rand.Shuffle(len(n.seats), func(i, j int) { n.seats[i], n.seats[j] = n.seats[j], n.seats[i] })
	}
	var m *match.Match
	if err == nil {
		seed, _ := strconv.ParseUint(n.seed, 10, 64) // else there is a fault, and no start
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

// Draw draws the place: three columns, or three pages on a phone.
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

// scroll draws parts below each other in a column.
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

// drawPages draws one of the pages of a phone, with the button that starts the game on each.
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

// drawStart draws the button that starts the game.
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

// drawFault tells above the start of a phone why the game cannot begin.
func (n *newGame) drawFault(u *ui.UI, page *ui.Rect) {
	f := n.fault()
	if f == "" {
		return
	}
	style := u.Type(widgets.Sizes.Compact, 0, u.Theme.Bad.Base)
	page.CutBottom(6)
	u.Paragraph("new:fault", page.CutBottom(float32(len(u.P.Wrap(f, page.W, style)))*widgets.Line(u, widgets.Sizes.Compact)), f, style)
}

// keys chooses a title by its place in the list.
func (n *newGame) keys(u *ui.UI) {
	for k, i := range slices.Concat(app.Boxes(n.entries)...) {
		if k < 9 && u.Key(strconv.Itoa(k+1)) {
			n.take(i)
			u.Again()
		}
	}
}

// take chooses a title. Seats beyond what it allows are removed, and seats that it needs are added.
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
