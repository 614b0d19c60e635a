package market

import (
	"strconv"
	"strings"
)

// Rows returns the rows of a chart from its printed form: a line for each row, with its prices from left to right. A
// letter after a price selects a cell of kinds, for its zone, colour and par; without a letter the cell is plain. A
// price of zero without a letter is no cell. It panics if the text has another form or an unknown letter, because it
// belongs to a title.
func Rows(printed string, kinds map[byte]Cell) (rows [][]Cell) {
	for line := range strings.Lines(strings.TrimSpace(printed)) {
		words := strings.Fields(line)
		row := make([]Cell, len(words))
		for i, word := range words {
			row[i] = cellOf(word, kinds)
		}
		rows = append(rows, row)
	}
	return rows
}

// cellOf returns the cell of a price with the letter of its kind, such as "100p".
func cellOf(word string, kinds map[byte]Cell) (cell Cell) {
	digits, known := word, true
	if end := len(word) - 1; word[end] > '9' {
		cell, known = kinds[word[end]]
		digits = word[:end]
	}
	price, err := strconv.ParseUint(digits, 10, 15)
	if err != nil || !known {
		panic("market: no cell is written " + strconv.Quote(word)) //nolint:forbidigo // a title is wrong, not a game
	}
	cell.Price = int16(price)
	return cell
}
