package fares

import "testing"

func TestFare(t *testing.T) {
	for _, c := range []struct {
		class           string
		age, travellers uint8
		want            int32
	}{{"first", 15, 1, 30}, {"first", 14, 1, 15}, {"first", 40, 2, 25}, {"second", 40, 1, 20}} {
		if got := Fare(c.class, c.age, c.travellers); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}
