package choice

import (
	"strconv"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// priceField draws the field for the price of the chosen option.
type priceField struct {
	*Choice
	typing string // text being typed, which may be no number yet; "" if none is
}

// Draw draws the choice of a price in the range of the chosen option: a field between buttons for the lowest and the
// highest price, and a slider below. It draws nothing if the price is fixed.
func (c *priceField) Draw(u *ui.UI, col *widgets.Column) {
	o := c.draft.Chosen()
	if o == nil || !o.Ranged() {
		return
	}
	price := c.draft.Price()
	money := func(sum int32) string { return c.Desk.Speaker().MoneyOf(c.draft.View().Actor(), sum) }
	row := col.Cut(max(theme.Size.ActionButton, u.Target()))
	side := row.H
	less := ui.Button{Text: money(o.Low), Small: true, Disabled: price <= o.Low}
	more := ui.Button{Text: money(o.High), Small: true, Disabled: price >= o.High}
	w := max(side, u.ButtonWidth(less), u.ButtonWidth(more))
	if u.Button("price:lowest", row.CutLeft(w), less) {
		c.draft.SetPrice(o.Low)
		u.Again()
	}
	if u.Button("price:highest", row.CutRight(w), more) {
		c.draft.SetPrice(o.High)
		u.Again()
	}
	row = row.Pad(8, 0)
	f := ui.Field{Name: o.Text, Value: c.fieldText(), MaxLength: 6}
	words, entered := u.Field("price", row, f)
	if words != c.fieldText() {
		c.typing = words
		if n, err := strconv.Atoi(words); err == nil {
			c.draft.TypePrice(int32(n))
		}
		u.Again()
	}
	if entered || u.Focus() != "price" {
		c.typing = ""
	}
	col.Gap(4)
	near := min(max(price, o.Low), o.High)
	now := u.Slider("price:slider", col.Cut(36), ui.Slider{
		Name: o.Text, Min: int(o.Low), Max: int(o.High), Value: int(near), Words: money(near), Page: 10,
	})
	if int32(now) != near {
		c.typing = ""
		c.draft.SetPrice(int32(now))
		u.Again()
	}
	col.Gap(6)
}

// fieldText returns the text of the field: the typed one, or the price.
func (c *priceField) fieldText() string {
	if c.typing != "" {
		return c.typing
	}
	return strconv.Itoa(int(c.draft.Price()))
}
