package share

// line carries decisions between yes and no. The sender's line writes the decision it is given and returns it; the
// receiver's line ignores what it is given and returns what was written. So one description of the format serves both.
//
// p is how likely a yes is, in 65536ths, and must be the same on both sides; it must leave room for either answer.
type line interface {
	decide(yes bool, p uint32) bool
}

// certain is the probability that stands for 1.
const certain = 1 << 16

// sender is a binary range coder: the interval [low, low+width) shrinks with every decision, and any number in the last
// one names them all. Bytes that are settled are moved to out; a carry may still run through a row of 0xFF.
type sender struct {
	low   uint64
	width uint32
	held  byte // last settled byte, which a carry may still raise
	ffs   int  // bytes 0xFF behind it
	begun bool // held is valid
	out   []byte
	least int // bytes that the message has at least
}

func newSender() *sender { return &sender{width: 1<<32 - 1} }

// narrow is the minimum width: with less the probabilities would lose their precision.
const narrow = 1 << 24

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
		s.settle()
	}
	return yes
}

// settle moves the top byte of low out.
func (s *sender) settle() {
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

// length returns how many bytes the message would have at most if it ended here: as many as the receiver has then taken. A
// longer one has a tail.
func (s *sender) length() int {
	n := len(s.out) + s.ffs + ahead
	if s.begun {
		n++
	}
	return n
}

// finish returns the message. Of all numbers in the interval it takes the one that ends with the most zero bytes, which
// the receiver adds by itself.
func (s *sender) finish() []byte {
	for keep := 24; keep >= 0; keep -= 8 {
		mask := uint64(1)<<keep - 1
		if n := (s.low + mask) &^ mask; n-s.low < uint64(s.width) {
			s.low = n
			break
		}
	}
	for range 5 {
		s.settle()
	}
	end := len(s.out)
	for end > s.least && end > len(s.out)-maxPadding && s.out[end-1] == 0 {
		end--
	}
	return s.out[:end]
}

// maxPadding is how many zero bytes a message may lack at its end.
const maxPadding = 4

// ahead is how many bytes the receiver takes before the first decision.
const ahead = 4

// receiver reads what a sender wrote.
type receiver struct {
	in    []byte
	at    int // bytes taken, those added at the end included
	code  uint32
	width uint32
}

func newReceiver(in []byte) *receiver {
	r := &receiver{in: in, width: 1<<32 - 1}
	for range ahead {
		r.take()
	}
	return r
}

func (r *receiver) take() {
	r.code <<= 8
	if r.at < len(r.in) {
		r.code |= uint32(r.in[r.at])
	}
	r.at++
}

// exhausted tells that more was read than a sender can have written: the message is cut.
func (r *receiver) exhausted() bool { return r.at > len(r.in)+maxPadding }

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
		r.take()
	}
	return yes
}
