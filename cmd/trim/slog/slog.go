// Package slog replaces log/slog in Ebitengine. It writes errors, without their attributes, to the standard error, and
// logs nothing else.
package slog

import (
	"context"
	"os"
)

// Level is the importance of a message.
type Level int

// LevelDebug is the least important level.
const LevelDebug Level = -4

// Logger logs nothing.
type Logger struct{}

// Default returns a Logger.
func Default() *Logger { return &Logger{} }

// Enabled reports that messages of the level are not logged.
func (*Logger) Enabled(context.Context, Level) bool { return false }

// Debug does nothing.
func Debug(string, ...any) {}

// Error logs a message without its attributes.
func Error(message string, _ ...any) {
	_, _ = os.Stderr.WriteString(message + "\n")
}
