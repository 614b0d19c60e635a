// Package qr draws QR codes (ISO/IEC 18004) for links: text in byte mode, versions 1 to 40, error correction L or M.
//
// Encode takes the smallest version that holds the text and the mask with the least penalty. The result is a square of
// dark and light modules; whoever paints it leaves a quiet zone of QuietZone light modules around it.
package qr
