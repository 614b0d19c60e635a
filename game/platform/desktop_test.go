//go:build !js

package platform

import (
	"errors"
	"slices"
	"testing"
)

func TestDesktopStore(t *testing.T) {
	dir := t.TempDir()
	d, err := openIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	const key = "game:a/b 1"
	var got []byte
	var keys []string
	d.Put(key, []byte("saved"), func(e error) { err = errors.Join(err, e) })
	d.Get(key, func(b []byte, e error) { got, err = b, errors.Join(err, e) })
	d.Keys(func(k []string, e error) { keys, err = k, errors.Join(err, e) })
	if got != nil {
		t.Error("a call came back before Run")
	}
	d.Run()
	if err != nil || string(got) != "saved" || !slices.Equal(keys, []string{key}) {
		t.Errorf("got %q, keys %q, error %v", got, keys, err)
	}
	d.Delete(key, func(e error) { err = e })
	d.Get(key, func(_ []byte, e error) { err = e })
	d.Run()
	if !errors.Is(err, ErrMissing) {
		t.Errorf("reading what was deleted gives %v", err)
	}
	d.SetPreference("lang", "ja")
	again, err := openIn(dir)
	if err != nil || again.Preference("lang") != "ja" {
		t.Errorf("the preference is %q after a restart, error %v", again.Preference("lang"), err)
	}
}
