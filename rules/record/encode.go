package record

// envelopeOut is a record in the form written, with its fields in the order of 18xx.games.
type envelopeOut struct {
	ID            string         `json:"id"`
	Title         string         `json:"title"`
	Description   string         `json:"description"`
	User          playerOut      `json:"user"`
	Mode          string         `json:"mode"`
	Players       []playerOut    `json:"players"`
	MinPlayers    int            `json:"min_players"`
	MaxPlayers    int            `json:"max_players"`
	Settings      settingsOut    `json:"settings"`
	Status        string         `json:"status"`
	Turn          int            `json:"turn"`
	Round         string         `json:"round"`
	Acting        []int          `json:"acting"`
	Result        map[string]int `json:"result"`
	Loaded        bool           `json:"loaded"`
	CreatedAt     int64          `json:"created_at"`
	UpdatedAt     int64          `json:"updated_at"`
	FinishedAt    *int64         `json:"finished_at,omitempty"`
	GameEndReason string         `json:"game_end_reason,omitempty"`
	ManuallyEnded *bool          `json:"manually_ended,omitempty"`
	Actions       []Out          `json:"actions"`
}

// playerOut is a player in the form written.
type playerOut struct {
	ID       int    `json:"id"`
	Name     string `json:"name"`
	Computer bool   `json:"computer,omitempty"` // our extensions, which 18xx.games ignores
	Level    string `json:"level,omitempty"`
}

// settingsOut holds the settings in the form written.
type settingsOut struct {
	Seed          uint64   `json:"seed"`
	OptionalRules []string `json:"optional_rules"`
	Profile       string   `json:"profile,omitempty"`
}

// Out is one action in the form written. Players are numbers; all other entities are strings, even if they are
// digits.
type Out struct {
	Type        string      `json:"type"`
	Entity      any         `json:"entity"`
	EntityType  string      `json:"entity_type"`
	ID          int         `json:"id"`
	CreatedAt   int64       `json:"created_at"`
	Company     string      `json:"company,omitempty"`
	Corporation string      `json:"corporation,omitempty"`
	Hex         string      `json:"hex,omitempty"`
	Tile        string      `json:"tile,omitempty"`
	Rotation    *int        `json:"rotation,omitempty"`
	City        string      `json:"city,omitempty"`
	Slot        *int        `json:"slot,omitempty"`
	Tokener     string      `json:"tokener,omitempty"`
	Shares      []string    `json:"shares,omitempty"`
	Percent     *int        `json:"percent,omitempty"`
	SharePrice  any         `json:"share_price,omitempty"` // a cell of the chart, or the price of a sale
	Routes      *[]routeOut `json:"routes,omitempty"`
	Kind        string      `json:"kind,omitempty"`
	Choice      any         `json:"choice,omitempty"` // a word, or a number
	Auto        []autoOut   `json:"auto_actions,omitempty"`
	Target      string      `json:"target,omitempty"`
	TargetType  string      `json:"target_type,omitempty"`
	Train       string      `json:"train,omitempty"`
	Price       *int        `json:"price,omitempty"`
	Variant     string      `json:"variant,omitempty"`
	Exchange    string      `json:"exchange,omitempty"`
	Cost        *int        `json:"cost,omitempty"`
	Combo       []string    `json:"combo_entities,omitempty"`
	Amount      *int        `json:"amount,omitempty"`

	pilotOut
}

// autoOut is an action that 18xx.games performs automatically after another one.
type autoOut struct {
	Type       string    `json:"type"`
	Entity     string    `json:"entity"`
	EntityType string    `json:"entity_type"`
	CreatedAt  int64     `json:"created_at"`
	Connected  *[]string `json:"corporations,omitempty"`
	Hex        string    `json:"hex,omitempty"`
	TokenType  string    `json:"token_type,omitempty"`
}

// routeOut is a route in the form written.
type routeOut struct {
	Train       string     `json:"train"`
	Connections [][]string `json:"connections"`
	Hexes       []string   `json:"hexes"`
	Revenue     int        `json:"revenue"`
	RevenueStr  string     `json:"revenue_str"`
	Nodes       []string   `json:"nodes"`
	Subsidy     *int       `json:"subsidy,omitempty"`
	Halts       *int       `json:"halts,omitempty"`
}

// intPtr returns a pointer to a copy of n, for fields that are omitted if they do not apply but may be zero.
func intPtr[N ~int32 | ~uint8 | ~int](n N) *int {
	i := int(n)
	return &i
}
