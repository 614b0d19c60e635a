#!/bin/bash
# build.sh build   make dist/, a folder that any static web server can serve
# build.sh serve   the same without offline support, and serve it on this machine
# build.sh test    run all tests; the last line counts what passed and failed
# build.sh lint    run the linters, among them go vet
# build.sh weigh   print how many bytes of the program each package is
set -euo pipefail
cd "$(dirname "$0")"

# Calls are inlined in the runtime, where track is followed and games are read and replayed, which a link and every list of lays wait for,
# where runs are searched, which makes that code smaller, and where shapes become triangles and go to the graphics card, which every
# picture waits for: everywhere it makes the download an eighth larger and the program hardly faster.
home=github.com/hexrail/hexrail
engine=github.com/hajimehoshi/ebiten/v2
inlining=(-gcflags=all=-l)
for package in runtime internal/runtime/... $home/rules/{hex,tile,track,route} $home/game/share $home/game/ui/{mesh,paint} $engine; do
  inlining+=("-gcflags=$package=")
done

# hashes lists the files that the page keeps for offline use, with the hashes by which the service worker knows them.
hashes() {
  (cd dist && LC_ALL=C sha256sum -- $(ls | grep -vx -e sw.js -e preview.png -e licences.txt)) |
    awk '{ printf "%s\"%s\":\"%s\"", (NR > 1 ? "," : "{"), $2, $1 } END { print "}" }'
}

# pack replaces a file by its compressed form. The page unpacks it itself, because a static server may compress nothing
# and zstd is smaller than the gzip that browsers know. The command zstd packs an eighth smaller than the Go library, which
# stands in where it is missing. The window is 4 MB: against 1 MB that saves 115 kB for a tenth more time to unpack, while
# 8 MB would save 30 kB more for half as much time again. Long matches are looked for first (--long), because the size would
# otherwise jump by 65 kB with any change of a few bytes.
pack() {
  if command -v zstd >/dev/null; then
    zstd -q -19 --long=22 --rm "$1" -o "$1.zst"
  else
    go run ./cmd/pack "$1"
  fi
}

# for_browser runs a command of Go for the browser, on packages compiled as those of the program are. Node.js runs what is to be run.
for_browser() { # $1: the command; then its flags and arguments
  local command=$1
  shift
  PATH=$PATH:$(go env GOROOT)/lib/wasm GOOS=js GOARCH=wasm go "$command" -modfile=.cache/engine/go.mod -overlay=.cache/engine/overlay.json \
    -trimpath -buildvcs=false "${inlining[@]}" "$@"
}

# compile makes the program with linker flags.
compile() { # $1: flags, $2: the file
  go run ./cmd/trim .cache/engine
  for_browser build -ldflags="$1 -buildid=" -o "$2" ./cmd/wasm
}

