package app

import (
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Look is the choice of theme.
type Look uint8

// The themes.
const (
	asSystem Look = iota
	PaperLook
	NightLook
)

// Prefs are the player's preferences. They are stored per device, not per game.
type Prefs struct {
	Lang     text.Lang
	Look     Look
	TextSize int    // index in theme.TextSizes
	Strong   bool   // high contrast
	Still    bool   // no animation
	NoTraces bool   // no animated money, shares and tiles on the table
	Guards   bool   // ask before passing on something that costs money
	Stay     bool   // the camera never moves by itself
	Unaided  bool   // hide the effect of lays on the best run
	Dots     bool   // mark tile colours with dots
	Coords   bool   // show coordinates in every hex
	Quick    bool   // a new step takes input at once; see Lock
	Pace     Pace   // pace of computers
	Name     string // the player's own name
	People   string // the names and colours of players on this device; see Known
	Large    bool   // large type and controls, for a screen that several share
	Clock    bool   // the time used by each seat is counted
	Unhinted bool   // no hints for newcomers
	Unasked  bool   // no suggested moves
	Pictured bool   // a picture of the map goes along with links
	Hints    Keys   // of the hints already shown
	Learned  Keys   // of the completed lessons
	Solved   Keys   // of the solved puzzles
	Goals    Keys   // of the titles whose goal line is closed
	Sound    Sound

	Introduced bool // the pictures for newcomers have been shown
}

// Sound is the choice whether actions are heard.
type Sound uint8

// The choices. Unless the player has chosen, a device with a mouse sounds and one with a touch screen is silent.
const (
	bySurface Sound = iota
	SoundOn
	SoundOff
)

// Pace is the speed at which moves of computers are shown.
type Pace uint8

// The speeds.
const (
	SlowPace Pace = iota
	QuickPace
	AtOncePace
)

// Keys under which the preferences are stored. Changing one loses the players' settings.
const (
	prefLanguage = "language"
	prefLook     = "look"
	PrefTextSize = "textsize"
	PrefFlags    = "flags"
	prefPace     = "pace"
	PrefName     = "name"
	prefHints    = "hints"
	prefGoals    = "goals"
	prefLearned  = "learned"
	prefSolved   = "solved"
	prefPeople   = "people"
	prefSound    = "sound"
)

// NormalText is the index of the default text size.
const NormalText = 1

// loadPrefs returns the preferences of the device. Missing and invalid ones have their defaults; languages are those of
// the browser, preferred first.
func loadPrefs(h platform.Preferences, languages []string) Prefs {
	p := Prefs{TextSize: NormalText, Guards: true, Pace: QuickPace, Name: match.CleanName(h.Preference(PrefName)),
		Hints: Keys(h.Preference(prefHints)), Goals: Keys(h.Preference(prefGoals)),
		Learned: Keys(h.Preference(prefLearned)), Solved: Keys(h.Preference(prefSolved)), People: h.Preference(prefPeople)}
	tag := h.Preference(prefLanguage)
	if tag == "" && len(languages) > 0 {
		tag = languages[0]
	}
	p.Lang = text.LangOf(tag)
	if n, err := strconv.Atoi(h.Preference(prefLook)); err == nil && n >= 0 && Look(n) <= NightLook {
		p.Look = Look(n)
	}
	if n, err := strconv.Atoi(h.Preference(PrefTextSize)); err == nil && n >= 0 && n < len(theme.TextSizes) {
		p.TextSize = n
	}
	if n, err := strconv.Atoi(h.Preference(prefPace)); err == nil && n >= 0 && Pace(n) <= AtOncePace {
		p.Pace = Pace(n)
	}
	if n, err := strconv.Atoi(h.Preference(prefSound)); err == nil && n >= 0 && Sound(n) <= SoundOff {
		p.Sound = Sound(n)
	}
	if n, err := strconv.Atoi(h.Preference(PrefFlags)); err == nil {
		for i, flag := range p.flags() {
			*flag = n>>i&1 != 0
		}
	}
	return p
}

// flags returns the switches in the order of their bits in storage. New ones go to the end.
func (p *Prefs) flags() []*bool {
	return []*bool{&p.Strong, &p.Still, &p.Guards, &p.Stay, &p.Unaided, &p.Dots, &p.Coords, &p.Quick,
		&p.NoTraces, &p.Unhinted, &p.Unasked, &p.Introduced, &p.Pictured, &p.Large, &p.Clock}
}

// store writes the preferences to the device.
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
	h.SetPreference(prefSound, strconv.Itoa(int(p.Sound)))
	h.SetPreference(PrefName, p.Name)
	for key, list := range map[string]string{
		prefHints: string(p.Hints), prefGoals: string(p.Goals), prefLearned: string(p.Learned),
		prefSolved: string(p.Solved), prefPeople: p.People,
	} {
		if list != "" {
			h.SetPreference(key, list)
		}
	}
}

// Dark reports whether the night theme is in use.
func (s *Shell) Dark() bool {
	return s.Prefs.Look == NightLook || s.Prefs.Look == asSystem && s.Host.Dark()
}

// Sounds reports whether actions are heard.
func (s *Shell) Sounds() bool {
	return s.Prefs.Sound == SoundOn || s.Prefs.Sound == bySurface && !s.Host.Surface().Coarse
}

// Palette returns the colours in use, with those that the players at the table have chosen.
func (s *Shell) Palette() theme.Palette {
	style := s.basePalette()
	style.Player = s.Prefs.colors(style.Player, s.Seated)
	return style
}

// basePalette returns the colours in use, with those of the seats.
func (s *Shell) basePalette() theme.Palette {
	style := theme.Paper
	if s.Dark() {
		style = theme.Night
	}
	if s.Prefs.Strong || s.Host.Contrast() {
		style = theme.HighContrast(style)
	}
	return style
}

// largeType is the text scale of large type.
const largeType = 1.5

// Dress sets the colours and text size of the toolkit.
func (s *Shell) Dress(u *ui.UI) {
	u.Theme = s.Palette()
	u.TextScale = theme.TextSizes[s.Prefs.TextSize]
	u.Surface.Reduced = u.Surface.Reduced || s.Prefs.Still
	if s.Prefs.Large {
		u.TextScale = max(u.TextScale, largeType)
		u.Surface.Coarse = true
	}
}

// Layers returns the layers that the player wants on every map.
func (p *Prefs) Layers() (l mapview.Layers) {
	if p.Dots {
		l |= mapview.Dots
	}
	if p.Coords {
		l |= mapview.Coordinates
	}
	return l
}

// Lock returns the time for which a new step ignores input, so that a double click does not also decide the next step.
func (s *Shell) Lock() time.Duration {
	if s.Prefs.Quick {
		return 0
	}
	return StepLock
}

// Change changes and stores the preferences.
func (s *Shell) Change(f func(*Prefs)) {
	f(&s.Prefs)
	s.Prefs.store(s.Host)
}

// StepLock is the default of Lock.
const StepLock = 350 * time.Millisecond

// PrefLast is the key of the preference with the id of the game on the table and the time at which it was last shown,
// separated by a space, or AtHome on the start screen. The preference is empty until a game has been played.
const (
	PrefLast = "last"
	AtHome   = "home"
)
