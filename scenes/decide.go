package scenes

// decide returns the decision for the position on screen.
func decide(t *Table) decision { return &declining{table: t} }

// declining is a decision of which only the way to decline is known.
type declining struct {
	idle
	table *Table
}

// Bar offers to pass.
func (d *declining) Bar() bar {
	p := d.table.see().Prompt.Decline
	if p == nil {
		return bar{}
	}
	return bar{Secondary: &act{
		ID: "act:pass", Text: p.Text, Key: "1", Why: p.Why.Text, Do: func() { d.table.play(p.Action) },
	}}
}
