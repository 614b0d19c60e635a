package scenes

import (
	"strconv"
	"time"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/theme"
)

// look is which of the two themes is shown.
type look uint8

// The looks.
const (
	asSystem look = iota
	paperLook
	nightLook
)

// prefs are the player's preferences. They belong to the device, not to a game.
type prefs struct {
	lang     text.Lang
	look     look
	textSize int    // index in theme.Font.TextSizeSteps
	strong   bool   // high contrast
	still    bool   // no movement
	guards   bool   // passing something that costs asks once more
	stay     bool   // the camera does not move by itself
	unaided  bool   // what lays do for the best run is not shown
	dots     bool   // dots on tiles tell their colours
	coords   bool   // coordinates stand in every hex
	quick    bool   // a step that has just changed takes presses at once
	name     string // of the player
}

// Keys under which the preferences are stored.
const (
	prefLanguage = "language"
	prefLook     = "look"
	prefTextSize = "textsize"
	prefFlags    = "flags"
	prefName     = "name"
)

// normalText is the index of the ordinary text size.
const normalText = 1

func loadPrefs(h platform.Preferences, languages []string) prefs {
	p := prefs{textSize: normalText, guards: true, name: match.CleanName(h.Preference(prefName))}
	tag := h.Preference(prefLanguage)
	if tag == "" && len(languages) > 0 {
		tag = languages[0]
	}
	p.lang = text.LangOf(tag)
	if n, err := strconv.Atoi(h.Preference(prefLook)); err == nil && n >= 0 && look(n) <= nightLook {
		p.look = look(n)
	}
	if n, err := strconv.Atoi(h.Preference(prefTextSize)); err == nil && n >= 0 && n < len(theme.Font.TextSizeSteps) {
		p.textSize = n
	}
	if n, err := strconv.Atoi(h.Preference(prefFlags)); err == nil {
		for i, flag := range p.flags() {
			*flag = n>>i&1 != 0
		}
	}
	return p
}

// flags returns the switches in the order in which they are stored.
func (p *prefs) flags() []*bool {
	return []*bool{&p.strong, &p.still, &p.guards, &p.stay, &p.unaided, &p.dots, &p.coords, &p.quick}
}

func (p *prefs) store(h platform.Preferences) {
	h.SetPreference(prefLanguage, p.lang.Code())
	h.SetPreference(prefLook, strconv.Itoa(int(p.look)))
	h.SetPreference(prefTextSize, strconv.Itoa(p.textSize))
	bits := 0
	for i, flag := range p.flags() {
		if *flag {
			bits |= 1 << i
		}
	}
	h.SetPreference(prefFlags, strconv.Itoa(bits))
	h.SetPreference(prefName, p.name)
}

// dark reports whether the night theme is shown.
func (a *App) dark() bool {
	return a.prefs.look == nightLook || a.prefs.look == asSystem && a.host.Dark()
}

// palette returns the colours that the player wants.
func (a *App) palette() theme.Palette {
	style := theme.Paper
	if a.dark() {
		style = theme.Night
	}
	if a.prefs.strong || a.host.Contrast() {
		style = theme.HighContrast(style)
	}
	return style
}

// dress gives the toolkit the colours and sizes that the player wants.
func (a *App) dress(u *ui.UI) {
	u.Theme = a.palette()
	u.TextScale = theme.Font.TextSizeSteps[a.prefs.textSize]
	u.Surface.Reduced = u.Surface.Reduced || a.prefs.still
}

// layers returns what every map shows besides.
func (p *prefs) layers() (l mapview.Layers) {
	if p.dots {
		l |= mapview.Dots
	}
	if p.coords {
		l |= mapview.Coordinates
	}
	return l
}

// lock is the time in which a step that has just changed takes no press, so that a double press plays one decision.
func (a *App) lock() time.Duration {
	if a.prefs.quick {
		return 0
	}
	return stepLock
}

// change changes the preferences and keeps them.
func (a *App) change(f func(*prefs)) {
	f(&a.prefs)
	a.prefs.store(a.host)
}
