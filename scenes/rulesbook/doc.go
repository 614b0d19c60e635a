// Package rulesbook shows the rules of a title: the reader as a page and as a dialog, with search and tables.
package rulesbook
