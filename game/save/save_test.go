package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

var began = time.Date(2026, 3, 1, 18, 30, 0, 0, time.UTC)

// stroll plays n legal actions, the choice among them by a fixed rule.
func stroll(t testing.TB, m *match.Match, n int) {
	t.Helper()
	for i := range n {
		if m.View().S.End.Over {
			return
		}
		legal := rules.AppendLegal(nil, m.View())
		if r := m.Play(legal[(i*i+i*7)%len(legal)]); r.Refused() {
			t.Fatal(r.Reason)
		}
	}
}

// sample is a game by the rulebook with two branches.
func sample(t testing.TB) File {
	t.Helper()
	title, err := match.FindTitle("1830-classic", "rulebook", []string{"optional_6_train", "bank_break_end=next_or"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "健太", "Мила"}, 1<<63+7)
	if err != nil {
		t.Fatal(err)
	}
	stroll(t, m, 60)
	f := Of(m)
	f.ID, f.Name, f.Created, f.Updated = 0xFEDC_BA98_7654_3210, "Friday", began, began.Add(time.Hour)
	for i, name := range []string{"A", "what if"} {
		from := 20 + 40*i
		b := m.Clone()
		b.GoTo(from)
		b = b.Branch()
		stroll(t, b, 5)
		f.Branches = append(f.Branches, Branch{Name: name, From: from, Log: b.Log()[from:]})
	}
	return f
}

func encode(t testing.TB, f File) []byte {
	t.Helper()
	data, err := Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestRoundTrip(t *testing.T) {
	f := sample(t)
	data := encode(t, f)
	back, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(encode(t, back), data) {
		t.Error("written again it differs")
	}
	if back.ID != f.ID || back.Seed != f.Seed || back.At != f.At || back.Created != f.Created ||
		back.Updated != f.Updated {
		t.Errorf("%+v", back)
	}
	if !reflect.DeepEqual(back.Log, f.Log) || !reflect.DeepEqual(back.Branches, f.Branches) ||
		!reflect.DeepEqual(back.Players, f.Players) {
		t.Error("another game")
	}
	m, stop, err := match.Open(back.Game)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	if got := notation.Text(notation.Position(m.View())); got != notation.Text(back.Position) {
		t.Error("the position beside the log is another one")
	}
	for _, b := range back.Branches {
		line, stop := b.Open(m)
		if stop != nil || line.Len() != b.From+5 {
			t.Errorf("branch %q of %d: %v", b.Name, line.Len(), stop)
		}
	}
}

func TestCursorIsKept(t *testing.T) {
	f := sample(t)
	f.At = 17
	back, err := Decode(encode(t, f))
	if err != nil {
		t.Fatal(err)
	}
	m, _, _ := match.Open(back.Game)
	if m.At() != 17 || m.Len() != 60 {
		t.Errorf("at %d of %d", m.At(), m.Len())
	}
}

// change writes the sample and puts one text in place of another.
func change(t testing.TB, from, to string) []byte {
	t.Helper()
	data := encode(t, sample(t))
	if !bytes.Contains(data, []byte(from)) {
		t.Fatalf("nothing like %q in the file", from)
	}
	return bytes.Replace(data, []byte(from), []byte(to), 1)
}

func TestWhatIsNoSave(t *testing.T) {
	whole := encode(t, sample(t))
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"nothing":          {nil, ErrForeign},
		"text":             {[]byte("hello"), ErrForeign},
		"other JSON":       {[]byte(`{"id":1,"title":"1830","actions":[]}`), ErrForeign},
		"another program":  {[]byte(`{"format":"chess","version":1}`), ErrForeign},
		"newer":            {change(t, `"version": 1`, `"version": 2`), ErrNewer},
		"no version":       {change(t, `"version": 1`, `"version": "1"`), ErrDamaged},
		"cut":              {whole[:len(whole)*2/3], ErrDamaged},
		"cut in the head":  {whole[:30], ErrDamaged},
		"wrong types":      {change(t, `"cursor": 60`, `"cursor": "sixty"`), ErrDamaged},
		"title":            {change(t, "1830-classic", "1899"), match.ErrTitle},
		"profile":          {change(t, `"rulebook"`, `"house"`), match.ErrOption},
		"option":           {change(t, "optional_6_train", "optional_7_train"), match.ErrOption},
		"value":            {change(t, "next_or", "never"), match.ErrOption},
		"players":          {change(t, `  "健太",`+"\n  "+`"Мила"`, `  "健太","c","d","e","f","g"`), match.ErrPlayers},
		"too many players": {change(t, `  "健太"`, `  "健太","c","d","e","f","g"`), ErrDamaged},
		"seed":             {change(t, `"seed": "9`, `"seed": "-9`), ErrDamaged},
		"id":               {change(t, `"id": "f`, `"id": "x`), ErrDamaged},
		"large":            {bytes.Repeat([]byte(" "), MaxBytes+1), ErrTooLarge},
	} {
		if _, err := Decode(c.data); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, not %v", name, err, c.want)
		}
	}
	if _, err := Encode(File{}); !errors.Is(err, match.ErrTitle) {
		t.Error(err)
	}
}

