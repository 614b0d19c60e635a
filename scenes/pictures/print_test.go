package pictures

import "testing"

// TestPrintedColumns: columns of words are marked, those of figures and numbers of rules are not.
func TestPrintedColumns(t *testing.T) {
	var s sheet
	s.addTable([][]string{{"private", "price", "rules", "closes"}, {"SV <1>", "$20", "R19, R152", "G15"},
		{"CS", "$40", "", "B20 & on"}})
	want := `<table><tr><th class="w">private</th><th>price</th><th>rules</th><th class="w">closes</th></tr>` +
		`<tr><th class="w">SV &lt;1&gt;</th><td>$20</td><td>R19, R152</td><td class="w">G15</td></tr>` +
		`<tr><th class="w">CS</th><td>$40</td><td></td><td class="w">B20 &amp; on</td></tr></table>`
	if got := s.String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
