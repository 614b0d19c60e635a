package rules

// Capacities of the memory of a title.
const (
	MaxMemory     = 40
	MaxTurnMemory = 16
)

// OfTurn is the first place of the memory of a turn (Turn.Own), which is cleared with the turn. The places before it
// last for the whole game (State.Own).
const OfTurn = 128

// Memory is the place of a number of type T that only one title remembers. The title numbers its places with
// constants, so that State stays flat, and names them in Title.Memory, so that notation can print them:
//
//	const (
//		merged rules.Memory[uint8] = iota                // of the game
//		fees   rules.Memory[int32] = rules.OfTurn + iota // of a turn
//	)
type Memory[T ~uint8 | ~uint16 | ~int16 | ~int32] uint8

// Of returns the number as it is in s.
func (m Memory[T]) Of(s *State) T { return T(*s.place(uint8(m))) }

// Is reports whether the number is not zero.
func (m Memory[T]) Is(s *State) bool { return *s.place(uint8(m)) != 0 }

// Set changes the number in s to n.
func (m Memory[T]) Set(s *State, n T) { *s.place(uint8(m)) = int32(n) }

// At returns place number n, from 0, of a row of places that begins with m.
func (m Memory[T]) At(n int) Memory[T] { return m + Memory[T](n) }

// Named returns the row of n places that begins with m, for Title.Memory.
func (m Memory[T]) Named(name string, n int) MemoryDef { return MemoryDef{name, uint8(m), uint8(n)} }

// MemoryDef names a row of places in the memory of a title.
type MemoryDef struct {
	Name  string
	First uint8 // number of the first place
	Len   uint8
}

// Place returns place number n, from 0, of the row.
func (d *MemoryDef) Place(s *State, n int) *int32 { return s.place(d.First + uint8(n)) }

// FindMemory returns the row of the memory with this name, or nil.
func (t *Title) FindMemory(name string) *MemoryDef {
	for i := range t.Memory {
		if t.Memory[i].Name == name {
			return &t.Memory[i]
		}
	}
	return nil
}

// place returns place number n of the title's memory, of the turn or of the game.
func (s *State) place(n uint8) *int32 {
	if n >= OfTurn {
		return &s.Turn.Own[n-OfTurn]
	}
	return &s.Own[n]
}
