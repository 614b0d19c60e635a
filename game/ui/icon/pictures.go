package icon

// The icons.
const (
	Menu         Name = "menu"
	Undo         Name = "undo"
	Redo         Name = "redo"
	History      Name = "history"
	Branch       Name = "branch"
	Table        Name = "table"
	Rules        Name = "rules"
	Help         Name = "help"
	Share        Name = "share"
	Gear         Name = "gear"
	Plus         Name = "plus"
	Minus        Name = "minus"
	Fit          Name = "fit"
	Layers       Name = "layers"
	Close        Name = "close"
	Check        Name = "check"
	ChevronLeft  Name = "chevron-left"
	ChevronRight Name = "chevron-right"
	ChevronUp    Name = "chevron-up"
	ChevronDown  Name = "chevron-down"
	ArrowLeft    Name = "arrow-left"
	ArrowRight   Name = "arrow-right"
	ArrowUp      Name = "arrow-up"
	ArrowDown    Name = "arrow-down"
	Lock         Name = "lock"
	Info         Name = "info"
	Warn         Name = "warn"
	Link         Name = "link"
	Copy         Name = "copy"
	QR           Name = "qr"
	Download     Name = "download"
	Upload       Name = "upload"
	TurnCW       Name = "turn-cw"
	TurnCCW      Name = "turn-ccw"
	User         Name = "user"
	Bot          Name = "bot"
	Crown        Name = "crown"
	Flag         Name = "flag"
	Bulb         Name = "bulb"
	Play         Name = "play"
	Pause        Name = "pause"
	Step         Name = "step"
	StepBack     Name = "step-back"
	Next         Name = "next"
	Prev         Name = "prev"
	Train        Name = "train"
	Coin         Name = "coin"
	Certificate  Name = "certificate"
	Eye          Name = "eye"
	Map          Name = "map"
	Market       Name = "market"
	Factory      Name = "factory"
	Chart        Name = "chart"
	More         Name = "more"
	Search       Name = "search"
	Filter       Name = "filter"
	Dice         Name = "dice"
	Globe        Name = "globe"
	Trash        Name = "trash"
	Bank         Name = "bank"
	Drag         Name = "drag"
	Pin          Name = "pin"
	Clock        Name = "clock"
	Swap         Name = "swap"
	Sound        Name = "sound"
	Home         Name = "home"
	Learn        Name = "learn"
)

