package step

import "github.com/hexrail/hexrail/rules"

// NeverOpen is the base of a step that is never in charge, such as a power that a round lists for any time.
type NeverOpen struct{}

// Open implements rules.Step.
func (NeverOpen) Open(v rules.View) rules.Refusal { return v.Refuse(rules.NothingLeft) }

// Silent is the base of a step that asks nobody: it is never open, and the step that embeds it acts when it is skipped
// (rules.Skipper).
type Silent struct{ NeverOpen }

// Check implements rules.Step.
func (Silent) Check(v rules.View, _ rules.Action) rules.Refusal { return v.Refuse(rules.WrongStep) }

// AppendLegal implements rules.Step.
func (Silent) AppendLegal(dst []rules.Action, _ rules.View) []rules.Action { return dst }

// Apply implements rules.Step.
func (Silent) Apply(*rules.Tx, rules.Action) {}
