package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
)

// legal prints the lines of a legality set with the lists replaced by our own: the same positions, the same keys.
func legal(args []string, out io.Writer) error {
	if len(args) != 2 {
		return errUsage
	}
	lines, err := read(args[0])
	if err != nil {
		return err
	}
	g, err := load(args[1])
	if err != nil {
		return err
	}
	at := g.positions()
	in := bufio.NewScanner(bytes.NewReader(lines))
	in.Buffer(nil, len(lines)+1)
	for n := 1; in.Scan(); n++ {
		line, err := ownLine(g.title, at, in.Bytes())
		if err != nil {
			return errors.Join(fmt.Errorf("%s: line %d: %w", args[0], n, err), g.fault(args[1]))
		}
		fmt.Fprintln(out, line)
	}
	return in.Err()
}

// positions returns the position before each action, by its id; of equal ids the first counts. The last position has
// the id of the action that stops the game, or the next id.
func (g *game) positions() map[int]rules.State {
	at := map[int]rules.State{}
	v := g.view()
	next := 1
	for i, move := range g.moves {
		if _, seen := at[move.ID]; !seen {
			at[move.ID] = *v.S
		}
		next = max(next, move.ID+1)
		g.do(v, i)
	}
	if inRecord := (*record.Stop)(nil); errors.As(g.stop, &inRecord) && inRecord.ID != 0 {
		next = inRecord.ID
	}
	if _, seen := at[next]; !seen {
		at[next] = *v.S
	}
	return at
}

// ownLine returns one line with our own lists for its position.
func ownLine(t *rules.Title, at map[int]rules.State, line []byte) (string, error) {
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil {
		return "", fmt.Errorf("no line of a legality set: %w", err)
	}
	var before *int
	if err := json.Unmarshal(keys["before"], &before); err != nil || before == nil {
		return "", errors.New(`"before" is not the number of an action`)
	}
	s, ok := at[*before]
	if !ok {
		return "", fmt.Errorf("the game has no action %d", *before)
	}
	v := rules.View{T: t, S: &s, X: &rules.Scratch{}}
	fields := []field{{"before", *before}, {"entity", notation.Acting(v)}, {"can", notation.Can(v)}}
	order, err := keyOrder(line)
	if err != nil {
		return "", err
	}
	for _, key := range order {
		if key == "before" || key == "entity" || key == "can" {
			continue
		}
		list, err := notation.Choices(v, key)
		if err != nil {
			return "", err
		}
		fields = append(fields, field{key, list})
	}
	return object(fields)
}

// field is one key of an object whose keys keep their order.
type field struct {
	key   string
	value any
}

// object returns the fields as one line of JSON.
func object(fields []field) (string, error) {
	var parts []string
	for _, f := range fields {
		key, err := encode(f.key)
		if err != nil {
			return "", err
		}
		value, err := encode(f.value)
		if err != nil {
			return "", err
		}
		parts = append(parts, key+":"+value)
	}
	return "{" + strings.Join(parts, ",") + "}", nil
}

// encode returns a value as JSON without escaping "&".
func encode(v any) (string, error) {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}

// keyOrder returns the keys of an object in their order.
func keyOrder(line []byte) ([]string, error) {
	d := json.NewDecoder(bytes.NewReader(line))
	if _, err := d.Token(); err != nil {
		return nil, err
	}
	var keys []string
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		keys = append(keys, fmt.Sprint(key))
		var skipped json.RawMessage
		if err := d.Decode(&skipped); err != nil {
			return nil, err
		}
	}
	return keys, nil
}
