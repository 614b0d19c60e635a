package plan

import (
	"slices"
	"unicode/utf8"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Remark is a colour and a note on a company, or on a cell of the price chart if Corp is zero.
type Remark struct {
	Corp  id.Corp    `json:"corp,omitempty"`
	Cell  market.Pos `json:"cell,omitzero"`
	Color uint8      `json:"color,omitempty"` // from 1
	Note  string     `json:"note,omitempty"`
}

// about reports whether two remarks are on the same company or cell.
func (r Remark) about(o Remark) bool { return r.Corp == o.Corp && (r.Corp != 0 || r.Cell == o.Cell) }

// RemarkOn returns the remark on the company or cell that about names; one without colour and note if there is none.
func (p *Plan) RemarkOn(about Remark) Remark {
	if i := slices.IndexFunc(p.Remarks, about.about); i >= 0 {
		return p.Remarks[i]
	}
	return Remark{Corp: about.Corp, Cell: about.Cell}
}

// SetRemark replaces the remark on the company or cell of r. One without colour and note is removed.
func (p *Plan) SetRemark(r Remark) {
	i := slices.IndexFunc(p.Remarks, r.about)
	switch empty := r.Color == 0 && r.Note == ""; {
	case i < 0 && !empty:
		p.Remarks = append(p.Remarks, r)
	case i >= 0 && empty:
		p.Remarks = slices.Delete(p.Remarks, i, i+1)
	case i >= 0:
		p.Remarks[i] = r
	}
}

// makesSense reports whether everything about the remark exists in a game of a title.
func (r Remark) makesSense(t *rules.Title) bool {
	if r.Corp == 0 {
		if _, ok := t.Market.At(r.Cell); !ok {
			return false
		}
	}
	return int(r.Corp) <= len(t.Corps) && r.Color <= Colors && fitsNote(r.Note)
}

// fitsNote reports whether a text can be a note.
func fitsNote(s string) bool { return utf8.ValidString(s) && utf8.RuneCountInString(s) <= MaxNote }
