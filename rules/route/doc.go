// Package route finds the best run of a company: routes for all its trains that earn the most together, with a proof.
//
// It knows track, stops, trains and what a Problem says about them, but no titles. Begin takes a problem, Step does some
// work on it until it is done, and Best always holds a run and a bound. Work is counted, never timed, so the answer is the
// same on every machine and in slices of any size. Of runs that pay alike the one with the fewest pieces of track is taken,
// then the first in the order of the sweep; of trains of one kind the first has the route that pays most.
//
// # How it searches
//
// Five stages follow each other. They exist because routes cannot be listed: a full board of 1830 has millions for one
// diesel, and a depth-first search ended there without any good run after 20 million steps.
//
//  1. Net: stops, borders between hexes, and hops, which are ways through a hex without a stop. Dead ends and track that
//     no station is joined to are dropped.
//  2. Sweep: an order of the hexes in which few borders lie between those visited and the rest, 3 to 6 in recorded games
//     and at most 11 on boards full of brown tiles.
//  3. Diagram, one for each kind of train: a dynamic program along the sweep. A state says which borders of the frontier the
//     route crosses, which of them belong together, and how many ends, stops and stations lie behind. Each way through the
//     diagram is a route, so thousands of states hold millions of routes, and every state knows its best continuation.
//  4. Crew: trains that may not share track. Prices on contested track (Lagrangian relaxation in integers) bring the bound
//     close to the best run, closer still as all runs pay multiples of the common divisor of the stops. States that no better
//     run can use are dropped. A search over tuples of states, layer by layer, then finds the best run above a threshold that
//     sinks from the bound. A tuple also notes which routes hang together by stops, where they must.
//  5. Lists, only for rules about whole runs (a Bonus; trains of two groups that must hang together): routes within a gap of the
//     best are read off the diagrams, judged by the rules and combined by branch and bound. The gap grows until nothing outside
//     can be better.
//
// What only one route of a run is paid is a Prize: where it is won it is used up like track. A prize that asks for a second stop
// leaves a debt in the state of the diagram, which the route must settle there. Crews know nothing of each other, so stages 3 to 5
// are gone through once for each share of the prizes among them, but for shares that cannot beat the best run found. What a single
// train has, which is paid again or what is aside, is shared out likewise: the train with which most comes of it is that of the rule.
//
// # What it costs
//
// Native, one core, on boards of 1830; full boards have brown tiles only, six stations of the company and ten of others:
//
//	trains                 time for one run
//	142 recorded runs      median 0.15 ms, worst 1.6 ms
//	3 3 2 2                10 to 33 ms
//	4 4 3                  19 to 73 ms
//	6 5                    40 to 180 ms
//	D                      19 to 120 ms
//	D D                    20 to 180 ms
//
// In wasm everything takes about four times as long. Two diesels on 48 full boards of 1830 take at most 2.8 million units of
// work; three of the longest trains of 1860 take 0.5 to 2.5 million, and 52 million on the hardest of six boards. A slice of
// 40,000 units takes 3 to 8 ms in wasm. Every long stage can be left in the middle: TestSlicesKeepToTheirWork bounds what a
// slice does beyond what it is asked for, BenchmarkSlice measures the longest one.
//
// Nothing is kept between positions: in a recorded game the whole question costs a fraction of a frame.
package route
