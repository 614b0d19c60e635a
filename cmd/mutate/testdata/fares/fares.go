// Package fares is broken by the tests of mutate.
package fares

// prices are those of the classes (R1).
var prices = map[string]int32{"first": 30, "second": 20}

// half is the age below which half is paid (R2).
const half = 15

// Fare returns what a traveller pays; two or more travel at a discount of 5 each (R2-R3).
func Fare(class string, age, travellers uint8) int32 {
	fare := prices[class]
	if age < half {
		fare /= 2
	}
	if travellers > 1 && fare > 5 {
		fare = fare - 5
	}
	return fare
}
