package record

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// actionJSON holds the keys of an action that are read.
type actionJSON struct {
	ID          *int         `json:"id"`
	Type        string       `json:"type"`
	CreatedAt   any          `json:"created_at"`
	Entity      any          `json:"entity"`
	EntityType  string       `json:"entity_type"`
	AutoActions []actionJSON `json:"auto_actions"`
	ActionID    *int         `json:"action_id"`
	Company     string       `json:"company"`
	Corporation string       `json:"corporation"`
	Hex         string       `json:"hex"`
	Tile        string       `json:"tile"`
	City        string       `json:"city"`
	Tokener     string       `json:"tokener"`
	Kind        string       `json:"kind"`
	Choice      any          `json:"choice"`
	Connected   []string     `json:"corporations"`
	Aim         string       `json:"target"`
	Cost        *int         `json:"cost"`
	Combo       []string     `json:"combo_entities"`
	Variant     string       `json:"variant"`
	Amount      *int         `json:"amount"`
	Train       string       `json:"train"`
	Exchange    string       `json:"exchange"`
	SharePrice  any          `json:"share_price"`
	Shares      []string     `json:"shares"`
	Routes      []RouteEntry `json:"routes"`
	Price       *int         `json:"price"`
	Percent     *int         `json:"percent"`
	Rotation    *int         `json:"rotation"`

	// Of pilots, whose values are never a reason to refuse a record.
	Until      any `json:"until_condition"`
	Lot        any `json:"bid_target"`
	MostBid    any `json:"maximum_bid"`
	Original   any `json:"original_type"`
	FromMarket any `json:"from_market"`
	Then       any `json:"auto_pass_after"`
	Always     any `json:"unconditional"`
	Rounds     any `json:"indefinite"`
}

// addActions appends the actions of in to g.Actions, up to the first that cannot be read, for which it sets g.Broken.
// It returns an error if they are too many, automatic ones included, or if the last one has not the highest id.
func (g *Game) addActions(in *envelopeJSON) error {
	count, highest := 0, 0
	for i, raw := range in.actions {
		e, broken := readEntry(raw)
		if broken != nil {
			broken.Err = fmt.Errorf("%w: number %d of the list: %w", ErrAction, i+1, broken.Err)
			g.Broken = broken
			return nil
		}
		if count += 1 + len(e.Auto); count > MaxActions {
			return fmt.Errorf("%w: more than %d actions", ErrTooLarge, MaxActions)
		}
		g.Actions = append(g.Actions, e)
		in.pause.call()
		highest = max(highest, e.ID)
	}
	if in.cut != nil {
		g.Broken = &Broken{Err: fmt.Errorf("%w after action %d: %w", ErrCut, highest, in.cut)}
		return nil
	}
	// 18xx.games plays a record up to the id of its last action.
	if n := len(g.Actions); n > 0 && g.Actions[n-1].ID < highest {
		return fmt.Errorf("%w: the last one has the id %d, another one %d", ErrAction, g.Actions[n-1].ID, highest)
	}
	return nil
}

// readEntry reads one action with its automatic ones. If it cannot, it returns a zero Entry and the reason.
func readEntry(raw json.RawMessage) (Entry, *Broken) {
	var a actionJSON
	err := unmarshal(raw, &a)
	e := a.entry()
	if err == nil {
		err = a.check()
	}
	for k := 0; k < len(a.AutoActions) && err == nil; k++ {
		inner := &a.AutoActions[k]
		if err = inner.check(); err == nil && len(inner.AutoActions) > 0 {
			err = errors.New("automatic actions inside an automatic one")
		}
		auto := inner.entry()
		auto.ID, auto.Automatic = e.ID, true
		e.Auto = append(e.Auto, auto)
	}
	if err == nil {
		return e, nil
	}
	broken := &Broken{ID: e.ID, Type: e.Type, Err: err}
	if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) {
		broken.Field = wrong.Field
	}
	return Entry{}, broken
}

// check returns an error if the action has no type, which is the only key that every action must have.
func (a *actionJSON) check() error {
	if a.Type == "" {
		return errors.New("no type")
	}
	return nil
}

// entry returns the entry for a JSON form in which some fields have several types.
func (a *actionJSON) entry() Entry {
	e := Entry{
		ID: *cmp.Or(a.ID, new(int)), Type: a.Type, Entity: text(a.Entity), EntityType: a.EntityType, Target: a.ActionID,
		Company: a.Company, Corporation: a.Corporation, Hex: cmp.Or(a.Hex, a.Aim), Tile: a.Tile, City: a.City,
		Tokener: a.Tokener,
		Kind:    a.Kind, Choice: text(a.Choice), Connected: a.Connected, Train: a.Train, Exchange: a.Exchange,
		Variant: a.Variant,
		Shares:  a.Shares, Price: a.Price, Percent: a.Percent, Rotation: a.Rotation,
	}
	e.Combo, e.Amount, e.Cost, e.Routes = a.Combo, a.Amount, a.Cost, a.Routes
	if n, err := strconv.ParseInt(text(a.CreatedAt), 10, 64); err == nil && n > 0 && n < 1<<36 {
		e.Created = n
	}
	e.Until, e.Lot, e.Original = text(a.Until), text(a.Lot), text(a.Original)
	e.FromMarket, e.Then, e.Always, e.Rounds = a.FromMarket == true, a.Then == true, a.Always == true, a.Rounds == true
	if n, err := strconv.Atoi(text(a.MostBid)); err == nil {
		e.MostBid = &n
	}
	switch price := a.SharePrice.(type) {
	case string:
		e.ParCell = price
	case json.Number:
		if n, err := price.Int64(); err == nil {
			sum := int(n)
			e.SharePrice = &sum
		}
	}
	return e
}