// pictures holds the drawing of every icon, in the language that the package comment describes.
var pictures = map[Name]string{
	Menu:    "M4 6H20 M4 12H20 M4 18H20",
	Undo:    "M8 5L4 9L8 13 M4 9H14 A14 14 5 -90 90 M14 19H9",
	Redo:    "M16 5L20 9L16 13 M20 9H10 A10 14 5 270 90 M10 19H15",
	History: "A12 12 8 -150 165 M4 4V9H9 M12 8V12.5L15 14.5",
	Branch:  "O7 5.5 2.2 O7 18.5 2.2 O17 8 2.2 M7 8V16 M17 10.5C17 14 12 13.5 8.5 16.5",
	Table:   "R4 5 16 14 2 M4 10H20 M10 10V19",
	Rules:   "M12 6.5C10 5 7 4.5 4 5V18.5C7 18 10 18.5 12 20C14 18.5 17 18 20 18.5V5C17 4.5 14 5 12 6.5 M12 6.5V20",
	Help:    "O12 12 8.5 M9.5 9.7C9.7 6.7 14.4 6.9 14.4 9.8C14.4 11.7 12 11.7 12 13.6 D12 16.8 1.2",
	Share:   "O6 12 2.3 O17.5 6 2.3 O17.5 18 2.3 M8 11L15.4 7.1 M8 13L15.4 16.9",
	Gear: "O12 12 3 O12 12 6.5 M12 5.5V3 M12 18.5V21 M5.5 12H3 M18.5 12H21 " +
		"M7.4 7.4L5.6 5.6 M16.6 7.4L18.4 5.6 M7.4 16.6L5.6 18.4 M16.6 16.6L18.4 18.4",
	Plus:         "M12 5V19 M5 12H19",
	Minus:        "M5 12H19",
	Fit:          "M4 9V4H9 M15 4H20V9 M20 15V20H15 M9 20H4V15",
	Layers:       "M12 4L20 8.5L12 13L4 8.5Z M4.5 12.5L12 16.5L19.5 12.5 M4.5 16.2L12 20.2L19.5 16.2",
	Close:        "M6 6L18 18 M18 6L6 18",
	Check:        "M5 12.5L10 17.5L19 7",
	ChevronLeft:  "M15 5L8 12L15 19",
	ChevronRight: "M9 5L16 12L9 19",
	ChevronUp:    "M5 15L12 8L19 15",
	ChevronDown:  "M5 9L12 16L19 9",
	ArrowLeft:    "M20 12H4 M10 6L4 12L10 18",
	ArrowRight:   "M4 12H20 M14 6L20 12L14 18",
	ArrowUp:      "M12 20V4 M6 10L12 4L18 10",
	ArrowDown:    "M12 4V20 M6 14L12 20L18 14",
	Lock:         "R5 11 14 9 2 M8 11V8 A12 8 4 180 360 M16 8V11",
	Info:         "O12 12 8.5 M12 11.5V16.5 D12 7.8 1.2",
	Warn:         "M12 4L21 19.5H3Z M12 10V14 D12 16.7 1.1",
	Link:         "M10 14L14 10 M11 7.5L13 5.5C17 2 22 7 18.5 11L16.5 13 M13 16.5L11 18.5C7 22 2 17 5.5 13L7.5 11",
	Copy:         "R9 9 11 11 2 M15 9V6C15 5 14.5 4 13 4H6C5 4 4 5 4 6V13C4 14.5 5 15 6 15H9",
	QR:           "R4 4 6 6 1 R14 4 6 6 1 R4 14 6 6 1 D15 15 1.2 D19 15 1.2 D15 19 1.2 D19 19 1.2",
	Download:     "M12 4V15 M7 10.5L12 15.5L17 10.5 M4 20H20",
	Upload:       "M12 16V4.5 M7 9L12 4L17 9 M4 20H20",
	TurnCW:       "A12 12 8 0 310 L20 8 M20 3.5V8H15.5",
	TurnCCW:      "A12 12 8 180 -130 L4 8 M4 3.5V8H8.5",
	User:         "O12 8 4 M4 20C4.5 12.8 19.5 12.8 20 20",
	Bot:          "R5 8 14 11 3 M12 8V4 D12 4 1.4 D9.2 13 1.3 D14.8 13 1.3 M2.5 12.5V15 M21.5 12.5V15",
	Crown:        "M4 18L3 7L8 11.5L12 5L16 11.5L21 7L20 18Z",
	Bulb:         "M9.5 17.5C9.5 14.5 6.5 13 6.5 9.3C6.5 2.5 17.5 2.5 17.5 9.3C17.5 13 14.5 14.5 14.5 17.5Z M10 20.5H14",
	Flag:         "M6 21V4 M6 5C9 3 13 7 18 5V13C13 15 9 11 6 13",
	Play:         "M7 5L19 12L7 19Z",
	Pause:        "M8.5 5.5V18.5 M15.5 5.5V18.5",
	Step:         "M6 5L15 12L6 19Z M19 5V19",
	StepBack:     "M18 5L9 12L18 19Z M5 5V19",
	Next:         "M5 5L12 12L5 19 M13 5L20 12L13 19",
	Prev:         "M19 5L12 12L19 19 M11 5L4 12L11 19",
	Train:        "R6 3.5 12 13 3 M6 11H18 D9.3 13.9 1.1 D14.7 13.9 1.1 M8.5 17L6 21 M15.5 17L18 21 M12 3.5V11",
	Coin:         "O12 12 8 O12 12 3.5",
	Certificate:  "R3 5 18 13 2 M7 9H13 M7 13H11 O16 13 2 M15 15V21 M17 15V21",
	Eye:          "M2.5 12C6.5 4 17.5 4 21.5 12C17.5 20 6.5 20 2.5 12 O12 12 2.8",
	Map:          "M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20Z M9 4V17.5 M15 6.5V20",
	Market:       "M4 4H20V9.5H14.5V15H9V20.5H4Z M4 9.5H14.5 M4 15H9 M9 4V15 M14.5 4V9.5",
	Factory:      "M4 20V11L9 14V11L14 14V5H18.5L20 20Z M8 17H8.1 M12 17H12.1 M16 17H16.1",
	Chart:        "M4 20H20 M7 16V12 M12 16V5 M17 16V9",
	More:         "D5.5 12 1.7 D12 12 1.7 D18.5 12 1.7",
	Search:       "O10.5 10.5 6 M15 15L20.5 20.5",
	Filter:       "M4 5H20L14 12.5V19L10 17V12.5Z",
	Dice:         "R4 4 16 16 3 D8.5 8.5 1.4 D15.5 15.5 1.4 D12 12 1.4 D15.5 8.5 1.4 D8.5 15.5 1.4",
	Globe:        "O12 12 8.5 M3.5 12H20.5 M12 3.5C6.5 8 6.5 16 12 20.5C17.5 16 17.5 8 12 3.5",
	Trash:        "M4 6.5H20 M9 6.5V4H15V6.5 M6 6.5L7 20H17L18 6.5 M10 10.5V16 M14 10.5V16",
	Bank:         "M5 9.5L12 5L19 9.5Z M6 10V17 M10 10V17 M14 10V17 M18 10V17 M3.5 20H20.5",
	Drag:         "D9 6 1.4 D15 6 1.4 D9 12 1.4 D15 12 1.4 D9 18 1.4 D15 18 1.4",
	Pin:          "M12 21C5 13.5 5 11.5 5 10C5 1 19 1 19 10C19 11.5 19 13.5 12 21 O12 10 2.3",
	Clock:        "O12 12 8.5 M12 7V12L15.5 14",
	Swap:         "M4 8.5H19 M15 4.5L19 8.5L15 12.5 M20 15.5H5 M9 11.5L5 15.5L9 19.5",
	Sound:        "M4 9.5V14.5H8L13 19V5L8 9.5Z A13 12 4 -40 40 A13 12 8 -45 45",
	Learn:        "M2 9L12 4.5L22 9L12 13.5Z M6 11V16C8 18.5 16 18.5 18 16V11 M22 9V15",
	Home:         "M3.5 11.5L12 4L20.5 11.5 M6 10V20H18V10 M10 20V14H14V20",
}
