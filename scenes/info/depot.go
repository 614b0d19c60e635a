package info

import "github.com/hexrail/hexrail/rules/id"

// Permanent reports whether trains of a kind never rust.
func (d *Desk) Permanent(k id.TrainKind) bool { return d.Game.Title().Train(k).RustsOn == "" }

// RustsNext reports whether the trains that rust kind k are for sale.
func (d *Desk) RustsNext(k id.TrainKind) bool {
	title := d.Game.Title()
	by := title.FindTrain(title.Train(k).RustsOn)
	return by != 0 && d.View().InDepot(by)
}
