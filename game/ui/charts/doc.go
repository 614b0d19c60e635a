// Package charts paints the price chart with the companies' markers on it, and lines over time. All lengths are dp.
//
// What is to be seen comes in as plain data; painting changes nothing. Layouts are values that also answer which cell or
// moment lies under the pointer.
package charts
