// Package route finds the best run of a company: routes for all its trains that earn the most together, with a proof.
//
// It knows track, stops, trains and the terms of a Problem, but no titles. Begin takes a problem, Step does some work
// on it until it is done, and Best always returns a run and a bound. Work is counted, never timed, so the answer is the
// same on every machine and for slices of any size. Among runs that pay the same, the one with the fewest pieces of
// track wins, then the first in the order of the sweep; among trains of one kind, the first gets the route that pays
// most.
//
// # How it searches
//
// Five stages follow each other. They exist because routes cannot be listed: a full board of 1830 has millions for one
// diesel, and a depth-first search ended there without any good run after 20 million steps.
//
//  1. Net: stops, borders between hexes, and hops, which are ways through a hex without a stop. Dead ends and track
//     that is not connected to any station are dropped.
//  2. Sweep: an order of the hexes in which few borders separate the visited ones from the rest, 3 to 6 in recorded
//     games and at most 11 on boards full of brown tiles.
//  3. Diagram, one for each kind of train: a dynamic program along the sweep. A state records which borders of the
//     frontier the route crosses, which of them belong together, and how many ends, stops and stations it has passed.
//     Each path through the diagram is a route, so thousands of states hold millions of routes, and every state knows
//     its best continuation.
//  4. Crew: trains that may not share track. Prices on contested track (Lagrangian relaxation in integers) lower the
//     bound to near the best run. It is then rounded down, since all runs pay multiples of the common divisor of the
//     stops. States that no better run can use are dropped. A search over tuples of states, layer by layer, then finds
//     the best run above a threshold that sinks from the bound. Where routes must be linked by stops, a tuple also
//     records which of them are.
//  5. Lists, only for rules about whole runs (a Bonus; trains of two groups whose routes must be linked): routes within
//     a gap of the best are read off the diagrams, judged by the rules and combined by branch and bound. The gap grows
//     until no unlisted route can be part of a better run.
//
// A payment that only one route of a run can have is a Prize: the route that wins it uses it up like track. A prize
// that requires a second stop leaves a debt in the state of the diagram, which the route must settle there. Crews are
// solved independently, so stages 3 to 5 are repeated for each way to share the prizes among the crews, except for
// shares that cannot beat the best run found. Payments to a single train (Again, Aside) are shared in the same way,
// because the rules give them to the train for which they are worth most.
//
// # What it costs
//
// Measured natively on one core, on boards of 1830. Twelve full boards have only brown tiles, six stations of the
// company and ten of others:
//
//	trains                 time for one run
//	276 recorded runs      median 0.11 ms, worst 0.6 ms
//	3 3 2 2                mean 6 ms, worst 17 ms
//	4 4 3                  mean 11 ms, worst 39 ms
//	6 5                    mean 17 ms, worst 66 ms
//	D                      mean 8 ms, worst 29 ms
//	D D                    mean 15 ms, worst 60 ms
//
// Everything takes about four times as long in wasm. Two diesels on 48 full boards of 1830 take at most 2.8 million
// units of work; three of the longest trains of 1860 take 0.5 to 2.5 million, and 52 million on the hardest of six
// boards. A slice of 40,000 units takes 3 to 8 ms in wasm. Every long stage can be interrupted:
// TestSlicesKeepToTheirWork bounds the overrun of a slice, BenchmarkSlice measures the longest one.
//
// Nothing is kept between positions, because in a recorded game solving from scratch takes a fraction of a frame.
package route
