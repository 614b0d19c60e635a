package step

import "github.com/hexrail/hexrail/rules"

// Question is a step that asks one question, which rules.Decide answers by the number of an answer. Its panel lists the
// answers, with the texts of the row of its key in the title's words.
type Question struct {
	Key string
	// Words are the names of the answers in records, by number; an empty one is no answer. Named replaces them if they
	// depend on the position.
	Words []string
	Named func(v rules.View, answer uint8) string
	// Ask returns the reason to skip the question; nil means that it is always asked. Skipped then acts.
	Ask     func(v rules.View) rules.Refusal
	Skipped func(tx *rules.Tx)
	// Judge judges an answer; nil means that all are legal.
	Judge func(v rules.View, answer uint8) rules.Refusal
	// Answer carries out an answer, after the step was finished.
	Answer func(tx *rules.Tx, answer uint8)
}

func (q Question) Name() string { return q.Key }

// Open returns the refusal of q.Ask, if any: the reason for not asking.
func (q Question) Open(v rules.View) rules.Refusal {
	if q.Ask == nil {
		return rules.Refusal{}
	}
	return q.Ask(v)
}

// Skip calls q.Skipped, if it is set.
func (q Question) Skip(tx *rules.Tx) {
	if q.Skipped != nil {
		q.Skipped(tx)
	}
}

// Word implements rules.Chooser.
func (q Question) Word(v rules.View, answer uint8) string {
	switch {
	case q.Named != nil:
		return q.Named(v, answer)
	case int(answer) < len(q.Words):
		return q.Words[answer]
	}
	return ""
}

// Check judges an answer: its number must be known, and q.Judge, if set, must accept it.
func (q Question) Check(v rules.View, a rules.Action) rules.Refusal {
	d, ok := a.(rules.Decide)
	switch {
	case !ok:
		return v.Refuse(rules.WrongStep)
	case d.By != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case q.Word(v, d.Choice) == "":
		return v.Refuse(rules.Unknown)
	case q.Judge != nil:
		return q.Judge(v, d.Choice)
	}
	return rules.Refusal{}
}

// AppendLegal appends every answer that Check accepts.
func (q Question) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return AppendDecisions(dst, v, q)
}

// Apply passes the answer to q.Answer.
func (q Question) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	q.Answer(tx, a.(rules.Decide).Choice)
}

// AppendDecisions appends every answer that step s accepts, in order of their numbers.
func AppendDecisions(dst []rules.Action, v rules.View, s rules.Chooser) []rules.Action {
	for n := range 256 {
		if s.Word(v, uint8(n)) == "" {
			continue
		}
		if a := (rules.Decide{By: v.Actor(), Choice: uint8(n)}); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}
