package info

import "hexrail/rules/id"

// Permanent reports whether a kind of train never rusts.
func (d *Desk) Permanent(k id.TrainKind) bool { return d.Game.Title().Train(k).RustsOn == "" }

// RustsNext reports whether the kind that removes a kind of train is for sale.
func (d *Desk) RustsNext(k id.TrainKind) bool {
	title := d.Game.Title()
	by := title.FindTrain(title.Train(k).RustsOn)
	return by != 0 && d.View().InDepot(by)
}