# HEXRAIL_ADDRESS, if set, is where the page will be found, such as https://example.org/hexrail/. Messengers show the
# picture of a page only from its whole address; everything else is relative.
build() { # $1: whether the page installs itself for offline use
  rm -rf dist && mkdir dist
  compile '-s -w' dist/app.wasm
  local whole size version files
  whole=$(wc -c <dist/app.wasm)
  echo "$whole" >.cache/program.size
  pack dist/app.wasm
  cp assets/fonts/*.ttf dist/
  pack dist/ui-regular.ttf
  pack dist/ui-bold.ttf
  go run ./cmd/front dist
  cp web/*.* "$(go env GOROOT)/lib/wasm/wasm_exec.js" dist/
  cat LICENSE assets/fonts/OFL.txt assets/licences/*.txt >dist/licences.txt
  size=$(wc -c <dist/app.wasm.zst)
  sed -i "s/@SIZE@/$size/; s/@RELEASE@/$1/" dist/boot.js
  sed -i "s|@ADDRESS@|${HEXRAIL_ADDRESS:-}|" dist/index.html
  version=$(cd dist && LC_ALL=C sha256sum -- * | sha256sum | cut -c1-12)
  files=$(hashes)
  sed -i "s/@VERSION@/$version/; s/@FILES@/$files/" dist/sw.js
  echo "dist: version $version, program $whole bytes, $size compressed"
}

passed=0
failed=0

# check runs a command that counts as one test, says how many seconds it took, and shows its output only if it fails.
check() {
  local name=$1 out since=$SECONDS
  shift
  if out=$("$@" 2>&1); then
    passed=$((passed + 1))
    echo "ok    $name ($((SECONDS - since)) s)"
  else
    failed=$((failed + 1))
    printf 'FAIL  %s (%s s)\n%s\n' "$name" $((SECONDS - since)) "$out"
  fi
}

# count adds tests that passed and failed in a number of seconds.
count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
  echo "      $1 passed, $2 failed ($3 s)"
}

# small_enough fails when dist is more than 4.38 MB to download from a server that compresses, or the program more than 26.6 MB for the
# browser to compile: what is gained is kept.
small_enough() {
  local total program
  total=$(for file in dist/*; do gzip -9 -n -c "$file"; done | wc -c)
  program=$(cat .cache/program.size)
  echo "$total bytes, program $program bytes"
  [ "$total" -le 4380000 ] && [ "$program" -le 26600000 ]
}

# go_tests lets garbage grow larger than usual before it is collected: tests have more memory than time.
go_tests() {
  local report since=$SECONDS
  echo "go test"
  report=$(GOGC=400 go test -vet=off -ldflags='-s -w' -timeout 20m -json ./... 2>&1 | node .ci/gotest.mjs) || true # what failed is in the report
  sed '$d' <<<"$report"
  count $(tail -n 1 <<<"$report") $((SECONDS - since))
}

# install installs packages of the system where it may, quietly; the caller tells what is still missing then. Another program may hold
# the packages, such as the updates of a machine that has just started: that is waited for, ten minutes at most. The option Timeout
# covers the locks of dpkg alone, not those of the lists and archives, so those are tried again.
install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
  local apt=(env LC_ALL=C apt-get -o DPkg::Lock::Timeout=600) log=.cache/apt.log until=$((SECONDS + 600))
  until { "${apt[@]}" install -y "$@" || { "${apt[@]}" update && "${apt[@]}" install -y "$@"; }; } >$log 2>&1; do
    grep -q 'Could not get lock' $log && [ $SECONDS -lt $until ] || return 0
    sleep 5
  done
}

# find_node makes sure of Node.js, which reads the report of the Go tests and drives the browser.
find_node() {
  command -v node >/dev/null && return
  install nodejs npm
  command -v node >/dev/null || { echo 'The tests need Node.js 20 or newer with npm: install it and start again.' && exit 1; }
}

# find_zstd installs the command zstd where it may, so that the download is measured as it is published.
find_zstd() {
  command -v zstd >/dev/null || install zstd
}

find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name"; then return; fi
  done
  return 1
}

browser_tests() {
  local log=.cache/browser-test.log since
  find_chromium >/dev/null || install chromium
  if ! CHROMIUM=$(find_chromium); then
    echo "FAIL  browser tests: install Chromium, or set CHROMIUM to a browser of its kind"
    failed=$((failed + 1))
    return
  fi
  export CHROMIUM
  if ! (cd web/tests && node --input-type=module -e "import 'playwright-core'") 2>/dev/null; then
    npm ci --prefix web/tests --silent
  fi
  echo "browser tests"
  since=$SECONDS
  # Two files at once keep two cores busy.
  node --test --test-concurrency=2 --test-reporter=tap web/tests/*.test.mjs >$log 2>&1 || grep -E -A12 '^ *not ok' $log || true
  grep '# SKIP' $log || true
  count "$(grep -c '^    ok ' $log)" "$(grep -c '^    not ok ' $log)" $((SECONDS - since))
}

# Computer players choose alike on every machine: the last line of a contest says which games were played.
same_games() {
  local contest=(arena 1860 -seats 'sensible,sensible,random' -games 2) here there
  here=$(go run ./cmd/hexrail "${contest[@]}" | tail -1)
  there=$(for_browser run ./cmd/hexrail "${contest[@]}" | tail -1)
  [ -n "$here" ] && [ "$here" = "$there" ]
}

# lint has a cache of its own: the shared one tells findings of other copies of the tree.
lint() {
  GOLANGCI_LINT_CACHE="$PWD/.cache/golangci-lint" \
    go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.12.2 run --show-stats=false
}

run_tests() {
  mkdir -p .cache
  find_node
  find_zstd
  # The build comes first: the checks for the browser use what it compiles.
  check 'build' build false
  # The linters contain go vet, so the Go tests go without; the browser has files of its own.
  check 'go vet for the browser' for_browser vet ./cmd/wasm ./assets ./game/platform ./game/screen
  # Games, links and routes must be the same there; the other tests of these packages run natively.
  check 'golden games in WebAssembly' for_browser test -vet=off -short -run 'Traces|Recorded|SameEverywhere|OldLinks|WholeGames|Full1860' \
    ./rules/record ./rules/route ./game/share
  check 'the same games of computers in WebAssembly' same_games
  go_tests
  check 'download' small_enough
  browser_tests
  echo "$passed passed, $failed failed"
  [ $failed = 0 ]
}

case "${1:-}" in
build) build true ;;
serve) build false && exec go run ./cmd/serve -dir dist ;;
test) run_tests ;;
lint) lint ;;
weigh) mkdir -p .cache && compile '' .cache/named.wasm && go run ./cmd/weigh .cache/named.wasm ;;
*) sed -n '2,6s/^# //p' "$0" && exit 2 ;;
esac
