package view

// notice describes special circumstances of this part of the game, or returns "".
func (w position) notice() string {
	v := w.v
	if w.own.Notices == nil {
		return ""
	}
	var told []string
	for _, n := range w.own.Notices(v) {
		told = append(told, w.say.Notice(n))
	}
	return w.say.Sentences(told)
}
