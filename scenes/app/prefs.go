package app

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

// Look is which of the two themes is shown.
type Look uint8

// The looks.
const (
	asSystem Look = iota
	PaperLook
	NightLook
)

// Prefs are the player's preferences. They belong to the device, not to a game.
type Prefs struct {
	Lang     text.Lang
	Look     Look
	TextSize int    // index in theme.Font.TextSizeSteps
	Strong   bool   // high contrast
	Still    bool   // no movement
	NoTraces bool   // money, shares and tiles do not move on the table
	Guards   bool   // passing something that costs asks once more
	Stay     bool   // the camera does not move by itself
	Unaided  bool   // what lays do for the best run is not shown
	Dots     bool   // dots on tiles tell their colours
	Coords   bool   // coordinates stand in every hex
	Quick    bool   // a step that has just changed takes presses at once
	Pace     Pace   // of computers
	Name     string // of the player
	Unhinted bool   // newcomers' hints are not shown
	Hints    string // keys of the hints that were shown, parted by spaces
}

// Pace is how fast the moves of computers are shown.
type Pace uint8

// The paces.
const (
	SlowPace Pace = iota
	QuickPace
	AtOncePace
)

// Keys under which the preferences are stored.
const (
	prefLanguage = "language"
	prefLook     = "look"
	PrefTextSize = "textsize"
	PrefFlags    = "flags"
	prefPace     = "pace"
	PrefName     = "name"
	prefHints    = "hints"
)

// NormalText is the index of the ordinary text size.
const NormalText = 1

func loadPrefs(h platform.Preferences, languages []string) Prefs {
	p := Prefs{TextSize: NormalText, Guards: true, Pace: QuickPace, Name: match.CleanName(h.Preference(PrefName)), Hints: h.Preference(prefHints)}
	tag := h.Preference(prefLanguage)
	if tag == "" && len(languages) > 0 {
		tag = languages[0]
	}
	p.Lang = text.LangOf(tag)
	if n, err := strconv.Atoi(h.Preference(prefLook)); err == nil && n >= 0 && Look(n) <= NightLook {
		p.Look = Look(n)
	}
	if n, err := strconv.Atoi(h.Preference(PrefTextSize)); err == nil && n >= 0 && n < len(theme.Font.TextSizeSteps) {
		p.TextSize = n
	}
	if n, err := strconv.Atoi(h.Preference(prefPace)); err == nil && n >= 0 && Pace(n) <= AtOncePace {
		p.Pace = Pace(n)
	}
	if n, err := strconv.Atoi(h.Preference(PrefFlags)); err == nil {
		for i, flag := range p.flags() {
			*flag = n>>i&1 != 0
		}
	}
	return p
}

// flags returns the switches in the order in which they are stored.
func (p *Prefs) flags() []*bool {
	return []*bool{&p.Strong, &p.Still, &p.Guards, &p.Stay, &p.Unaided, &p.Dots, &p.Coords, &p.Quick, &p.NoTraces, &p.Unhinted}
}

func (p *Prefs) store(h platform.Preferences) {
	h.SetPreference(prefLanguage, p.Lang.Code())
	h.SetPreference(prefLook, strconv.Itoa(int(p.Look)))
	h.SetPreference(PrefTextSize, strconv.Itoa(p.TextSize))
	bits := 0
	for i, flag := range p.flags() {
		if *flag {
			bits |= 1 << i
		}
	}
	h.SetPreference(PrefFlags, strconv.Itoa(bits))
	h.SetPreference(prefPace, strconv.Itoa(int(p.Pace)))
	h.SetPreference(PrefName, p.Name)
	if p.Hints != "" {
		h.SetPreference(prefHints, p.Hints)
	}
}

// Dark reports whether the night theme is shown.
func (s *Shell) Dark() bool {
	return s.Prefs.Look == NightLook || s.Prefs.Look == asSystem && s.Host.Dark()
}

// Palette returns the colours that the player wants.
func (s *Shell) Palette() theme.Palette {
	style := theme.Paper
	if s.Dark() {
		style = theme.Night
	}
	if s.Prefs.Strong || s.Host.Contrast() {
		style = theme.HighContrast(style)
	}
	return style
}

// Dress gives the toolkit the colours and sizes that the player wants.
func (s *Shell) Dress(u *ui.UI) {
	u.Theme = s.Palette()
	u.TextScale = theme.Font.TextSizeSteps[s.Prefs.TextSize]
	u.Surface.Reduced = u.Surface.Reduced || s.Prefs.Still
}

// Layers returns what every map shows besides.
func (p *Prefs) Layers() (l mapview.Layers) {
	if p.Dots {
		l |= mapview.Dots
	}
	if p.Coords {
		l |= mapview.Coordinates
	}
	return l
}

// Lock is the time in which a step that has just changed takes no press, so that a double press plays one decision.
func (s *Shell) Lock() time.Duration {
	if s.Prefs.Quick {
		return 0
	}
	return StepLock
}

// Change changes the preferences and keeps them.
func (s *Shell) Change(f func(*Prefs)) {
	f(&s.Prefs)
	s.Prefs.store(s.Host)
}

// StepLock is the time after a step changed in which a second press does nothing.
const StepLock = 350 * time.Millisecond

// PrefLast keeps the game on the table and when it was last seen there, or atHome. It is empty where nothing was played yet.
const (
	PrefLast = "last"
	AtHome   = "home"
)
