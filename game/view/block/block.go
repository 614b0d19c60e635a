// Package block is the vocabulary in which a title describes what only it shows: bid boxes, hotels, destinations. A
// screen knows how to draw these blocks, so a new title needs no new painter.
//
// A block says what there is and what it means, never how it looks: no colours, no sizes, no places.
package block

import "hexrail/rules"

// Text is a name or a sentence in the languages of the program. Names of companies and places stay as they are printed.
type Text struct{ EN, JA string }

// Same returns a text that is the same in both languages: a name, a number, a sign.
func Same(s string) Text { return Text{s, s} }

// Tone is what a part of a block means to its reader.
type Tone uint8

// The tones.
const (
	Plain  Tone = iota
	Strong      // the figure that matters most here
	Quiet       // of no consequence now
	Good
	Warn // will cost something later
	Bad  // forbidden, or lost
)

// Badge is a short mark beside a name: "priority deal", "rusts next".
type Badge struct {
	Text Text
	Tone Tone
}

// Row is one line of a card: a name, what stands against it, and marks.
type Row struct {
	Key    string // stable within the card, built from the model: "corp:PRR"
	Name   Text
	Value  Text
	Tone   Tone
	Badges []Badge
}

// Command is something that can be pressed. A refused one is shown with its reason, never hidden.
type Command struct {
	Key     string // stable within the panel: "bid:P3"
	Text    Text
	Action  rules.Action
	Refusal rules.Refusal
}

// Enabled reports whether the command can be carried out.
func (c *Command) Enabled() bool { return !c.Refusal.Refused() }

// Card is a thing with a title, lines and commands.
type Card struct {
	Key      string // stable within the panel: "box:1"
	Title    Text
	Subtitle Text
	Badges   []Badge
	Rows     []Row
	Commands []Command
}

// Panel is a group of cards under a heading.
type Panel struct {
	Key   string
	Title Text
	Cards []Card
}
