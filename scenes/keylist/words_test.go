package keylist

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

func TestWordsAreComplete(t *testing.T) { scenestest.CheckWords(t, map[string]any{"keys": words}) }
