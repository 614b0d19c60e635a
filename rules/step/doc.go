// Package step implements the steps, powers and rounds that several titles use or could use: auctions, the stock round,
// and all of an operating round. A step is pure configuration, so that titles can share it; its progress is kept in
// rules.State.
//
// Rule numbers without a title are those of the 1830 sheet, part A, which describes the mechanisms that the titles
// share.
package step
