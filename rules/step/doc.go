// Package step implements the steps, powers and rounds that several titles use or could use: auctions, the stock round,
// and all of an operating round.
//
// WaterfallRound, StockRound and OperatingRound make rounds. A turn of the stock round is a StockTurn. The steps of a
// company's turn are LayTrack, PlaceStation, RunTrains, PayDividend, BuyTrains, BuyPrivates and LastPrivates.
// Interruptions are ChoosePar, ChooseHome, DiscardTrains and Protect; powers of privates are ExtraLay, TeleportStation
// and Exchange. A Question asks anything else. Functions such as HelpFor, MustSell and SplitOf answer questions about
// these rules to screens and computer players.
//
// A step is pure configuration, so that titles can share it; its progress is kept in rules.State. No step names a
// title, a company or a private. A title embeds a step to change a part of it.
//
// Rule numbers without a title are those of 1830 (titles/t1830/RULES.md), which describes the mechanisms that the
// titles share.
package step
