package text

import (
	"strconv"
	"unicode"
	"unicode/utf8"
)

// minus is the sign of negative amounts, as wide as a plus sign.
const minus = "\u2212"

// Money returns an amount as text: "$1,234", "−$20". A currency that is a word follows the amount: "60cc".
func Money(currency string, amount int32) string {
	if amount < 0 {
		return minus + Money(currency, -amount)
	}
	if r, _ := utf8.DecodeRuneInString(currency); unicode.IsLetter(r) {
		return Number(amount) + currency
	}
	return currency + Number(amount)
}

// Change returns a change of an amount as text: "+$20", "−$20", "±$0".
func Change(currency string, amount int32) string {
	switch {
	case amount > 0:
		return "+" + Money(currency, amount)
	case amount < 0:
		return Money(currency, amount)
	}
	return "±" + Money(currency, 0)
}

// Number returns a number as text with separated thousands.
func Number(n int32) string {
	if n < 0 {
		return minus + Number(-n)
	}
	digits := strconv.Itoa(int(n))
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// spokenCurrencies are the words for currency signs: singular, plural.
var spokenCurrencies = map[string][2]Pair{
	"$": {{"{n} dollar", "{n}ドル"}, {"{n} dollars", "{n}ドル"}},
	"£": {{"{n} pound", "{n}ポンド"}, {"{n} pounds", "{n}ポンド"}},

	"cc": {{"{n} company credit", "{n}cc"}, {"{n} company credits", "{n}cc"}},
}

// spokenMoney returns an amount in words for speech: "410 dollars".
func spokenMoney(l Lang, currency string, amount int32) string {
	forms, known := spokenCurrencies[currency]
	if !known {
		return Money(currency, amount)
	}
	form := forms[1]
	if amount == 1 || amount == -1 {
		form = forms[0]
	}
	n := Number(amount)
	if amount < 0 {
		n = Pair{"minus {n}", "マイナス{n}"}.Fill(l, Facts{"n": Number(-amount)})
	}
	return form.Fill(l, Facts{"n": n})
}
