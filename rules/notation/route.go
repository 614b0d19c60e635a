package notation

import (
	"fmt"
	"math"
	"strings"

	"github.com/hexrail/hexrail/rules/track"
)

// route writes a route as its pieces of track in order, "H12.2+H14.0+H16.1": the hex and the number of the piece on the
// visible face. A following "/2" is the number of halts used. A route of a single stop is "@" and the stop, "@H12.0"; a
// train that does not run is "-".
func (l *line) route(r track.Route) string {
	if len(r.Pieces) == 0 {
		if r.Only == (track.StopAt{}) {
			return "-"
		}
		return fmt.Sprintf("@%s.%d", l.t.HexName(r.Only.Hex), r.Only.Stop)
	}
	pieces := make([]string, len(r.Pieces))
	for i, piece := range r.Pieces {
		pieces[i] = fmt.Sprintf("%s.%d", l.t.HexName(piece.Hex), piece.Path)
	}
	text := strings.Join(pieces, "+")
	if r.Halts != 0 {
		text += fmt.Sprintf("/%d", r.Halts-1)
	}
	return text
}

// route consumes a route as line.route writes it, and returns it.
func (p *parser) route() track.Route {
	w := p.word()
	if w == "-" {
		return track.Route{}
	}
	if stop, ok := strings.CutPrefix(w, "@"); ok {
		only := p.piece(stop) // a stop is written like a piece of track
		return track.Route{Only: track.StopAt{Hex: only.Hex, Stop: only.Path}}
	}
	var r track.Route
	w, halts, chosen := strings.Cut(w, "/")
	if chosen {
		n, err := number(halts)
		if err != nil || n >= math.MaxUint8 {
			p.fail(fmt.Errorf("no number of halts %q", halts))
			return r
		}
		r.Halts = uint8(n) + 1
	}
	for _, s := range strings.Split(w, "+") {
		r.Pieces = append(r.Pieces, p.piece(s))
	}
	return r
}

// piece returns the piece of track with a name such as "H12.0". If there is none, p fails.
func (p *parser) piece(s string) track.Piece {
	name, path, _ := strings.Cut(s, ".")
	h, err := findHex(p.t, name)
	if err != nil {
		p.fail(err)
		return track.Piece{}
	}
	n, err := number(path)
	if err != nil || n > math.MaxUint8 {
		p.fail(fmt.Errorf("no piece of track %q", s))
		return track.Piece{}
	}
	return track.Piece{Hex: h, Path: uint8(n)}
}
