package library

import (
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Comments returns the comments on the sample in the order of the game. Most samples have none.
func (s Sample) Comments() []words.Comment { return titles.WordsFor(s.Title).Comments[s.file] }

// CommentedSample returns the sample of a title that has comments, or false if there is none.
func CommentedSample(title string) (Sample, bool) {
	for _, s := range Samples() {
		if s.Title == title && len(s.Comments()) > 0 {
			return s, true
		}
	}
	return Sample{}, false
}
