package text

// Word is a fixed text of the program: a button, a term, a heading, or a sentence with holes.
type Word uint16

// The words, grouped by use.
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
	PrintedTrack
	SameLabel
	ALaterTrain
	OnTheMap
	APlayer
	RuleNumber

	// Terms.
	StockRoundShort
	StockRoundLong
	StockRoundChip
	OperatingRoundShort
	AuctionShort
	RoundShort
	President
	Initial
	Pool
	Treasury
	Bank
	ParPrice
	SharePrice
	NetWorth
	Revenue
	RustsWith
	Permanent
	CanRaise
	Phase
	LayerOpen
	LayerShut
	NobodyPresides
	History
	Cash
	ToAct
	Unlimited
	NotFloated
	NotStarted
	NoTrainTerm
	Closed
	Unsold

	// Zones of the market.
	ZoneCertLimit
	ZoneShareLimit
	ZoneMultiBuy
	ZoneCloses
	ZoneEndsGame
	ZoneFirstSale
	ZoneParAgain
	ZoneBelowLedge
	ZoneLargeOnly
	ZonePar

	// Track and stations.
	LayTurn

	// Runs and dividends.
	RunNext
	RunInAll
	RunClear
	RunLast

	// Trains.
	TrainMust
	EmergencyDo
	TradeIn

	// Stock round and auction.
	RightToChoose
	BidOrPass
	RaiseOrPass
	ChooseLotNow

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
	WhatIfMarkShort
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
	TabMoney
	TabCompanies
	TabPlayers
	TabLog
	TabTrains
	TabPrivates
	TabCompany
	MenuHome
	MenuRules
	MenuKeys
	MenuRead
	MenuSettings
	MenuShare
	Cancel
	GameOverTitle
	WonBy
	Tied

	// Descriptions.
	HexLand
	HexWater
	HexSwamp
	HexPort
	HexMountain
	HexTile
	HexPrinted
	HexCost
	HexCity
	HexTown
	HexHalt
	HexArea
	HexAreaLater
	CityStop
	TownStop
	HaltStop
	AreaStop
	HexNoStations
	HexFreeSlots
	HexFaceDown
	HexHome
	HexBlocked
	CorpSentence
	PriceIs
	TreasuryIs
	TrainsAre
	OperatesAt
	PresidentIs
	CashIs
	WorthIs
	UncountedIs
	CertsAre
	HasPriority
	AComputer // of each level, in the order of match.Level
	EasyComputer
	MediumComputer
	HardComputer
	PaidShare
	KeptAll
	NoRun
	CellSentence
	HistoryValue

	// Files, links and records.
	ErrFile
	ErrNoRecord
	ErrDamaged
	ErrTooLarge
	ErrTitle
	ErrOption
	ErrPlayers
	ErrAction
	ErrField
	ErrCut
	ErrMove
	ErrOlder
	Drifted
	DriftedBy
	DriftCash
	DriftPrice
	DriftActor
	DriftPriority
	DriftRevenue
	DriftStations
	DriftDepot
	DriftMore
	OpenPlay

	// Notes of an imported record.
	NoteNothingToRedo
	NoteNothingToUndo
	NoteOldVersion
	NotePassDropped
	NoteConnection
	NoteCost
	NoteOlderRules
	NoteSeedOfID
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
