package share

// line carries yes/no decisions. A sender writes the given decision and returns it; a receiver ignores the given
// decision and returns the one that was written. So one description of the format serves both directions.
//
// p is the probability of yes, in 65536ths. It must be the same on both sides and must leave room for either answer.
type line interface {
	decide(yes bool, p uint32) bool
}

// certain represents probability 1.
const certain = 1 << 16

// sender is a binary range coder: the interval [low, low+width) shrinks with every decision, and any number in the
// final interval identifies them all. Settled bytes are moved to out; a carry may still ripple through a row of 0xFF.
type sender struct {
	low   uint64
	width uint32
	held  byte // last settled byte, which a carry may still raise
	ffs   int  // number of 0xFF bytes after it
	begun bool // held is valid
	out   []byte
	least int // minimum length of the message in bytes
}

func newSender() *sender { return &sender{width: 1<<32 - 1} }

// narrow is the minimum width. Below it probabilities would lose precision.
const narrow = 1 << 24

// decide writes a decision that is yes with probability p/65536 and returns it.
func (s *sender) decide(yes bool, p uint32) bool {
	bound := s.width >> 16 * p
	if yes {
		s.width = bound
	} else {
		s.low += uint64(bound)
		s.width -= bound
	}
	for s.width < narrow {
		s.width <<= 8
		s.emit()
	}
	return yes
}

// emit moves the top byte of low out. A byte of 0xFF is only counted, because a later carry would pass through it.
func (s *sender) emit() {
	if s.low < 0xFF<<24 || s.low > 1<<32-1 {
		carry := byte(s.low >> 32)
		if s.begun {
			s.out = append(s.out, s.held+carry)
		}
		for ; s.ffs > 0; s.ffs-- {
			s.out = append(s.out, 0xFF+carry)
		}
		s.held, s.begun = byte(s.low>>24), true
	} else {
		s.ffs++
	}
	s.low = s.low & (1<<24 - 1) << 8
}

// length returns an upper bound of the message's length in bytes if it ended here, which is the number that the
// receiver has consumed by now. A longer message has a tail.
func (s *sender) length() int {
	n := len(s.out) + s.ffs + ahead
	if s.begun {
		n++
	}
	return n
}

// finish returns the message. Among the numbers in the interval it picks the one with the most trailing zero bytes,
// because the receiver supplies those itself.
func (s *sender) finish() []byte {
	for keep := 24; keep >= 0; keep -= 8 {
		mask := uint64(1)<<keep - 1
		if n := (s.low + mask) &^ mask; n-s.low < uint64(s.width) {
			s.low = n
			break
		}
	}
	for range 5 { // the held byte and the four of low
		s.emit()
	}
	end := len(s.out)
	for end > s.least && end > len(s.out)-maxPadding && s.out[end-1] == 0 {
		end--
	}
	return s.out[:end]
}

// maxPadding is the number of trailing zero bytes that a message may omit.
const maxPadding = 4

// ahead is the number of bytes that the receiver consumes before the first decision.
const ahead = 4

// receiver reads the output of a sender.
type receiver struct {
	in    []byte
	at    int // bytes consumed, including implied zero bytes
	code  uint32
	width uint32
}

// newReceiver returns a receiver at the beginning of a message.
func newReceiver(in []byte) *receiver {
	r := &receiver{in: in, width: 1<<32 - 1}
	for range ahead {
		r.readByte()
	}
	return r
}

// readByte moves on by one byte. Beyond the end of the message the bytes are zero.
func (r *receiver) readByte() {
	r.code <<= 8
	if r.at < len(r.in) {
		r.code |= uint32(r.in[r.at])
	}
	r.at++
}

// exhausted reports whether more was read than a sender can have written, because the message is truncated.
func (r *receiver) exhausted() bool { return r.at > len(r.in)+maxPadding }

// decide reads and returns a decision that is yes with probability p/65536.
func (r *receiver) decide(_ bool, p uint32) bool {
	bound := r.width >> 16 * p
	yes := r.code < bound
	if yes {
		r.width = bound
	} else {
		r.code -= bound
		r.width -= bound
	}
	for r.width < narrow {
		r.width <<= 8
		r.readByte()
	}
	return yes
}
