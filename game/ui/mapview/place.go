package mapview

import "math"

// item is a word, value or picture to be placed: an upright rectangle with half its width and height, or a disc if the
// height is zero.
type item struct {
	w, h    float32
	margin  float32 // minimum distance to the rim of the hex
	want    float32 // clearance beyond which a position is no better
	minimum float32 // clearance below which the item is omitted

	near      bool // near the point; otherwise in a direction from the middle
	point     Point
	direction float64
}

// The scores of the search: per tu of clearance, per degree from the preferred direction, and per tu from the point.
const (
	perClear  = 3
	perDegree = 0.05
	perTu     = 0.10
)

// overlap is the negative clearance in tu up to which labels, values and costs may overlap track and stops. Names may
// not overlap anything.
const overlap = -3

// candidates are the positions tried, in order: the middle and points on circles, every 10 degrees.
var candidates = func() (ps []candidate) {
	ps = append(ps, candidate{})
	for _, r := range [...]float32{30, 44, 54, 60, 66, 72} {
		for i := range 36 {
			direction := float64(i) * math.Pi / 18
			ps = append(ps, candidate{polar(r, direction), direction, oblique(i)})
		}
	}
	return ps
}()

// oblique is the loss of direction i of 36: none to the right, below and to the left, and elsewhere less than that of
// one tu of clearance. The space above the middle is preferred for names.
func oblique(i int) float32 {
	if i%9 == 0 && i != 27 {
		return 0
	}
	return 0.4
}

// candidate is a position to try.
type candidate struct {
	at        Point
	direction float64
	oblique   float32 // loss of positions that are neither beside nor below the middle
}

// search returns the best position for an item inside a hex, clear of the obstacles, and whether there is one. Among
// equal positions the first wins, so that the result is deterministic.
func (g grid) search(it *item, o *obstacles) (best Point, ok bool) {
	score := float32(math.Inf(-1))
	for i := range candidates {
		c := &candidates[i]
		away := it.away(c)
		if perClear*it.want-away <= score || !g.holds(it, c.at) {
			continue
		}
		minimum := max(it.minimum, (score+away)/perClear)
		clear := it.clearance(o, c.at, minimum)
		if clear < it.minimum {
			continue
		}
		if s := perClear*clear - away; s > score+1e-4 {
			score, best, ok = s, c.at, true
		}
	}
	return best, ok
}

// away returns the loss of a candidate by its distance from the ideal position.
func (it *item) away(c *candidate) float32 {
	if it.near {
		return perTu*c.at.Sub(it.point).Len() + c.oblique
	}
	if c.at == (Point{}) {
		return perDegree * 45
	}
	return perDegree * float32(math.Abs(turnTo(it.direction, c.direction))*180/math.Pi)
}

// clearance returns the distance of an item at a position from the nearest obstacle; see obstacles.around.
func (it *item) clearance(o *obstacles, at Point, minimum float32) float32 {
	if it.h == 0 {
		return o.aroundDisc(at, it.w, minimum, it.want)
	}
	return o.around(at, it.w, it.h, minimum, it.want)
}

// holds reports whether the item is inside the hex with its margin.
func (g grid) holds(it *item, at Point) bool {
	for _, n := range g.normals() {
		reach := it.w
		if it.h != 0 {
			reach = it.w*abs(n.X) + it.h*abs(n.Y)
		}
		if at.X*n.X+at.Y*n.Y+reach > apothem-it.margin {
			return false
		}
	}
	return true
}

// put adds a placed item to the obstacles for later ones.
func (o *obstacles) put(it *item, at Point) {
	if it.h == 0 {
		o.discs = append(o.discs, disc{at, it.w})
		return
	}
	o.boxes = append(o.boxes, box{at: at, w: it.w, h: it.h, cos: 1})
}
