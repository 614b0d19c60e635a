package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// MaxBlocks bounds the sold blocks that wait at once: one of each company, because each is sold in one block a turn.
const MaxBlocks = 16

// Block is a sold block of shares whose price has not fallen yet (1870/R50).
type Block struct {
	Corp      id.Corp
	Seller    id.Player
	President id.Player // at the time of the sale
	Percent   uint8
}

// Blocks holds the sold blocks that wait until the seller's turn is over, in the order of their sale.
type Blocks struct {
	List  [MaxBlocks]Block
	Len   uint8
	Taker id.Player // the last buyer of a block in this turn: play continues to his left (1870/R54)
}

// FirstBlock returns the block to be settled next and reports whether there is one.
func (v View) FirstBlock() (Block, bool) { return v.S.Blocks.List[0], v.S.Blocks.Len > 0 }

// WaitingPercent returns the percentage of c sold while its price has not fallen yet.
func (v View) WaitingPercent(c id.Corp) (percent int) {
	for _, b := range v.S.Blocks.List[:v.S.Blocks.Len] {
		if b.Corp == c {
			percent += int(b.Percent)
		}
	}
	return percent
}

// zoneToCome returns the zone that c's marker will be in after the fall for its waiting blocks, row by row and
// regardless of a ledge (1870/R32). Shares of a company that will close count toward no limit.
func (v View) zoneToCome(c id.Corp) market.Zone {
	percent := v.WaitingPercent(c)
	if percent == 0 {
		return v.Zone(c)
	}
	zone := v.T.Market.Zone(v.T.Market.Down(v.S.Corps[c].Price, percent/int(v.Ordinary(c))))
	if zone&market.Closes != 0 {
		zone |= market.NoCertLimit
	}
	return zone
}

// queueBlock adds b to the blocks that wait, of which there must be fewer than MaxBlocks.
func (tx *Tx) queueBlock(b Block) {
	q := &tx.S.Blocks
	if int(q.Len) == MaxBlocks {
		bug("too many sold blocks")
	}
	q.List[q.Len] = b
	q.Len++
	tx.Note(Event{
		Kind: BlockWaits, Corp: b.Corp, Who: id.OfPlayer(b.Seller), To: ownerOf(b.President), Percent: b.Percent,
	})
}

// ownerOf returns p as an owner, Nobody for zero.
func ownerOf(p id.Player) id.Owner {
	if p == 0 {
		return id.Nobody
	}
	return id.OfPlayer(p)
}

// ProtectBlock sells the first waiting block, which must exist, from the pool to the president at the price before the
// fall; the price stays (1870/R51, R54).
func (tx *Tx) ProtectBlock() {
	b := tx.takeBlock()
	shares := int(b.Percent) / int(tx.Ordinary(b.Corp))
	o := id.OfPlayer(b.President)
	tx.Pay(o, id.Bank, tx.Price(b.Corp)*int32(shares))
	tx.Note(Event{Kind: BlockProtected, Corp: b.Corp, Who: o, Percent: b.Percent})
	var buf [MaxBlocks]id.Cert
	for _, n := range tx.appendBlock(buf[:0], b) {
		tx.TakeCert(n, o)
	}
	if tx.Base().Actor.Player() != 0 { // between companies' turns the order of play does not change (1870/R57)
		tx.S.Blocks.Taker = b.President
	}
}

// AppendBlock appends the certificates of the first waiting block, in the order in which they were sold; none if no
// block waits.
func (v View) AppendBlock(dst []id.Cert) []id.Cert {
	b, _ := v.FirstBlock()
	return v.appendBlock(dst, b)
}

// appendBlock appends the certificates of a block: those of its company that entered the pool last.
func (v View) appendBlock(dst []id.Cert, b Block) []id.Cert {
	first := int(v.T.first[b.Corp]) - 1
	row := v.S.CertOrder[first : first+len(v.T.Corp(b.Corp).Certs)]
	begin, left := len(dst), int(b.Percent)
	for i := len(row) - 1; i >= 0 && left > 0; i-- {
		if v.S.Holder[row[i]] == id.Pool {
			dst = append(dst, row[i])
			left -= int(v.Percent(row[i]))
		}
	}
	slices.Reverse(dst[begin:])
	return dst
}

// DropBlock lets the price fall for the first waiting block, which must exist. why is the reason that kept the
// president from buying it, zero if he declined (1870/R53).
func (tx *Tx) DropBlock(why Refusal) {
	b := tx.takeBlock()
	tx.Note(Event{Kind: BlockDropped, Corp: b.Corp, Who: ownerOf(b.President), Percent: b.Percent, Why: why})
	if tx.Is(b.Corp, Started) {
		tx.MovePrice(b.Corp, tx.PriceAfterSale(b.Corp, int(b.Percent)))
	}
}

// ForgetTaker clears Blocks.Taker when the order of play has taken him into account.
func (tx *Tx) ForgetTaker() { tx.S.Blocks.Taker = 0 }

// takeBlock removes and returns the first block that waits, which must exist.
func (tx *Tx) takeBlock() Block {
	q := &tx.S.Blocks
	if q.Len == 0 {
		bug("no sold block waits")
	}
	b := q.List[0]
	copy(q.List[:], q.List[1:q.Len])
	q.Len--
	q.List[q.Len] = Block{}
	return b
}
