package history

import (
	"bytes"
	"encoding/csv"
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/app"
	"hexrail/scenes/widgets"
)

// ExportButtons draws, from the left end of r, the buttons that take a table along: to the clipboard, separated by tabs, and
// into a file, separated by commas. The game's name becomes that of the file.
func ExportButtons(a *app.Shell, u *ui.UI, r *ui.Rect, game string, rows func() [][]string) {
	button := func(id string, b ui.Button) bool {
		w := u.ButtonWidth(b)
		if w > r.W {
			b.Name, b.Text = b.Text, ""
			w = r.H
		}
		cell := r.CutLeft(w)
		r.CutLeft(8)
		return u.Button(id, cell, b)
	}
	if button("table:copy", ui.Button{Text: a.Say(Words.CopyTable), Icon: icon.Copy}) {
		a.Host.Copy(string(separated(rows(), '\t')), func(err error) {
			if err == nil {
				u.Toast(a.Say(Words.copied))
			}
		})
	}
	if button("table:save", ui.Button{Text: a.Say(Words.SaveTable), Icon: icon.Download}) {
		name := strings.TrimSuffix(app.FileName(game), app.SaveSuffix) + ".csv"
		a.Host.Download(name, "text/csv", append([]byte(byteOrderMark), separated(rows(), ',')...))
	}
}

// byteOrderMark tells spreadsheets that a file is in UTF-8.
const byteOrderMark = "\ufeff"

// separated writes rows as lines, their fields separated by a character and quoted where need be.
func separated(rows [][]string, by rune) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = by
	if err := w.WriteAll(rows); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}

// RowsOf returns what a table says, with its heads as the first row.
func RowsOf(t ui.Table) [][]string {
	var head []string
	for _, c := range t.Columns {
		head = append(head, c.Title)
	}
	rows := [][]string{head}
	for i := range t.Rows {
		var row []string
		for k := range t.Columns {
			row = append(row, CellWords(t.Cell(i, k)))
		}
		rows = append(rows, row)
	}
	return rows
}

// CellWords returns what a cell says; empty for nothing.
func CellWords(c ui.Cell) string {
	switch c.Text {
	case widgets.Nothing:
		return ""
	case "":
		return c.Name
	}
	return c.Text
}
