// Package charts paints the price chart with the companies' markers, and lines over time. All lengths are in dp.
//
// Fit and FitPhone lay a chart out as a Grid, DrawPrices paints Prices on it, and DrawLegend explains it. DrawTimeline
// paints a Timeline. The content is passed as plain data, which painting does not change. Layouts are values that also
// map a point to the cell or moment below it.
package charts
