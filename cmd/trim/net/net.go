// Package net replaces the package of the standard library in Ebitengine, which splits the address of the host of a
// virtual machine. It splits nothing, because there is no such host in a browser: SplitHostPort returns an error.
package net

import "errors"

// SplitHostPort returns an error.
func SplitHostPort(string) (host, port string, err error) {
	return "", "", errors.New("net: there is no host")
}
