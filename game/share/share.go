package share

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// version is the first character of every code.
const version = '1'

// MaxLength is the maximum length of a code in characters.
const MaxLength = 16 << 10

// The errors of links. Errors about the title are those of package match.
var (
	ErrNoLink  = errors.New("not a link to a game")
	ErrDamaged = errors.New("the link is damaged or incomplete")
	ErrNewer   = errors.New("the link is from a newer version")
	ErrTables  = errors.New("the link was made with other tables of the title")
	ErrTooLong = errors.New("the game is too long for a link")
)

// sumBytes is the length of the checksum in front of the message.
const sumBytes = 3

// Encode returns the code of a link that contains the whole game; the caller adds Key or MomentKey before it. It
// decodes its own output to ensure that no link would open as a different game. The error is ErrTooLong,
// match.ErrTitle, or one about what no link can say.
func Encode(g match.Game) (string, error) {
	g.Plans = nil
	return encodeAll(g)
}

// encodeAll is Encode with the plans.
func encodeAll(g match.Game) (string, error) {
	if g.Title == nil {
		return "", fmt.Errorf("share: %w", match.ErrTitle)
	}
	g = canonical(g)
	s := newSender()
	c := newCodec(s)
	c.game(g)
	if c.err != nil {
		return "", fmt.Errorf("share: %w", c.err)
	}
	code := string(version) + base64.RawURLEncoding.EncodeToString(seal(s.finish()))
	if len(code) > MaxLength {
		return "", fmt.Errorf("%w: %d characters", ErrTooLong, len(code))
	}
	back, err := Decode(code)
	if err != nil {
		return "", fmt.Errorf("share: the link does not read back: %w", err)
	}
	if !same(back, g) {
		return "", errors.New("share: the link reads back as another game")
	}
	return code, nil
}

// canonical returns the game in the form that a link can contain: with clean names and a cursor within the log.
func canonical(g match.Game) match.Game {
	names := make([]string, len(g.Players))
	for i, n := range g.Players {
		names[i] = match.CleanName(n)
	}
	g.Name, g.Players = match.CleanName(g.Name), names
	g.At = min(max(g.At, 0), len(g.Log))
	g.Stints = match.ValidStints(g.Stints, len(g.Players), len(g.Log))
	g.Programmes, g.Unread = linkForm(g), nil
	return g
}

// same reports whether two games agree in the parts that a link contains. A nil list equals an empty one.
func same(a, b match.Game) bool {
	return a.Title.Key == b.Title.Key && a.Title.Profile == b.Title.Profile &&
		slices.Equal(a.Title.Options, b.Title.Options) &&
		a.ID == b.ID && a.Name == b.Name && a.Seed == b.Seed && a.At == b.At &&
		a.Mark == b.Mark && a.TurnMark == b.TurnMark &&
		slices.Equal(a.Players, b.Players) && slices.Equal(a.Stints, b.Stints) &&
		slices.Equal(a.Programmes.Items, b.Programmes.Items) && slices.EqualFunc(a.Plans, b.Plans, samePlan) &&
		slices.EqualFunc(a.Log, b.Log, rules.SameAction)
}

// Decode returns the game of a link, given as a URL, its fragment or its code. The error is ErrNoLink, ErrNewer,
// ErrDamaged, ErrTables or one of package match about the title.
func Decode(link string) (match.Game, error) {
	code := fragmentOf(strings.TrimSpace(link))
	if _, game, ok := strings.Cut(code, puzzleEnd); ok && strings.HasPrefix(code, PuzzleKey) {
		code = game
	}
	code = strings.TrimPrefix(strings.TrimPrefix(code, Key), MomentKey)
	if len(code) > MaxLength {
		return match.Game{}, fmt.Errorf("%w: %d characters", ErrNoLink, len(code))
	}
	message, err := open(code)
	if err != nil {
		return match.Game{}, err
	}
	return read(message)
}

// fragmentOf returns the part of a link after its last '#', or all of a code.
func fragmentOf(link string) string { return link[strings.LastIndexByte(link, '#')+1:] }

