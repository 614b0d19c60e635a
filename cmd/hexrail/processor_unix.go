//go:build unix

package main

import (
	"syscall"
	"time"
)

// processorTime returns the time for which processors have worked for this process. Unlike the time of the clock it
// does not depend on what else runs on the machine.
func processorTime() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
