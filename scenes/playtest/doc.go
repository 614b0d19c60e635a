// Package playtest plays at a table in tests as a person does. A Hand presses the controls for an action, a Watch looks
// for texts that are cut or covered, and there are the screens, games and positions that tests share.
//
// Run starts a Program, Screens lists the sizes, and games.go and moments.go have the games and positions; a name that
// ends in a number, such as TrackIn26855, is about the recorded game with that number. Fingers press the controls of a
// screen by mouse, finger or keys and count the presses. Hands find controls by the ids of their nodes and never call
// the program, so that a test fails where a person could not go on. The flags -everywhere and -record of the tests are
// declared here.
//
// It does not import package table, because the tests of that package use it too. Package tabletest seats hands for the
// tests of other packages of screens.
package playtest
