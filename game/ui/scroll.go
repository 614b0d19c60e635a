package ui

import (
	"math"
	"time"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// scroll is the scroll state of an area, in dp.
type scroll struct {
	x, y       float32
	maxX, maxY float32
	vx, vy     float32 // dp per second of a fling
	at         time.Duration
	height     float32 // of the content in the last pass
	end        bool    // End was pressed: stay at the end, even if the size changes, until the area is scrolled again
}

const (
	flingDecay = 0.25 // seconds in which the speed drops by a factor of e
	flingStop  = 20   // speed in dp per second below which a fling stops
	lineStep   = 40   // dp per press of an arrow key
	barWidth   = 4    // dp
	barMargin  = 2    // dp to the edges of the area
	leastThumb = 24   // length of the thumb in dp
	gripMargin = 3    // dp around the thumb where it can be grabbed
)

// SameLength reports whether two lengths differ by rounding only: the same content can be a hair higher farther down.
func SameLength(a, b float32) bool {
	const hair = 0.01 // dp
	return max(a, b)-min(a, b) < hair
}

// Scroll draws content that may be higher than the rectangle. content gets a rectangle at the top of the content, as
// wide as the area, and returns the height of the content. A focusable node with the same id scrolls with the keyboard.
func (u *UI) Scroll(id string, r Rect, content func(Rect) (height float32)) {
	s := u.scrollOf(id)
	u.scrollBy(id, s, r, r.W, s.height)
	if s.maxY > 0 {
		u.addRegion(id, r, wantScroll|wantWheel)
	}
	u.P.Clip(r)
	before := u.ring
	u.within++
	s.height = content(paint.R(r.X, r.Y-s.y, r.W, max(r.H, s.height)))
	u.within--
	u.revealIn(s, r, before)
	u.P.Unclip()
	u.recordFocus(id, r, theme.Radius.Chip)
	if most := max(0, s.height-r.H); s.y > most || !SameLength(s.maxY, most) {
		u.Again()
	}
	u.scrollBar(id, s, r)
}

// ScrollTo scrolls the area so that the part of its content from y to y+h is in the middle. With an empty area and
// zeros it scrolls to the top. A part that is to be revealed in the area takes precedence.
func (u *UI) ScrollTo(id string, area Rect, y, h float32) {
	if u.wanted.H > 0 {
		return
	}
	s, to := u.scrollOf(id), y+h/2-area.H/2
	s.end = false
	if s.y != to {
		s.y = to
		u.Again()
	}
}

// ScrollIn is like ScrollTo for an area drawn later in the same pass, whose content height is known, so that this pass
// shows the result.
func (u *UI) ScrollIn(id string, area Rect, y, h, height float32) {
	s := u.scrollOf(id)
	s.y, s.height, s.end = y+h/2-area.H/2, height, false
}

// scrollOf returns the scroll position of an area, which begins at the top.
func (u *UI) scrollOf(id string) *scroll {
	s, ok := u.scrolls[id]
	if !ok {
		s = &scroll{}
		u.scrolls[id] = s
	}
	return s
}

// scrollBy applies the player's scrolling to the area, whose content has the size w by h.
func (u *UI) scrollBy(id string, s *scroll, r Rect, w, h float32) {
	p := &u.pointer
	before := s.y
	if p.wheeled == id && u.has {
		dx, dy := u.event.DX, u.event.DY
		if u.event.Shift && dx == 0 {
			dx, dy = dy, 0
		}
		s.x, s.y = s.x+dx, s.y+dy
	}
	if p.scrolling == id && u.has {
		s.x, s.y = s.x-p.dx, s.y-p.dy
	} else if p.scrolling != id && (s.vx != 0 || s.vy != 0) {
		s.glide(u.Now)
	}
	end := u.scrollKeys(id, s, r.H*0.9, h)
	if s.y != before {
		s.end = end
	}
	s.maxX, s.maxY = max(0, w-r.W), max(0, h-r.H)
	s.x, s.y = min(max(0, s.x), s.maxX), min(max(0, s.y), s.maxY)
	if s.end {
		s.y = s.maxY
	}
	s.stopAtEnds()
	u.moving = u.moving || s.vx != 0 || s.vy != 0
}

// scrollKeys scrolls an area by the keys pressed on it and reports whether it was the key for the end. The result may
// be beyond the content, whose height is h; page is the height of a page.
func (u *UI) scrollKeys(id string, s *scroll, page, h float32) (end bool) {
	for _, k := range [...]struct {
		chord  string
		dx, dy float32
	}{
		{"ArrowUp", 0, -lineStep},
		{"ArrowDown", 0, lineStep},
		{"ArrowLeft", -lineStep, 0},
		{"ArrowRight", lineStep, 0},
		{"PageUp", 0, -page},
		{"PageDown", 0, page},
		{"Home", 0, -h},
		{"End", 0, h},
	} {
		if u.KeyOn(id, k.chord) {
			s.x, s.y = s.x+k.dx, s.y+k.dy
			end = k.chord == "End"
		}
	}
	return end
}

// stopAtEnds stops a fling at the ends of the area.
func (s *scroll) stopAtEnds() {
	if s.x <= 0 && s.vx < 0 || s.x >= s.maxX && s.vx > 0 {
		s.vx = 0
	}
	if s.y <= 0 && s.vy < 0 || s.y >= s.maxY && s.vy > 0 {
		s.vy = 0
	}
}

// glide continues a fling.
func (s *scroll) glide(now time.Duration) {
	dt := float32((now - s.at).Seconds())
	s.at = now
	s.x, s.y = s.x+s.vx*dt, s.y+s.vy*dt
	k := float32(math.Exp(-float64(dt) / flingDecay))
	s.vx, s.vy = s.vx*k, s.vy*k
	if s.vx*s.vx+s.vy*s.vy < flingStop*flingStop {
		s.vx, s.vy = 0, 0
	}
}

// stopFlings ends the momentum of all scroll areas.
func (u *UI) stopFlings() {
	for _, s := range u.scrolls {
		s.vx, s.vy = 0, 0
	}
}

// Reveal scrolls the area being drawn by the minimum needed to show a part of its content.
func (u *UI) Reveal(part Rect) { u.wanted = part }

// Seek makes the next picture show the node with an id: the area that draws it is scrolled by the minimum needed. A
// node that no scroll area draws must be in sight anyway.
func (u *UI) Seek(id string) {
	u.sought = id
	u.Again()
}

// revealIn reveals the part requested with Reveal, and the newly focused widget if it is in the area. The surrounding
// areas then do the same.
func (u *UI) revealIn(s *scroll, r Rect, before ring) {
	if u.wanted.H > 0 {
		u.scrollInto(s, r, u.wanted)
		u.wanted = Rect{}
	}
	if !u.reveal || !u.ring.shown || u.ring == before {
		return
	}
	u.reveal, s.end = u.within > 0, false
	u.scrollInto(s, r, u.ring.rect)
}

// scrollInto scrolls an area by the minimum needed to show a part of its content, or the top of a part higher than the
// area.
func (u *UI) scrollInto(s *scroll, r, part Rect) {
	const margin = 8
	if d := part.Bottom() + margin - r.Bottom(); d > 0 {
		s.y += d
		u.Again()
	}
	if d := r.Y - part.Y + margin; d > 0 {
		s.y = max(0, s.y-d)
		u.Again()
	}
}

// scrollBar draws the scroll bar, which can be dragged.
func (u *UI) scrollBar(id string, s *scroll, r Rect) {
	if s.height <= r.H+0.5 || u.P.Record != nil { // what is recorded is shown at other heights
		return
	}
	track := paint.R(r.Right()-barWidth-barMargin, r.Y+barMargin, barWidth, r.H-2*barMargin)
	h := max(leastThumb, track.H*r.H/s.height)
	thumb := paint.R(track.X, track.Y+(track.H-h)*s.y/max(1, s.height-r.H), barWidth, h)
	grip := id + ":bar"
	if !u.Surface.Coarse {
		g := u.Area(grip, thumb.Inset(-gripMargin))
		if g.Dragging && g.DY != 0 {
			s.end = false
			s.y += g.DY * (s.height - r.H) / (track.H - h)
			s.y = min(max(0, s.y), s.height-r.H)
			u.Again()
		}
	}
	c := u.Theme.Line.Strong
	if !u.hover(grip) {
		const resting = 0.6
		c = c.Alpha(resting)
	}
	u.P.RoundRect(thumb, barWidth/2, c)
}
