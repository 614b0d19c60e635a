package rules

import (
	"fmt"
	"slices"
	"strings"
)

// Choice is one option of a title: a question of the rules that is settled before a game begins. It knows its name in
// files and links, the names of its values and the field in which the title's switches keep the answer.
type Choice interface {
	Name() string
	Values() []string
	Value() string
	Choose(value string) error
}

// OnOff returns the option that is on or off.
func OnOff(name string, field *bool) Choice { return onOff{name, field} }

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

// OneOf returns the option that has one of several values. They are numbered from 1 in the order of their names.
func OneOf[E ~uint8](name string, field *E, values ...string) Choice {
	return oneOf[E]{name, field, values}
}

type oneOf[E ~uint8] struct {
	name   string
	field  *E
	values []string
}

func (c oneOf[E]) Name() string     { return c.name }
func (c oneOf[E]) Values() []string { return slices.Clone(c.values) }
func (c oneOf[E]) Value() string    { return c.values[*c.field-1] }

func (c oneOf[E]) Choose(value string) error {
	i := slices.Index(c.values, value)
	if i < 0 {
		return noValue(c, value)
	}
	*c.field = E(i + 1)
	return nil
}

// Variant returns an option that is shown before all others: it makes another game of the box, such as fewer trains or other cards, or
// sets the pace of the whole game (1870/R87). Every other option settles how a rule is read.
func Variant(c Choice) Choice { return variant{c} }

type variant struct{ Choice }

// IsVariant reports whether an option is shown before all others.
func IsVariant(c Choice) bool {
	_, is := c.(variant)
	return is
}

// Past returns an option that tells how 18xx.games has a rule, or had it before it was changed. Records that were played by it set it;
// nobody is asked.
func Past(c Choice) Choice { return past{c} }

type past struct{ Choice }

// IsPast reports whether an option is one of Past.
func IsPast(c Choice) bool {
	_, is := c.(past)
	return is
}

func noValue(c Choice, value string) error {
	return fmt.Errorf("option %s has no value %q (%s)", c.Name(), value, strings.Join(c.Values(), ", "))
}

// Choose carries out settings on choices. A setting is "name=value", or a name alone for an option to be switched on.
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

// Chosen returns the settings in which choices differ from defaults, in the order of choices. Choose accepts them.
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

// Switches is the kind of pointer to the switches of a title, in whose fields the choices are kept.
type Switches[S any] interface {
	*S
	Choices() []Choice // the same names in the same order for all values of S
}

// Build returns the title that build makes from the usual switches of a profile after settings have changed them; its
// Options are the settings that change anything. It fails for settings that Choose refuses and for switches that exclude
// each other.
func Build[S any, P Switches[S]](p Profile, settings []string, usual func(Profile) S, build func(S) (*Title, error)) (*Title, error) {
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

// VersionSetting begins the setting that names the version of the rules of a game: "rules=2", or "rules=3@57" where version 3
// holds from action 57 on. A program that does not know the version refuses the setting instead of playing otherwise.
const VersionSetting = "rules="

// IsVersion reports whether a setting names a version of the rules, and no option.
func IsVersion(setting string) bool { return strings.HasPrefix(setting, VersionSetting) }
