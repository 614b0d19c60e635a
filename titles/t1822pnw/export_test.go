package t1822pnw

// For tests that open whole games.
var (
	Give     = give
	JudgeRun = judgeRun
)
