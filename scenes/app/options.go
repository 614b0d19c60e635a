package app

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// OptionText returns a text of a title about an option, or "".
func OptionText(title, key string, l text.Lang) string {
	return titles.WordsFor(title).Texts["option."+key].In(l)
}

// OptionName returns a setting such as "bank_break_end=next_or" in words.
func OptionName(title, setting string, l text.Lang) string {
	if rules.IsVersion(setting) {
		return versionName(setting, l)
	}
	name, value, given := strings.Cut(setting, "=")
	said := OptionText(title, name, l)
	if said == "" {
		return setting
	}
	if given && value != "off" {
		return text.Headed(l, said, OptionText(title, name+"."+value, l))
	}
	return said
}

// TitleText returns a text of a title, or "".
func TitleText(e *titles.Entry, key string, l text.Lang) string {
	return titles.WordsFor(e.Key).Texts[key].In(l)
}

// IsSwitch reports whether an option is on or off.
func IsSwitch(c rules.Choice) bool { return slices.Equal(c.Values(), []string{"off", "on"}) }
