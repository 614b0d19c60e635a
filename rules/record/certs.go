package record

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// certs tracks the holder of each numbered certificate. Records identify the seller of a share only by its number, and
// may name another certificate of the holder than the one our referee moves. Every holder's certificates of a company
// form a list; one that moves goes to the end of the new holder's list.
type certs struct {
	rows [][]certificate // by company from 0, in the order of last movement
}

// certificate is a share of a record, by its number within its company.
type certificate struct {
	number int
	holder id.Owner
}

// certOf returns the certificate of a company.
func (x certificate) certOf(t *rules.Title, c id.Corp) id.Cert {
	return t.PresidentCert(c) + id.Cert(x.number)
}

// newCerts returns the certificates at the beginning of a game.
func newCerts(t *rules.Title) certs {
	var c certs
	for _, def := range t.Corps {
		row := make([]certificate, len(def.Certs))
		for i := range row {
			row[i] = certificate{i, id.Initial}
			if len(def.Small) > 0 && i >= len(def.Small) {
				row[i].holder = id.Nobody // until the company converts
			}
		}
		c.rows = append(c.rows, row)
	}
	return c
}

// find returns the company and the certificate of an id such as "PRR_2".
func (c *certs) find(t *rules.Title, name string) (id.Corp, *certificate, error) {
	company, digits := cutLast(name, '_')
	corp := t.FindCorp(company)
	number, err := strconv.Atoi(digits)
	if corp == 0 || err != nil {
		return 0, nil, fmt.Errorf("no certificate %q", name)
	}
	row := c.rows[corp-1]
	i := slices.IndexFunc(row, func(x certificate) bool { return x.number == number })
	if i < 0 {
		return 0, nil, fmt.Errorf("no certificate %q", name)
	}
	return corp, &row[i], nil
}

// bundle returns the company and the holder of certificates that a record names, and their percentage in all. It
// returns an error unless they are one or more different certificates of one company and one holder.
func (c *certs) bundle(v rules.View, names []string) (corp id.Corp, from id.Owner, percent int, err error) {
	for i, name := range names {
		of, cert, err := c.find(v.T, name)
		if err != nil {
			return 0, 0, 0, err
		}
		if slices.Contains(names[:i], name) {
			return 0, 0, 0, fmt.Errorf("%s is named twice", name)
		}
		if i > 0 && (of != corp || cert.holder != from) {
			return 0, 0, 0, fmt.Errorf("%s and %s belong to different holders or companies", names[0], name)
		}
		corp, from = of, cert.holder
		percent += int(v.Percent(cert.certOf(v.T, of)))
	}
	if corp == 0 {
		return 0, 0, 0, fmt.Errorf("no certificates named")
	}
	return corp, from, percent, nil
}

// follow repeats the movements made by the referee. Certificates named by the record move first; any others are taken
// from the front of the holder's list.
func (c *certs) follow(v rules.View, events []rules.Event, named []string) {
	for _, e := range events {
		if e.Kind == rules.CorpDelisted { // its certificates return to their initial order (1860/R140)
			row := c.rows[e.Corp-1]
			sort.SliceStable(row, func(i, j int) bool { return row[i].number < row[j].number })
		}
		if e.Kind != rules.ShareMoved {
			continue
		}
		row := c.rows[e.Corp-1]
		var at int
		if at, named = indexMoved(v, row, e, named); at < 0 {
			continue // a certificate unknown to records
		}
		moved := row[at]
		moved.holder = e.To
		copy(row[at:], row[at+1:])
		row[len(row)-1] = moved
	}
}

// indexMoved returns the index in row of the certificate that moves in e: the first fitting one that is named,
// otherwise the first fitting one, or -1 if none fits. It also returns named without that certificate.
func indexMoved(v rules.View, row []certificate, e rules.Event, named []string) (at int, left []string) {
	fits := func(x certificate) bool { return x.holder == e.Who && v.Percent(x.certOf(v.T, e.Corp)) == e.Percent }
	for i, name := range named {
		_, number := cutLast(name, '_')
		at = slices.IndexFunc(row, func(x certificate) bool { return fits(x) && strconv.Itoa(x.number) == number })
		if at >= 0 {
			return at, slices.Concat(named[:i], named[i+1:])
		}
	}
	return slices.IndexFunc(row, fits), named
}

// cutLast returns the parts of s before and after the last separator. Without one, before is s.
func cutLast(s string, sep byte) (before, after string) {
	at := strings.LastIndexByte(s, sep)
	if at < 0 {
		return s, ""
	}
	return s[:at], s[at+1:]
}
