// Package step has the steps, powers and rounds that two or more titles use, or that any title could use: auctions, the
// stock round, and everything of an operating round. A step is configuration; what it remembers stands in rules.State.
//
// Rule numbers in comments are those of the 1830 sheet, part A, which describes the machinery that the titles share.
package step
