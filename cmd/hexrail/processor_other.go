//go:build !unix

package main

import "time"

var started = time.Now()

// processorTime returns the time since the start: here the system does not say for how long processors have worked.
func processorTime() time.Duration { return time.Since(started) }
