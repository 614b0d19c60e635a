package step

// The keys of the shared steps in screens, records and traces. They are stored in files, so they never change.
const (
	AuctionKey      = "auction"
	ParKey          = "par"
	StockKey        = "stock"
	ExchangeKey     = "exchange"
	HomeKey         = "home"
	TrackKey        = "track"
	ExtraLayKey     = "extralay"
	TeleportKey     = "teleport"
	StationKey      = "token"
	RunKey          = "run"
	DividendKey     = "dividend"
	DiscardKey      = "discard"
	TrainsKey       = "trains"
	PrivatesKey     = "privates"
	LastPrivatesKey = "lastprivates"
	BankruptKey     = "bankrupt"
	ProtectKey      = "protect"
	RedeemKey       = "redeem"
	ReissueKey      = "reissue"
	ConsentKey      = "consent"
)
