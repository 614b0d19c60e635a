// Package text says everything that players read or hear, in English and in Japanese.
//
// A sentence is one template per language, never a string of fragments: the two languages order their parts
// differently. A template has holes in braces that facts fill: "{corp} has {$have}, the tile costs {$need}." Three forms
// exist:
//
//	{corp}              the fact as it is
//	{$have}             a fact that is an amount of money
//	{n|share|shares}    the first word if the fact is 1, else the second; the number itself is not written
//
// Tables are arrays over closed lists (Word, rules.Reason, rules.EventKind), so a missing text is found by a test. A
// Speaker knows the language, the title and the names of the players and fills the holes.
package text
