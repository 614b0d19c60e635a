package t1830_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/titles/t1830"
)

// TestReasonsAreTrue: every reason that the screens give holds in the position (all rules that refuse something).
func TestReasonsAreTrue(t *testing.T) {
	for _, key := range []string{t1830.Key, t1830.BasicKey, t1830.StarterKey} {
		t.Run(key, func(t *testing.T) { gametest.Truth(t, key, nil, nil) })
	}
}

// TestCitedRulesFit: the rule behind each reason has the meaning of the reason.
func TestCitedRulesFit(t *testing.T) {
	for _, key := range []string{t1830.Key, t1830.BasicKey, t1830.StarterKey} {
		t.Run(key, func(t *testing.T) { gametest.CitedRules(t, key, nil) })
	}
}
