package history

import (
	"bytes"
	"encoding/csv"
	"strings"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// ExportButtons draws the buttons that export a table, from the left end of r: to the clipboard with tabs and to a file
// with commas. The file is named after the game.
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
		a.Host.Copy(string(joinFields(rows(), '\t')), func(err error) {
			if err == nil {
				u.Toast(a.Say(Words.copied))
			}
		})
	}
	if button("table:save", ui.Button{Text: a.Say(Words.SaveTable), Icon: icon.Download}) {
		name := strings.TrimSuffix(app.FileName(game), app.SaveSuffix) + ".csv"
		a.Host.Download(name, "text/csv", append([]byte(byteOrderMark), joinFields(rows(), ',')...))
	}
}

// byteOrderMark starts the file, because spreadsheets would not recognise UTF-8 otherwise.
const byteOrderMark = "\ufeff"

// joinFields returns rows as lines with fields separated by the rune by, quoted where necessary.
func joinFields(rows [][]string, by rune) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = by
	if err := w.WriteAll(rows); err != nil {
		panic(err) // a buffer does not fail
	}
	return b.Bytes()
}

// RowsOf returns the texts of a table, with its heading as the first row.
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

// CellWords returns the text of a cell, or "" if it is empty.
func CellWords(c ui.Cell) string {
	switch c.Text {
	case widgets.Nothing:
		return ""
	case "":
		return c.Name
	}
	return c.Text
}
