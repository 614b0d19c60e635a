package rules

import (
	"fmt"
	"slices"
	"strings"
)

// Choice is one option of a title: a question about the rules that is settled before a game begins. It has a name in
// files and links, the names of its values, and access to the field that stores the answer.
type Choice interface {
	Name() string              // key of the option in files, links and texts
	Values() []string          // names of the possible answers
	Value() string             // name of the present answer
	Choose(value string) error // changes the answer; an error means that value is none of Values
}

// OnOff returns an option that is on or off.
func OnOff(name string, field *bool) Choice { return onOff{name, field} }

// onOff is the Choice of a bool.
type onOff struct {
	name  string
	field *bool
}

func (c onOff) Name() string     { return c.name }
func (c onOff) Values() []string { return []string{"off", "on"} }

func (c onOff) Value() string {
	if *c.field {
		return "on"
	}
	return "off"
}

func (c onOff) Choose(value string) error {
	if !slices.Contains(c.Values(), value) {
		return noValue(c, value)
	}
	*c.field = value == "on"
	return nil
}

// OneOf returns an option with several values, numbered from 1 in the order of their names. *field must be one of these
// numbers.
func OneOf[E ~uint8](name string, field *E, values ...string) Choice {
	return oneOf[E]{name, field, values}
}

// oneOf is the Choice of an enumeration from 1, with a name for each value.
type oneOf[E ~uint8] struct {
	name   string
	field  *E
	values []string
}

func (c oneOf[E]) Name() string     { return c.name }
func (c oneOf[E]) Values() []string { return slices.Clone(c.values) }
func (c oneOf[E]) Value() string    { return c.values[*c.field-1] }

// Choose sets the field to the number of a value, from 1. It returns an error for an unknown value.
func (c oneOf[E]) Choose(value string) error {
	i := slices.Index(c.values, value)
	if i < 0 {
		return noValue(c, value)
	}
	*c.field = E(i + 1)
	return nil
}

// Variant returns c marked as an option that is listed before all others, because it changes the game as a whole, as
// fewer trains, other cards or another pace do (1870/R87). All other options settle how a rule is read.
func Variant(c Choice) Choice { return variant{c} }

// variant marks a Choice made by Variant.
type variant struct{ Choice }

// IsVariant reports whether c was made by Variant.
func IsVariant(c Choice) bool {
	_, is := c.(variant)
	return is
}

// Past returns c marked as an option that reproduces a rule as 18xx.games has or had it. Records played by that rule
// set it; players are not asked.
func Past(c Choice) Choice { return past{c} }

// past marks a Choice made by Past.
type past struct{ Choice }

// IsPast reports whether c was made by Past.
func IsPast(c Choice) bool {
	_, is := c.(past)
	return is
}

// noValue returns the error that an option has no such value.
func noValue(c Choice, value string) error {
	return fmt.Errorf("option %s has no value %q (%s)", c.Name(), value, strings.Join(c.Values(), ", "))
}

// Choose applies settings to choices. A setting is "name=value", or a name alone to switch the option on. It returns an
// error for an unknown name or value.
func Choose(choices []Choice, settings []string) error {
	for _, setting := range settings {
		name, value, given := strings.Cut(setting, "=")
		if !given {
			value = "on"
		}
		i := slices.IndexFunc(choices, func(c Choice) bool { return c.Name() == name })
		if i < 0 {
			return fmt.Errorf("no option %q", name)
		}
		if err := choices[i].Choose(value); err != nil {
			return err
		}
	}
	return nil
}

// Chosen returns the settings for Choose that turn defaults into choices, which must be the same options in the same
// order. Options with equal values are left out.
func Chosen(choices, defaults []Choice) []string {
	var settings []string
	for i, c := range choices {
		switch value := c.Value(); {
		case value == defaults[i].Value():
		case value == "on":
			settings = append(settings, c.Name())
		default:
			settings = append(settings, c.Name()+"="+value)
		}
	}
	return settings
}

// Switches is a pointer to the struct that stores a title's choices.
type Switches[S any] interface {
	*S
	Choices() []Choice // the same names in the same order for all values of S
}

// Build returns a title built from the usual switches of a profile changed by settings. Title.Options lists the
// settings that differ from the usual ones. Build fails if Choose does or if build rejects the combination.
func Build[S any, P Switches[S]](
	p Profile, settings []string, usual func(Profile) S, build func(S) (*Title, error),
) (*Title, error) {
	s, defaults := usual(p), usual(p)
	if err := Choose(P(&s).Choices(), settings); err != nil {
		return nil, err
	}
	t, err := build(s)
	if err != nil {
		return nil, err
	}
	t.Options = Chosen(P(&s).Choices(), P(&defaults).Choices())
	return t, nil
}

// VersionSetting is the prefix of the setting that names the version of the rules: "rules=2", or "rules=3@57" if
// version 3 applies from action 57 on. A program that does not know the version refuses the setting, because it would
// otherwise play by other rules.
const VersionSetting = "rules="

// IsVersion reports whether a setting names a version of the rules rather than an option.
func IsVersion(setting string) bool { return strings.HasPrefix(setting, VersionSetting) }