// TestKeysInAnyOrder: programs that sort the keys of a file, or mark its byte order, have not damaged it.
func TestKeysInAnyOrder(t *testing.T) {
	f := sample(t)
	var keys map[string]any
	if err := json.Unmarshal(encode(t, f), &keys); err != nil {
		t.Fatal(err)
	}
	sorted, err := json.Marshal(keys) // a map is written in the order of its keys: "branches" first
	if err != nil {
		t.Fatal(err)
	}
	data := append([]byte("\uFEFF"), sorted...)
	back, err := Decode(data)
	if err != nil || !Is(data) || len(back.Log) != len(f.Log) || len(back.Branches) != len(f.Branches) {
		t.Errorf("%v, saved game %t, %d actions, %d branches", err, Is(data), len(back.Log), len(back.Branches))
	}
}

// TestManyBranches: as many branches are read as were written.
func TestManyBranches(t *testing.T) {
	f := sample(t)
	for len(f.Branches) < 100 {
		f.Branches = append(f.Branches, f.Branches[0])
	}
	if back, err := Decode(encode(t, f)); err != nil || len(back.Branches) != 100 {
		t.Errorf("%v, %d branches", err, len(back.Branches))
	}
}

func TestAnActionThatCannotBeReadEndsTheGame(t *testing.T) {
	f := sample(t)
	line := notation.Action(f.Title, f.Log[40])
	data := encode(t, f)
	at := bytes.Index(data, []byte(`"log"`))
	for range 41 {
		at += 1 + bytes.IndexByte(data[at+1:], '\n')
	}
	data = append(append(append([]byte(nil), data[:at]...),
		bytes.Replace(data[at:], []byte(line), []byte("teleport p0"), 1)...), '\n')
	back, err := Decode(data)
	if err != nil || back.Unread == nil || back.Unread.At != 40 || back.Unread.Of <= 41 ||
		back.Unread.Text != "teleport p0" {
		t.Fatalf("%v, %+v", err, back.Unread)
	}
	if len(back.Branches) != len(f.Branches) {
		t.Errorf("%d branches of %d", len(back.Branches), len(f.Branches))
	}
	again, err := Decode(encode(t, back))
	if err != nil || !slices.Equal(again.Rest, back.Rest) || len(again.Log)+len(again.Rest) != len(f.Log) {
		t.Errorf("written again the file has %d and %d lines of %d, %v", len(again.Log), len(again.Rest), len(f.Log), err)
	}
	m, stop, err := match.Open(back.Game)
	if err != nil || m.Len() != 40 || stop != back.Unread {
		t.Errorf("%d actions, %v, %v", m.Len(), stop, err)
	}
	if want := `action 41 cannot be read: action "teleport p0": no action "teleport"`; stop.Error() != want {
		t.Errorf("%s", stop.Error())
	}
}

func TestAnActionThatIsRefusedEndsTheGame(t *testing.T) {
	f := sample(t)
	f.Log[30] = rules.Bankrupt{By: 1}
	back, err := Decode(encode(t, f))
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(back.Game)
	if err != nil || m.Len() != 30 || m.At() != 30 || stop == nil || !stop.Refusal.Refused() || stop.Action != f.Log[30] {
		t.Fatalf("%d actions, %+v, %v", m.Len(), stop, err)
	}
	if !strings.HasPrefix(stop.Error(), "action 31 is refused: ") {
		t.Error(stop.Error())
	}
}

func TestNames(t *testing.T) {
	for in, want := range map[string]string{
		"Ann":                        "Ann",
		"  山田 \t 太郎\n":               "山田 太郎",
		"a\u202Eb\u0000c\u2066":      "abc",
		"नमस्ते\u200D":               "नमस्ते\u200D",
		strings.Repeat("é", 50):      strings.Repeat("é", match.MaxName),
		"\xff\xfe":                   "\uFFFD",
		"<script>alert(1)</script>":  "<script>alert(1)</script>",
		"":                           "",
		"\U0001F469\u200D\U0001F680": "\U0001F469\u200D\U0001F680",
	} {
		if got := match.CleanName(in); got != want {
			t.Errorf("%q became %q", in, got)
		}
		if again := match.CleanName(want); again != want {
			t.Errorf("%q became %q the second time", want, again)
		}
	}
}

