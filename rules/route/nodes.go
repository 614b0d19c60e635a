package route

// crewNode is a tuple of states, one of each member's diagram.
type crewNode struct {
	states [maxCrew]int32
	links  links
	from   int32 // number of the preceding node
	past   weight
}

// maxNodes bounds the nodes of one search.
const maxNodes = 1 << 20

// nodes are the nodes of a search in the order of discovery, so layer by layer. They are stored in pages, because
// moving a million nodes when a slice grows would make one step too long.
type nodes struct {
	pages  [][]crewNode
	number int
}

// The size of a page.
const (
	pageBits = 9
	pageSize = 1 << pageBits
)

// clear removes all nodes but keeps their space.
func (n *nodes) clear() { n.number = 0 }

// node returns the node of a number.
func (n *nodes) node(i int) *crewNode { return &n.pages[i>>pageBits][i&(pageSize-1)] }

// add adds a node at the end.
func (n *nodes) add(x *crewNode) {
	if n.number>>pageBits == len(n.pages) {
		n.pages = append(n.pages, make([]crewNode, pageSize))
	}
	*n.node(n.number) = *x
	n.number++
}

// reach adds a node to the layer being filled, or replaces an equal one that weighs less.
func (c *crew) reach(n *crewNode) {
	at := c.table.findOrAdd(n.hash(), int32(c.nodes.number), func(i int32) bool {
		old := c.nodes.node(int(i))
		return old.states == n.states && old.links == n.links
	})
	if int(at) == c.nodes.number {
		c.nodes.add(n)
	} else if old := c.nodes.node(int(at)); old.past < n.past {
		*old = *n
	}
}

// hash returns a hash of the states and links of the node.
func (n *crewNode) hash() uint32 {
	x := uint64(n.links)
	for _, s := range n.states {
		x = (x ^ uint64(s)) * 0x9e3779b97f4a7c15
		x ^= x >> 31
	}
	return uint32(x ^ x>>32)
}
