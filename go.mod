module hexrail

go 1.26
