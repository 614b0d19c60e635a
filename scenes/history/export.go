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

// DrawExportButtons draws the buttons that export a table and cuts them off the left end of r: one copies the rows to
// the clipboard with tabs, the other saves them to a file with commas, named after the game. A button without room for
// its text shows only its icon.
func DrawExportButtons(a *app.Shell, u *ui.UI, r *ui.Rect, game string, rows func() [][]string) {
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

// byteOrderMark starts an exported file, because spreadsheets would not recognise UTF-8 otherwise.
const byteOrderMark = "\ufeff"

// joinFields returns rows as lines of fields with a separator, quoted where necessary.
func joinFields(rows [][]string, separator rune) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = separator
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

// CellWords returns the text of a cell, its spoken name if nothing is written in it, or "" for the mark of an empty
// cell.
func CellWords(c ui.Cell) string {
	switch c.Text {
	case widgets.Nothing:
		return ""
	case "":
		return c.Name
	}
	return c.Text
}
