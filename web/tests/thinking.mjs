// Measures computers at the table in a browser: node web/tests/thinking.mjs [GAME...], after ./build.sh build. Computers play at
// once, and the figures tell how long their decisions take, how long a key that is pressed meanwhile waits for its picture, and how
// much memory the page takes. A game is its title, the number of players and, if wanted, the level of all seats (easy, medium, hard; else
// those of games without levels) and the hundredths of the game after which they begin, with plus signs between. At each of these
// moments so many decisions are measured at most. Nothing else should run on the machine: where other work shares its processors
// the longest waits are that work's. How much of a processor the page had is printed for that reason.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { atLevel, computersAt, gameOf, kept, logOf, moment, played, playOn } from './games.mjs';
import { launch, open, serve } from './server.mjs';

const games = process.argv.slice(2);
if (games.length === 0) {
  for (const level of ['easy', 'medium', 'hard']) for (const title of ['1830-classic', '18fl', '1822pnw']) games.push(`${title}:4:${level}:5+40+80`);
}
const server = await serve(), browser = await launch({ measured: true }), devtools = await browser.newBrowserCDPSession();

// watch is run by a page before all else. It notes when each action is handed to the storage, and how long each key that the program
// took waited for the next picture.
function watch() {
  window.decided = [];
  window.answered = [];
  let program;
  Object.defineProperty(window, 'hexrail', {
    get: () => program,
    set(host) {
      const { apply } = program = host;
      host.apply = batch => { window.decided.push(performance.now()); return apply(batch); };
    },
  });
  const due = [];
  addEventListener('keydown', e => due.push(e), true);
  new MutationObserver(() => {
    const now = performance.now();
    for (const e of due.splice(0)) if (e.defaultPrevented) window.answered.push(now - e.timeStamp);
  }).observe(document, { subtree: true, attributeFilter: ['data-rev'] });
}

// renderer returns the process of this browser that shows the page: the largest one that renders.
async function renderer() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const size = ({ id }) => +/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1];
  return processInfo.filter(p => p.type === 'renderer').sort((x, y) => size(y) - size(x))[0].id;
}

// resident returns the most memory in MB that the page has taken, and worked the milliseconds that its first thread has worked.
const resident = p => +/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${p}/status`, 'utf8'))[1] / 1024;
const worked = p => +readFileSync(`/proc/${p}/task/${p}/schedstat`, 'utf8').split(' ')[0] / 1e6;

// file returns the game of the command line after some of its actions, all of its seats computers' of a level.
async function file(title, players, level, part) {
  const page = await open(browser, server.url, { painted: true });
  await playOn(page, played(title, players, 1));
  const log = await logOf(page), { info } = (await kept(page))[await gameOf(page)];
  await page.context().close();
  const { profile, options, seed, players: names } = info;
  return moment(title, log.slice(0, log.length * part / 100), { profile, options, seed, players: names, computers: atLevel(computersAt(players), level) });
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const ms = n => `${n.toFixed(0)} ms`;

// The keys look at the table in turn: the map, nearer and as before, with and without names, the market, and the log from then on.
// The program takes each of them wherever the game stands; without the first none of the next three while the market is in sight.
const keys = ['g', '+', '-', 'n', 'k', 'l'], apart = 150, most = 40; // milliseconds; decisions and answers at a moment
const patience = 300_000; // milliseconds for a game

// over reports whether nobody thinks any more. A key that is pressed at the end closes what tells of it.
const over = page => page.evaluate(() => {
  const on = id => document.querySelector(`#layer [data-id="${id}"]`);
  return Boolean(on('over') || on('actions') && !on('pace:pause'));
});

// play has computers play so many decisions, or to the end of a game, or presses so many keys meanwhile if told to. It returns how long each
// decision took and each key waited, the part of a processor that the page had, and its memory.
async function play(game, pressing) {
  const page = await open(browser, server.url, { painted: true, reducedMotion: 'reduce', init: watch });
  await playOn(page, game);
  const from = performance.now(), shown = await renderer(), before = worked(shown);
  await page.evaluate(() => { window.decided = [performance.now()]; });
  await page.locator('[data-id="act:primary"]').click();
  const seen = () => page.evaluate(list => window[list].length, pressing ? 'answered' : 'decided');
  for (let n = 0; !await over(page) && await seen() <= most; n++) {
    if (performance.now() - from > patience) break;
    if (pressing) await page.keyboard.press(keys[n % keys.length]);
    await page.waitForTimeout(apart);
  }
  const had = (worked(shown) - before) / (performance.now() - from), memory = resident(shown);
  const [decided, answered] = await page.evaluate(() => [window.decided.slice(1).map((t, i) => t - window.decided[i]), window.answered]);
  if (page.problems.length > 0) {
    console.log(page.problems);
    process.exitCode = 1;
  }
  await page.context().close();
  return { decided, answered, had, memory };
}

for (const name of games) {
  const [title, players, level = '', parts = '0'] = name.split(':');
  const decided = [], answered = [], had = [], memory = [];
  for (const part of parts.split('+')) {
    const game = await file(title, +players, level, +part), first = await play(game, false);
    decided.push(...first.decided);
    had.push(first.had);
    memory.push(first.memory);
    answered.push(...(await play(game, true)).answered);
  }
  for (const list of [decided, answered, memory]) list.sort((a, b) => a - b);
  const share = had.reduce((a, b) => a + b) / had.length, bars = level === 'hard' ? '2000 and 4000' : '300 and 4000';
  console.log(`${title}, ${players} players, ${level || 'without levels'}: ${decided.length} decisions, with ${(100 * share).toFixed(0)} % of a processor, memory ${memory.at(-1).toFixed(0)} MB`);
  console.log(`  decisions: half in ${ms(at(decided, 0.5))}, 95 % in ${ms(at(decided, 0.95))}, the longest ${ms(decided.at(-1))}   bars ${bars}`);
  console.log(`  input to picture meanwhile: half in ${ms(at(answered, 0.5))}, 19 of 20 in ${ms(at(answered, 0.95))} of ${answered.length}   bar 50`);
}
await browser.close();
server.stop();
