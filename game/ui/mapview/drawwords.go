package mapview

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/tile"
)

// drawWords writes the words of a hex on a background. Among values by phase, the current one is framed.
func (pt *painter) drawWords(words []word, ground paint.Color) {
	for i := range words {
		switch w := &words[i]; w.kind {
		case tableWord:
			pt.drawTable(w)
		case discWord:
			v := w.values[inForce(w.values, pt.phase)]
			fill := pt.tileColor(v.from)
			pt.drawValue(w.at, v.text, fill, onTile(fill))
		case valueWord:
			pt.drawValue(w.at, w.lines[0], pt.style.City.Fill, pt.style.City.Ring)
		case labelWord:
			pt.drawText(w.lines[0], w.at, pt.sizes.label, paint.Text{
				Weight: paint.Bold, Color: onTile(ground), Halo: size.Label.Halo / 2, HaloColor: ground,
			})
		case costWord:
			pt.drawCost(w, ground)
		case portWord:
			landPainter{pt}.drawTerrain("port", w.at.X, w.at.Y, w.icon, ground)
		case nameWord:
			pt.drawName(w, ground)
		case numberWord, coordinateWord:
			pt.drawText(w.lines[0], w.at, pt.sizes.number, paint.Text{Color: onTile(ground)})
		}
	}
}

// inForce returns the index of the value that applies while c is the highest colour that may be laid.
func inForce(values []phaseValue, c tile.Color) int {
	k := 0
	for i, v := range values {
		if v.from <= c {
			k = i
		}
	}
	return k
}

// drawTable draws the values of a stop by phase and frames the one in force.
func (pt *painter) drawTable(w *word) {
	cw, ch := pt.sizes.cell(pt.Fonts, w.values)
	left, top := w.at.X-cw*float32(len(w.values))/2, w.at.Y-ch/2
	for i, v := range w.values {
		fill := pt.tileColor(v.from)
		r := paint.R(left+float32(i)*cw, top, cw, ch)
		pt.Fill(r, fill)
		x, y := r.Center()
		pt.drawText(v.text, Point{X: x, Y: y}, pt.sizes.phase, paint.Text{Weight: paint.Bold, Color: onTile(fill)})
	}
	pt.Frame(paint.R(left, top, cw*float32(len(w.values)), ch), 0, 1.2, pt.style.Track.Ink)
	now := inForce(w.values, pt.phase)
	frame := paint.R(left+float32(now)*cw, top, cw, ch).Inset(-size.Offboard.Current / 2) // leaves the figure its room
	pt.Frame(frame, 0, size.Offboard.Current, pt.style.Track.Ink)
}

// drawValue draws a value in its circle. Three digits are smaller.
func (pt *painter) drawValue(at Point, text string, fill, ink paint.Color) {
	k := pt.sizes.value / size.Revenue.Text
	pt.Circle(at.X, at.Y, size.Revenue.Radius*k+size.Revenue.Outline/2, pt.style.City.Ring)
	pt.Circle(at.X, at.Y, size.Revenue.Radius*k-size.Revenue.Outline/2, fill)
	letters := pt.sizes.value
	if len(text) > 2 {
		letters *= size.Revenue.TextThreeDigits / size.Revenue.Text
	}
	pt.drawText(text, at, letters, paint.Text{Weight: paint.Bold, Color: ink})
}

// drawCost draws the icons of a hex's terrain with its cost below them.
func (pt *painter) drawCost(w *word, ground paint.Color) {
	at := w.at
	if len(w.terrain) > 0 {
		icon := w.icon
		up := float32(0)
		if len(w.lines) > 0 {
			up = (pt.sizes.cost*paint.CapHeight + costGap) / 2
		}
		x := at.X - icon*float32(len(w.terrain)-1)/2
		for _, name := range w.terrain {
			landPainter{pt}.drawTerrain(name, x, at.Y-up, icon, ground)
			x += icon
		}
		at.Y += (icon + costGap) / 2
	}
	if len(w.lines) > 0 {
		pt.drawText(w.lines[0], at, pt.sizes.cost, paint.Text{Weight: paint.Bold, Color: onTile(ground)})
	}
}

// drawName draws the lines of a name around their middle, with a halo in the color of the ground.
func (pt *painter) drawName(w *word, ground paint.Color) {
	step := pt.sizes.name * nameLine
	at := w.at
	at.Y -= step * float32(len(w.lines)-1) / 2
	for _, l := range w.lines {
		pt.drawText(l, at, pt.sizes.name, paint.Text{Color: onTile(ground), Halo: size.Name.Halo / 2, HaloColor: ground})
		at.Y += step
	}
}

// drawText writes one line centred on a point. The size is rounded to whole pixels, so that zooming needs few sizes of
// characters; the halo is at least one pixel wide.
func (pt *painter) drawText(s string, at Point, tu float32, t paint.Text) {
	px := pt.PixelsPerUnit()
	whole := float32(int(tu*px + 0.5))
	t.Size, t.Align = max(whole, 1)/px, paint.Center
	if t.Halo > 0 {
		t.Halo = max(1, float32(int(t.Halo*px+0.5))) / px
	}
	pt.Text(s, at.X, at.Y+t.Size*paint.CapHeight/2, t)
}
