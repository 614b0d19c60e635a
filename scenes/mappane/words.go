package mappane

import "github.com/hexrail/hexrail/game/text"

// Words are texts of the map that the table shows as well.
var Words = struct{ Layers, LayerNames, LayerOwners text.Pair }{
	Layers:      text.Pair{"Layers", "表示の切り替え"},
	LayerNames:  text.Pair{"Names", "地名"},
	LayerOwners: text.Pair{"Owners of the stations", "駅の持ち主"},
}

var words = struct {
	mapGrid, zoomIn, zoomOut, zoomFit, overview, tilesLeft        text.Pair
	layerRoutes, layerNumbers, layerStart, layerPlan, cameraStays text.Pair
	destination, home                                             text.Pair
}{
	mapGrid:      text.Pair{"Map", "地図"},
	zoomIn:       text.Pair{"Zoom in", "拡大"},
	zoomOut:      text.Pair{"Zoom out", "縮小"},
	zoomFit:      text.Pair{"Whole map", "全体を表示"},
	overview:     text.Pair{"Overview: show all", "縮図：全体を表示"},
	tilesLeft:    text.Pair{"{n} more of {tile} in the box", "{tile} の残りは {n} 枚"},
	layerRoutes:  text.Pair{"Last routes", "前回の経路"},
	layerNumbers: text.Pair{"Numbers of the tiles", "タイルの番号"},
	layerPlan:    text.Pair{"Plan and notes", "計画とメモ"},
	layerStart:   text.Pair{"Starting map", "開始時の地図"},
	cameraStays:  text.Pair{"The view stays where it is", "視点を動かさない"},
	destination:  text.Pair{"Destination", "目的地"},
	home:         text.Pair{"Home", "本拠地"},
}