// Prefixes of the fragment in links of the app.
const (
	Key       = "g=" // a game to be continued
	MomentKey = "p=" // a position to be viewed: the game up to it
	PuzzleKey = "z=" // a puzzle: the name of its kind, puzzleEnd, the game up to its position
)

// puzzleEnd ends the name of a kind of puzzle; no code contains it.
const puzzleEnd = "."

// Puzzle returns the fragment, with its prefix, of a link to a puzzle of a kind at the end of a game.
func Puzzle(kind string, g match.Game) (string, error) {
	game, err := Encode(g)
	return PuzzleKey + kind + puzzleEnd + game, err
}

// PuzzleKind returns the name of the kind of a link to a puzzle, or "" if a link is none.
func PuzzleKind(link string) string {
	kind, ok := strings.CutPrefix(fragmentOf(link), PuzzleKey)
	if kind, _, named := strings.Cut(kind, puzzleEnd); ok && named {
		return kind
	}
	return ""
}

// IsMoment reports whether a link shows a position of a game.
func IsMoment(link string) bool { return strings.HasPrefix(fragmentOf(link), MomentKey) }

// Moment returns the game up to its cursor, for a link that shows this position.
func Moment(g match.Game) match.Game {
	if at := min(max(g.At, 0), len(g.Log)); at < len(g.Log) {
		g.Log, g.Mark, g.TurnMark = g.Log[:at], 0, 0 // the marks are those of the end
		g.Stints = match.StintsUpTo(g.Stints, at)
	}
	g.At = len(g.Log)
	return g
}

