package table

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// correctedWords are the texts about games played by an earlier version of the rules.
var correctedWords = struct{ ask, copy, stay, menu text.Pair }{
	ask: text.Pair{
		"This game goes on by version {n} of the rules, with which it began. Corrected since:\n\n{list}\n\nA copy of it " +
			"can go on under the corrected rules from here. What was played stays as it was, and so does this game.",
		"このゲームは開始時のルール第{n}版で続きます。その後の修正：\n\n{list}\n\nここからは修正後のルールで、コピーで続けることもできます。これまでの手とこのゲーム自体は変わりません。",
	},
	copy: text.Pair{"Corrected, in a copy", "コピーで修正後のルール"},
	stay: text.Pair{"As it began", "今のまま続ける"},
	menu: text.Pair{"Corrected rules", "ルールの修正"},
}

// tellCorrections opens the dialog about corrected rules unless the player has seen the newest of them.
func (p *playing) tellCorrections() {
	later := p.session.Match().Later()
	if len(later) == 0 || later[len(later)-1].Version <= p.session.Info().Told {
		return
	}
	p.askCorrected()
}

// askCorrected lists the rules corrected since the game began, and offers to continue under them.
func (p *playing) askCorrected() {
	a, w, m := p.app, &correctedWords, p.session.Match()
	var list []string
	for _, c := range m.Later() {
		list = append(list, text.Headed(a.Prefs.Lang, c.Rule, c.Change.In(a.Prefs.Lang)))
	}
	facts := text.Facts{"n": strconv.Itoa(m.Title().Version), "list": strings.Join(list, "\n\n")}
	if p.session.Corrected() == nil {
		p.session.RecordTold()
		a.Open(app.NewNotice(a, a.Say(app.Words.Corrected), app.Words.Earlier.Fill(a.Prefs.Lang, facts)))
		return
	}
	a.Open(&app.Question{
		Shell: a, Title: a.Say(app.Words.Corrected), Text: w.ask.Fill(a.Prefs.Lang, facts), Yes: w.copy,
		No: w.stay, Height: 420,
		Answer: p.session.GoOnCorrected, Decline: p.session.RecordTold,
	})
}

// correctedMenu returns the menu line that opens the dialog about corrected rules, or nil if none are corrected.
func (p *playing) correctedMenu() []widgets.MenuLine {
	if len(p.session.Match().Later()) == 0 {
		return nil
	}
	return []widgets.MenuLine{
		widgets.NewMenuLine("menu:corrected", p.app.Say(correctedWords.menu), icon.Rules, p.askCorrected),
	}
}
