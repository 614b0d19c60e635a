package tile

import "math/bits"

// CityMap maps each stop of face a to the city of face b that takes over its tokens, or to -1 if the stop is no city or
// no city is left (1830/R104).
//
// A city maps to the first new city that has all its exits. Cities without exits, and those without such a city, map to
// the city of the same index if it is still free, otherwise to the first free one.
func CityMap(a, b *Face) (to [MaxStops]int8) {
	var taken uint8
	for i := range to {
		to[i] = -1
		if i >= len(a.Stops) || a.Stops[i].Kind != City {
			continue
		}
		exits := a.StopExits(i)
		if around := citiesAround(b, exits); exits != 0 && around != 0 {
			to[i] = int8(bits.TrailingZeros8(around))
			taken |= 1 << to[i]
		}
	}
	for i := range a.Stops {
		if a.Stops[i].Kind == City && to[i] < 0 {
			to[i] = freeCity(b, i, taken)
			if to[i] >= 0 {
				taken |= 1 << to[i]
			}
		}
	}
	return to
}

// freeCity returns the city of f with the index same if it is not in the set taken, else the first one that is not, or
// -1.
func freeCity(f *Face, same int, taken uint8) int8 {
	if same < len(f.Stops) && f.Stops[same].Kind == City && taken>>same&1 == 0 {
		return int8(same)
	}
	for j := range f.Stops {
		if f.Stops[j].Kind == City && taken>>j&1 == 0 {
			return int8(j)
		}
	}
	return -1
}
