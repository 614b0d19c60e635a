package text

// Word is a fixed text of the program: a button, a term, a heading, or a sentence with holes.
type Word uint16

// The words, by the place where they are used.
const (
	// Names in sentences.
	Nobody Word = iota
	SeatNumber
	TheBank
	TheInitial
	ThePool
	TrainOf
	ThisCompany
	ThisPrivate
	ThisHex
	ThisTile
	ThisTrain
	TheseColours
	SameLabel
	ALaterTrain
	OnTheMap
	APlayer
	RuleNumber

	// Terms.
	StockRound
	OperatingRound
	AuctionRound
	StockRoundShort
	OperatingRoundShort
	AuctionShort
	PlayerTurn
	StepTerm
	President
	Priority
	Share
	Certificate
	Certificates
	CertificateLimit
	InitialOffering
	Initial
	Pool
	Treasury
	Bank
	ParPrice
	SharePrice
	PayOut
	HalfPay
	WithholdTerm
	NetWorth
	TrackTerm
	TileTerm
	Upgrade
	StationToken
	StationsLeft
	Reserved
	RunTerm
	RouteTerm
	Revenue
	LastRun
	TrainLimitTerm
	TileColors
	Rust
	RustsNext
	RustsWith
	Permanent
	PrivateCompany
	PrivateCompanies
	Minor
	Major
	Company
	Companies
	Players
	CanRaise
	Phase
	PhaseNumber
	EmergencyPurchase
	BankruptTerm
	BidBox
	BidCube
	MergerRound
	Conversion
	Destination
	PriceProtection
	Insolvent
	Receivership
	Nationalization
	Ceased
	LayerOpen
	LayerShut
	PaidOut
	NobodyPresides
	InsolventMeans
	ReceivershipMeans
	BankruptMeans
	CeasedMeans
	WhatIf
	History
	Cash
	FaceValue
	Income
	OperatingOrder
	Depot
	OpenMarket
	OffBoard
	Terrain
	ToAct
	OutOfGame
	Free
	Unlimited
	NotFloated
	Floated
	NotStarted
	NoTrainTerm
	Closed
	Unsold
	NextTrain
	OperatingRounds
	Score
	Winner

	// Zones of the market.
	ZoneCertLimit
	ZoneShareLimit
	ZoneMultiBuy
	ZoneCloses
	ZoneEndsGame
	ZoneFirstSale
	ZoneParAgain
	ZonePar

	// Home and new game.
	HomeContinue
	HomeNew
	HomeOpen
	HomeLearn
	HomeBackup
	NewStart
	NewPlayers
	NewNames
	NewProfileRulebook
	NewProfileRecorded
	NewOptions
	NewShuffle

	// Track and stations.
	LaySkip
	LayDo
	LayTurn
	TokenDo
	TokenDoFree
	TokenSkip
	HotelDo

	// Runs and dividends.
	RunDo
	RunBest
	RunSoFar
	RunNext
	RunClear
	RunLast
	DividendPay
	DividendHalf
	DividendHold

	// Trains.
	TrainBuy
	TrainBuyFrom
	TrainDone
	TrainMust
	EmergencyDo
	DiscardDo
	BankruptDo
	TradeIn

	// Stock round and auction.
	BuyInitial
	BuyPool
	SellDo
	StartDo
	RightToChoose
	BidOrPass
	RaiseOrPass
	ChooseLotNow
	EndTurn
	PassDo
	BidDo
	BidEnd
	BidBuy
	ExchangeDo
	PrivateBuy
	PrivateDone
	LeastBid
	MergeDo
	MergeNo
	ConvertDo
	ProtectDo
	ProtectNo

	// Undo, history and what-if.
	UndoWhat
	RedoWhat
	Undo
	Redo
	UndoTurn
	UndoHere
	BackToNow
	WhatIfNew
	WhatIfHere
	WhatIfAdopt
	WhatIfDrop
	WhatIfMark
	CompareCash
	ComparePrice
	CompareFunds
	CompareRun
	HistorySince
	HistoryViewing
	HistoryStart
	HistoryBack
	HistoryForward
	HistoryPlay
	HistoryNow
	ByAction
	ByCompany
	ByRound
	ByMyTurn
	GameStart

	// Sharing and handing over.
	ShareTurn
	ShareCopy
	ShareCopied
	ShareSave
	PassDevice
	PassOK
	Consent

	// The table.
	Why
	RuleShow
	Decides
	ActorStep
	SpokenPrompt
	SpokenRound
	SpokenSentence
	TabTable
	TabMarket
	TabCompanies
	TabPlayers
	TabLog
	TabTrains
	TabPrivates
	TabMore
	TabCompany
	MenuHome
	MenuNames
	MenuRules
	MenuKeys
	MenuRead
	MenuReport
	MenuEnd
	MenuSettings
	MenuShare
	MenuHelp
	ZoomIn
	ZoomOut
	ZoomFit
	LayerNames
	LayerCoordinates
	LayerOwners
	Cancel
	Confirm
	Close
	Language
	LookTheme
	ThemeSystem
	ThemePaper
	ThemeNight
	TextSize
	CopyTable
	GameOverTitle
	WonBy
	Tied
	Replay

	// Descriptions.
	HexLand
	HexWater
	HexMountain
	HexTile
	HexPrinted
	HexCost
	HexCity
	HexTown
	HexHalt
	HexArea
	HexAreaLater
	HexNoStations
	HexFreeSlots
	HexHome
	HexBlocked
	HexSentence
	CorpSentence
	PriceIs
	TreasuryIs
	TrainsAre
	OperatesAt
	PresidentIs
	CashIs
	WorthIs
	CertsAre
	HasPriority
	CellSentence
	HistoryValue
	ActionNumber

	// Files, links and records.
	ErrFile
	ErrLink
	ErrNoRecord
	ErrTooLarge
	ErrTitle
	ErrOption
	ErrPlayers
	ErrAction
	ErrMove
	ErrMoveOpen
	ErrMoveLook
	ErrNewer
	ErrStorage
	FaultTitle
	FaultSave
	FaultReport
	FaultReload
	OpenPlay
	OpenLook

	// Notes of an imported record.
	NoteNothingToRedo
	NoteNothingToUndo
	NoteOldVersion
	NotePassDropped
	NotePassAdded
	NoteRevenueDiffers
	NoteRouteRefused
	NoteRouteUnread
	NoteCopyUnknown
	NoteResultDiffers
	NoteEndReasonDiffers
	NoteNotFinished

	// Words is the number of words.
	Words
)
