package record

import "fmt"

// NoteKind is the kind of a deviation made in reading a record, or of a difference found.
type NoteKind uint8

// The kinds of notes. The comment names the fields of Note that are set.
const (
	NothingToRedo      NoteKind = iota + 1 // a redo without an undo was ignored
	NothingToUndo                          // an undo at the beginning was ignored
	OldVersion                             // the record was played with an old version of 18xx.games
	PassDropped                            // What: a pass of this entity decides nothing by our rules
	PassAdded                              // What: a pass of this entity is missing by our rules
	RevenueDiffers                         // Have: the record's, Need: ours; the record's was used
	RouteRefused                           // What: the referee's reason; the recorded revenue was used
	RouteUnread                            // What: why the run could not be followed on the board
	CopyUnknown                            // What: a tile of the record's copy is not idle or does not exist
	ResultDiffers                          // What: player, Have: the record's, Need: ours
	EndReasonDiffers                       // What: the record's reason
	NotFinished                            // the record is finished, the replayed game is not
	ConnectionBelieved                     // What: a company connected by the record but not by our rules
	// OlderRules: What is the month of a change of 18xx.games' rules; the record was played before it.
	OlderRules
	SeedOfID // What: the number in the record's id, which dealt the cards
	// CostDiffers: What is the hex of a token, Have the record's cost, Need ours; the record's was used.
	CostDiffers
)

// Note describes a deviation at one action of a record, or in the record as a whole if Action is zero.
type Note struct {
	Action     int
	Kind       NoteKind
	What       string
	Have, Need int
}

// String returns the note in English.
func (n Note) String() string {
	if n.Action == 0 {
		return n.sentence()
	}
	return fmt.Sprintf("action %d: %s", n.Action, n.sentence())
}

// sentence returns the text of the note.
func (n Note) sentence() string {
	switch n.Kind {
	case NothingToRedo:
		return "nothing to redo, ignored"
	case NothingToUndo:
		return "nothing to undo, ignored"
	case OldVersion:
		return "played with an old version of 18xx.games; it may stop"
	case PassDropped:
		return fmt.Sprintf("a pass of %s decides nothing here, ignored", n.What)
	case PassAdded:
		return fmt.Sprintf("a pass of %s is missing here, added", n.What)
	case RevenueDiffers:
		return fmt.Sprintf("recorded revenue %d used, computed %d", n.Have, n.Need)
	case RouteRefused:
		return "recorded run accepted, refused by the rules: " + n.What
	case RouteUnread:
		return "recorded run accepted, not found on the board: " + n.What
	case CopyUnknown:
		return fmt.Sprintf("tile %s is no idle copy, another one taken", n.What)
	case ResultDiffers:
		return fmt.Sprintf("the result of %s is %d in the record, %d computed", n.What, n.Have, n.Need)
	case EndReasonDiffers:
		return "the record ends for another reason: " + n.What
	case OlderRules:
		return "played by 18xx.games' rules before " + n.What
	case SeedOfID:
		return fmt.Sprintf("the number %s in the id dealt the cards, not the seed", n.What)
	case CostDiffers:
		return fmt.Sprintf("recorded cost %d of the token on %s used, computed %d", n.Have, n.What, n.Need)
	case ConnectionBelieved:
		return fmt.Sprintf("%s is connected by the record, not by the rules", n.What)
	case NotFinished:
		return "the record is finished, the game is not"
	}
	return "?"
}
