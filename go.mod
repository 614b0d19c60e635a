module github.com/hexrail/hexrail

go 1.26.0

require (
	github.com/boombuler/barcode v1.1.0
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/klauspost/compress v1.20.3
	golang.org/x/image v0.47.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.11.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)
