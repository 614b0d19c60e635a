package platform

import (
	"sync"

	"hexrail/game/ui"
)

// inbox collects what happens between two frames. Other goroutines may add to it.
type inbox struct {
	mu     sync.Mutex
	inputs []ui.Event
	events []Event
	calls  []func()
}

func (b *inbox) event(e Event) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.events = append(b.events, e)
}

func (b *inbox) call(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.calls = append(b.calls, f)
}

// Inputs returns what the player did since the last call.
func (b *inbox) Inputs() []ui.Event {
	b.mu.Lock()
	defer b.mu.Unlock()
	in := b.inputs
	b.inputs = nil
	return in
}

// Events returns what happened since the last call.
func (b *inbox) Events() []Event {
	b.mu.Lock()
	defer b.mu.Unlock()
	ev := b.events
	b.events = nil
	return ev
}

// Run makes the calls that are due, outside the lock, because they may ask for more. It reports whether there were any.
func (b *inbox) Run() bool {
	b.mu.Lock()
	calls := b.calls
	b.calls = nil
	b.mu.Unlock()
	for _, f := range calls {
		f()
	}
	return len(calls) > 0
}