var update = flag.Bool("update", false, "write files that are missing in testdata")

// TestOldFilesOpen reads the files in testdata, which are never rewritten. Those of the version that is written now
// must also be written again as they are.
func TestOldFilesOpen(t *testing.T) {
	if *update {
		writeMissing(t)
	}
	files, _ := filepath.Glob(filepath.Join("testdata", "*.json"))
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := Decode(data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if _, stop, err := match.Open(f.Game); err != nil || stop != nil {
			t.Errorf("%s: %v %v", file, stop, err)
		}
		if strings.HasPrefix(filepath.Base(file), "v1-") && !bytes.Equal(encode(t, f), data) {
			t.Errorf("%s is written otherwise", file)
		}
	}
}

// strolled is a game of three of another title, by the rulebook.
func strolled(t *testing.T, key string) File {
	t.Helper()
	title, err := match.FindTitle(key, "rulebook", nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "健太", "Мила"}, 18)
	if err != nil {
		t.Fatal(err)
	}
	stroll(t, m, 250)
	f := Of(m)
	f.ID, f.Name, f.Created, f.Updated = 0xFEDC_BA98_7654_3210, "Friday", began, began.Add(time.Hour)
	return f
}

func writeMissing(t *testing.T) {
	files := map[string]File{"v1-rulebook": sample(t), "v1-rulebook-marked": sample(t)}
	for _, key := range []string{"1830-starter", "1830-basic", "1870", "18fl", "1822pnw", "1822pnw-short", "1822pnw-srs"} {
		files["v1-"+key] = strolled(t, key)
	}
	for name, f := range files {
		file := filepath.Join("testdata", name+".json")
		if _, err := os.Stat(file); err == nil {
			continue
		}
		if err := os.WriteFile(file, encode(t, f), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(encode(f, sample(f)))
	f.Add([]byte(`{"format":"hexrail-game","version":1,"title":"1830-classic","profile":"18xxgames","players":["a","b"],"seed":"1",` +
		`"log":["bid p0 SV 20","run PRR stated 90 H12.2+H14.0 @H12.0 -","lay PRR H10 57/1 via DH","train PRR 2-0 ipo 80 for 4-1"]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Decode(data)
		if err != nil {
			return
		}
		m, _, err := match.Open(file.Game)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range file.Branches {
			_, _ = b.Open(m) // a branch may stop, but not the program
		}
		if _, err := Decode(encode(t, file)); err != nil {
			t.Fatal(err)
		}
	})
}

func BenchmarkEncode(b *testing.B) {
	f := sample(b)
	for b.Loop() {
		encode(b, f)
	}
}

func BenchmarkDecode(b *testing.B) {
	data := encode(b, sample(b))
	for b.Loop() {
		if _, err := Decode(data); err != nil {
			b.Fatal(err)
		}
	}
}

// TestComputersAreKept: a file says which seats are the computer's; seats that no game can have are left out, and a
// file without computers says nothing of them.
func TestComputersAreKept(t *testing.T) {
	f := sample(t)
	if bytes.Contains(encode(t, f), []byte("computers")) {
		t.Error("a file without computers names them")
	}
	f.Stints = []match.Stint{{Player: 1}, {Player: 3, From: 4, To: 9, Level: match.Medium}}
	data := encode(t, f)
	if n := bytes.Count(data, []byte("level")); n != 1 {
		t.Errorf("%d levels in the file", n)
	}
	back, err := Decode(data)
	if err != nil || !reflect.DeepEqual(back.Stints, f.Stints) {
		t.Errorf("stints %v, %v", back.Stints, err)
	}
	back, err = Decode(bytes.Replace(data, []byte(`"player": 3`), []byte(`"player": 9`), 1))
	if err != nil || !reflect.DeepEqual(back.Stints, f.Stints[:1]) {
		t.Errorf("stints of nobody: %v, %v", back.Stints, err)
	}
	back, err = Decode(bytes.Replace(data, []byte(`"medium"`), []byte(`"of a later version"`), 1))
	if f.Stints[1].Level = match.Sensible; err != nil || !reflect.DeepEqual(back.Stints, f.Stints) {
		t.Errorf("a level of a later version: %v, %v", back.Stints, err)
	}
}
