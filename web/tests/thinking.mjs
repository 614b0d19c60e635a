// Measures computers at the table in a browser: node web/tests/thinking.mjs [GAME...], after ./build.sh build. Computers play at
// once, a whole game or its end, and the figures tell how long their decisions take, and how long a key that is pressed
// meanwhile waits for its picture. A game is its title, the number of players and, if only its end is measured, how many
// hundredths of it are over before. Nothing else should run on the machine: where other work shares its processors the longest waits
// are that work's.
import { performance } from 'node:perf_hooks';
import { computersAt, gameOf, kept, logOf, moment, played, playOn } from './games.mjs';
import { launch, open, serve } from './server.mjs';

const games = process.argv.slice(2);
if (games.length === 0) games.push('1830-classic:4', '1860:4', '1870:4:75', '1822pnw:4:75');
const server = await serve(), browser = await launch();

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

// file returns the game of the command line after some of its actions, all of its seats computers'.
async function file(title, players, part) {
  const page = await open(browser, server.url);
  await playOn(page, played(title, players, 1));
  const log = await logOf(page), { info } = (await kept(page))[await gameOf(page)];
  await page.context().close();
  const { profile, options, seed, players: names } = info;
  return moment(title, log.slice(0, log.length * part / 100), { profile, options, seed, players: names, computers: computersAt(players) });
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const ms = n => `${n.toFixed(0)} ms`;

// The keys look at the table in turn: the map, nearer and as before, with and without names, the market, and the log from then on.
// The program takes each of them wherever the game stands; without the first none of the next three while the market is in sight.
const keys = ['g', '+', '-', 'n', 'k', 'l'], apart = 150, enough = 100, most = 12; // milliseconds; answers; games
const patience = 300_000; // milliseconds for a game

// over reports whether nobody thinks any more. A key that is pressed at the end closes what tells of it.
const over = page => page.evaluate(() => {
  const on = id => document.querySelector(`#layer [data-id="${id}"]`);
  return Boolean(on('over') || on('actions') && !on('pace:pause'));
});

// play has computers play to the end of a game, and presses keys meanwhile if told to. It returns how long each decision took and each
// key waited, and the whole.
async function play(game, pressing) {
  const page = await open(browser, server.url, { reducedMotion: 'reduce', init: watch });
  await playOn(page, game);
  const from = performance.now();
  await page.evaluate(() => { window.decided = [performance.now()]; });
  await page.locator('[data-id="act:primary"]').click();
  for (let n = 0; !await over(page); n++) {
    if (performance.now() - from > patience) throw new Error('the game does not end');
    if (pressing) await page.keyboard.press(keys[n % keys.length]);
    await page.waitForTimeout(apart);
  }
  const whole = performance.now() - from;
  const [decided, answered] = await page.evaluate(() => [window.decided.slice(1).map((t, i) => t - window.decided[i]), window.answered]);
  if (page.problems.length > 0) {
    console.log(page.problems);
    process.exitCode = 1;
  }
  await page.context().close();
  return { decided, answered, whole };
}

// pressed has computers play a game again and again until enough keys have been answered, and returns how long they waited.
async function pressed(game) {
  const waits = [];
  for (let n = 0; n < most && waits.length < enough; n++) waits.push(...(await play(game, true)).answered);
  return waits;
}

for (const name of games) {
  const [title, players, part = 0] = name.split(':'), game = await file(title, +players, +part);
  const { decided, whole } = await play(game, false), answered = await pressed(game);
  for (const list of [decided, answered]) list.sort((a, b) => a - b);
  console.log(`${title}, ${players} players${+part ? `, after ${part} % of the game` : ''}: ${decided.length} decisions in ${(whole / 1000).toFixed(1)} s`);
  console.log(`  decisions: half in ${ms(at(decided, 0.5))}, 95 % in ${ms(at(decided, 0.95))}, the longest ${ms(decided.at(-1))}   bars 300 and 1500`);
  console.log(`  input to picture meanwhile: half in ${ms(at(answered, 0.5))}, 19 of 20 in ${ms(at(answered, 0.95))} of ${answered.length}   bar 50`);
}
await browser.close();
server.stop();
