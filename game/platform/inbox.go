package platform

import (
	"sync"

	"github.com/hexrail/hexrail/game/ui"
)

// inbox collects inputs, events and calls between two frames. It may be used by several goroutines.
type inbox struct {
	mu     sync.Mutex
	inputs []ui.Event
	events []Event
	calls  []func()
}

// event queues an event for the next call of Events.
func (b *inbox) event(e Event) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.events = append(b.events, e)
}

// call queues a call for the next Run.
func (b *inbox) call(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.calls = append(b.calls, f)
}

// Inputs returns the player's inputs since the last call.
func (b *inbox) Inputs() []ui.Event {
	b.mu.Lock()
	defer b.mu.Unlock()
	in := b.inputs
	b.inputs = nil
	return in
}

// Events returns the events since the last call.
func (b *inbox) Events() []Event {
	b.mu.Lock()
	defer b.mu.Unlock()
	ev := b.events
	b.events = nil
	return ev
}

// Run makes the pending calls, without holding the lock, because they may add more. It reports whether there were any.
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
