// Package header draws what stands at the head of the table: the game with its rounds, phase, trains and bank, and who decides
// what, with the steps of the turn.
package header
