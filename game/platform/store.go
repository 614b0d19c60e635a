package platform

// Entry is something that is kept under a key.
type Entry struct {
	Key  string
	Data []byte
}

// Batch is a change of what is kept. It has its effect as a whole or not at all.
type Batch struct {
	// Require is a key that must be kept already; else nothing is changed and the error is ErrMissing. An empty one is
	// always there.
	Require string
	// From and To, if To is not empty, delete every key k with From <= k < To, before the other changes.
	From, To string
	Put      []Entry
	Delete   []string
}

// Store keeps games. Batches take effect in the order in which they are given, and their function is called once what
// they changed outlives the program.
type Store interface {
	Get(key string, done func([]byte, error)) // ErrMissing if there is nothing
	Apply(b Batch, done func(error))
	// List returns everything whose key begins with the prefix, in the order of keys.
	List(prefix string, done func([]Entry, error))
	// Persist asks for storage that is not cleared when room is short, and reports whether there is such storage.
	Persist(done func(granted bool))
	// Usage reports how many bytes are in use, or zero if that is not known.
	Usage(done func(bytes int64))
}

// Tabs lets several windows of the program live beside each other.
type Tabs interface {
	// Lock asks for a lock that one window can hold at a time. If another window has it, held is false, and a Locked
	// event follows once it is free.
	Lock(name string, done func(held bool))
	// Unlock gives the lock back, or stops waiting for it.
	Unlock(name string)
	// Tell sends a text to all other windows.
	Tell(text string)
}
