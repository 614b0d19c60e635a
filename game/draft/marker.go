package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/titles"
)

// dressSite sets the texts of a hex for the marker of a private, including the effect of the marker there.
func dressSite(d *decision, o *Option) {
	o.Text, o.Detail = d.say.Hex(o.Hex), d.markerAfter(o)
	o.Spoken = d.join2(d.voice.Hex(o.Hex), o.Detail)
}

// markerAfter describes the marker that the option's private has on its hex after the first form. It returns "" if the
// option is barred or the title has no words for markers.
func (d *decision) markerAfter(o *Option) (words string) {
	describe := titles.WordsOf(d.v.T).Marker
	if describe == nil || o.Barred {
		return ""
	}
	e := d.EffectsOf(o.first())
	if e.Refusal.Refused() {
		return ""
	}
	after := e.view(d.v)
	for _, m := range after.AppendMarkers(nil, o.Hex) {
		if m.Private == o.Private {
			words = describe(after, m).Name.Fill(d.say.Lang, text.Facts{"corp": d.say.Corp(m.Corp)})
		}
	}
	return words
}
