package scenes

import "hexrail/rules/id"

// permanent reports whether a kind of train never rusts.
func (t *Table) permanent(k id.TrainKind) bool { return t.game.Title().Train(k).RustsOn == "" }

// rustsNext reports whether the kind that removes a kind of train is for sale.
func (t *Table) rustsNext(k id.TrainKind) bool {
	title := t.game.Title()
	by := title.FindTrain(title.Train(k).RustsOn)
	return by != 0 && t.view().InDepot(by)
}
