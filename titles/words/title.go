package words

// Title is all that a title says to the screen.
type Title struct {
	// Texts are names and sentences by id: companies, privates ("SV") with what they do ("SV.power"), the events of phases
	// ("event.5"), options.
	Texts map[string]Pair
	// Steps are the title's own steps, and shared ones of which it speaks in its own way.
	Steps []Step
}
