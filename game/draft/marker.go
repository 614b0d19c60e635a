package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/titles"
)

// dressSite sets the texts of a hex for the marker of a private, including the effect of the marker there.
func dressSite(d *decision, o *Option) {
	a := o.first()
	o.Text = d.say.Hex(o.Hex)
	if describe := titles.WordsOf(d.v.T).Marker; describe != nil && a != nil {
		if e := d.EffectsOf(a); !e.Refusal.Refused() {
			after := e.view(d.v)
			for _, m := range after.AppendMarkers(nil, o.Hex) {
				if m.Private == o.Private {
					o.Detail = describe(after, m).Name.Fill(d.say.Lang, text.Facts{"corp": d.say.Corp(m.Corp)})
				}
			}
		}
	}
	o.Spoken = join2(d.voice.Hex(o.Hex), o.Detail)
}
