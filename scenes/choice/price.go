package choice

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
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
	c.drawField(u, col.Cut(widgets.ActionHeight(u)), o)
	col.Gap(4)
	near := min(max(c.draft.Price(), o.Low), o.High)
	now := u.Slider("price:slider", col.Cut(sliderHeight), ui.Slider{
		Name: o.Text, Min: int(o.Low), Max: int(o.High), Value: int(near), Words: c.money(near), Page: sliderPage,
	})
	if int32(now) != near {
		c.typing = ""
		c.draft.SetPrice(int32(now))
		u.Again()
	}
	col.Gap(6)
}

// Measures of the price: the height of the slider in dp, its step for the keys of pages, and the digits of the field.
const (
	sliderHeight = 36
	sliderPage   = 10
	mostDigits   = 6
)

// money returns a sum in the currency of the actor.
func (c *priceField) money(sum int32) string {
	return c.Desk.Speaker().MoneyOf(c.draft.View().Actor(), sum)
}

// drawField draws the field for the price of an option between the buttons for the lowest and the highest one.
func (c *priceField) drawField(u *ui.UI, row ui.Rect, o *draft.Option) {
	price, side := c.draft.Price(), row.H
	less := ui.Button{Text: c.money(o.Low), Small: true, Disabled: price <= o.Low}
	more := ui.Button{Text: c.money(o.High), Small: true, Disabled: price >= o.High}
	w := max(side, u.ButtonWidth(less), u.ButtonWidth(more))
	if u.Button("price:lowest", row.CutLeft(w), less) {
		c.draft.SetPrice(o.Low)
	}
	if u.Button("price:highest", row.CutRight(w), more) {
		c.draft.SetPrice(o.High)
	}
	row = row.Pad(8, 0)
	f := ui.Field{Name: o.Text, Value: c.fieldText(), MaxLength: mostDigits}
	words, entered := u.Field("price", row, f)
	if words != c.fieldText() {
		c.typing = words
		if n, err := strconv.Atoi(words); err == nil {
			c.draft.TypePrice(int32(n))
		}
	}
	if entered || u.Focus() != "price" {
		c.typing = ""
	}
}

// fieldText returns the text of the field: the typed one, or the price.
func (c *priceField) fieldText() string {
	if c.typing != "" {
		return c.typing
	}
	return strconv.Itoa(int(c.draft.Price()))
}