// open returns the message of a code. The error is ErrNoLink if it is no link, ErrNewer if a later version of the
// format wrote it, ErrDamaged if the checksum is wrong.
func open(code string) ([]byte, error) {
	if code == "" || code[0] < '0' || code[0] > '9' {
		return nil, ErrNoLink
	}
	if code[0] != version {
		return nil, ErrNewer
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(code[1:])
	if err != nil || len(data) < sumBytes {
		return nil, ErrDamaged
	}
	if message := data[sumBytes:]; string(seal(message)[:sumBytes]) == string(data[:sumBytes]) {
		return message, nil
	}
	return nil, ErrDamaged
}

// seal returns a message with the checksum of version and message before it.
func seal(message []byte) []byte {
	crc := crc32.Update(crc32.ChecksumIEEE([]byte{version}), crc32.IEEETable, message)
	sum := binary.BigEndian.AppendUint32(nil, crc)
	return append(sum[:sumBytes:sumBytes], message...)
}

// read returns the game in a message.
func read(message []byte) (match.Game, error) {
	r := newReceiver(message)
	c := newCodec(r)
	g := c.game(match.Game{})
	switch {
	case c.err == nil:
		return g, nil
	case errors.Is(c.err, match.ErrTitle), errors.Is(c.err, match.ErrOption), errors.Is(c.err, match.ErrPlayers),
		errors.Is(c.err, ErrTables), errors.Is(c.err, ErrNewer):
		return match.Game{}, c.err
	}
	return match.Game{}, fmt.Errorf("%w: %w", ErrDamaged, c.err)
}

// game codes a whole game and the fingerprint of the table rows it uses, and returns the game.
func (c *codec) game(g match.Game) match.Game {
	g = c.header(g)
	if c.err != nil {
		return g
	}
	c.begin(g.Title, len(g.Players))
	g = c.log(g)
	if c.err != nil {
		return g
	}
	if p := c.rows.fingerprint(); c.plain(printBits, p) != p {
		c.fail("%w", ErrTables)
		return g
	}
	for _, code := range []func(*codec, match.Game) (match.Game, bool){
		(*codec).tail, codeProgrammes, codeTurnMark, codePlans,
	} {
		known := false
		if g, known = code(c, g); !known {
			break
		}
	}
	return g
}

// The kinds of tails after the fingerprint. Programs older than a tail ignore it. The levels of computers follow the
// stretches of seatsTail as a tail of their own.
const (
	tailBits  = 16
	nameTail  = 1 // the name of the game
	wholeTail = 2 // the name, which may be empty, the version of the rules and the mark of the last position
	seatsTail = 3 // the same, and the stretches in which the computer decided

	programmesTail = 1 // of the second tail: the programmes of the sender
	turnMarkTail   = 1 // of the third tail: the second mark of the last position
	plansTail      = 1 // of the fourth tail: the plans of the sender
)

// hasMore reports whether a second tail follows the first, empty perhaps, because another one follows it.
func hasMore(g match.Game) bool { return len(g.Programmes.Items) > 0 || hasMarkOrPlans(g) }

// hasMarkOrPlans reports whether a third tail follows the second.
func hasMarkOrPlans(g match.Game) bool { return g.TurnMark != 0 || len(g.Plans) > 0 }

// tail codes the name of a game and the mark by which a correction of the rules is detected, and returns them. It
// reports false where no tail follows: the message has ended, or a later version wrote the rest.
func (c *codec) tail(g match.Game) (match.Game, bool) {
	kind := uint32(0)
	switch {
	case len(g.Stints) > 0:
		kind = seatsTail
	case g.Mark != 0, hasMore(g):
		kind = wholeTail
	case g.Name != "":
		kind = nameTail
	}
	if !more(c.line, kind != 0) {
		return g, false
	}
	kind = uint32(c.plain(tailBits, uint64(kind)))
	if kind < nameTail || kind > seatsTail {
		return g, false
	}
	g.Name = c.text(g.Name)
	if g.Name != match.CleanName(g.Name) {
		c.fail("unusable name %q", g.Name)
	}
	if kind >= wholeTail {
		c.plain(rulesBits, uint64(g.Title.Version)) // repeated from the header
		g.Mark = uint32(c.plain(markBits, uint64(g.Mark)))
	}
	if kind == seatsTail {
		g = c.stints(g)
	}
	return g, true
}

// codeTurnMark codes the second mark in a third tail, which older programs ignore, and returns it. Like tail it reports
// whether another may follow.
func codeTurnMark(c *codec, g match.Game) (match.Game, bool) {
	if c.err != nil || !more(c.line, hasMarkOrPlans(g)) || c.plain(tailBits, turnMarkTail) != turnMarkTail {
		return g, false
	}
	g.TurnMark = uint32(c.plain(markBits, uint64(g.TurnMark)))
	return g, true
}

// more codes whether a tail follows and returns it: the message ends where none does.
func more(on line, follows bool) bool {
	switch l := on.(type) {
	case *sender:
		if follows {
			l.least = l.length() + 1
		}
	case *receiver:
		return l.at < len(l.in)
	}
	return follows
}

// stints codes the stretches in which the computer decided for players, and returns them.
func (c *codec) stints(g match.Game) match.Game {
	n := c.amount(len(g.Stints), part(stintsPart))
	if n > maxStints {
		c.fail("%d stints", n)
		return g
	}
	list := make([]match.Stint, n)
	for i := 0; i < n && c.err == nil; i++ {
		s := at(g.Stints, i)
		player, from := c.number(seatWidth, int(s.Player), part(stintsPart)), c.amount(s.From, part(stintPart))
		list[i] = match.Stint{Player: id.Player(player), From: from, To: c.amount(s.To, part(stintPart))}
	}
	c.codeLevels(g.Stints, list, hasMore(g))
	if len(match.ValidStints(list, len(g.Players), len(g.Log))) < n {
		c.fail("unsound stints")
	}
	g.Stints = list
	return g
}

// codeLevels codes the levels at which computers play, unless all are Sensible and no tail follows. A receiver writes
// them to list.
func (c *codec) codeLevels(from, list []match.Stint, followed bool) {
	differ := followed || slices.ContainsFunc(from, func(s match.Stint) bool { return s.Level != match.Sensible })
	if c.err != nil || !more(c.line, differ) {
		return
	}
	for i := range list {
		level := c.number(levelWidth, int(at(from, i).Level), part(levelPart))
		if level > int(match.Hard) {
			level = int(match.Sensible) // from a later version
		}
		list[i].Level = match.Level(level)
	}
}

// maxStints is the maximum number of stints in a link. Games with more of them must be passed on as files.
const maxStints = 200

// Widths in bits of the numbers in a tail.
const (
	rulesBits  = 8
	markBits   = 32
	levelWidth = 4
)
