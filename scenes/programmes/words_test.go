package programmes

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"shared": Words, "programmes": words, "ends": endReasons, "deeds": kindNames})
}
