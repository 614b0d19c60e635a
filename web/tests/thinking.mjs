// Measures computers at the table in a browser: node web/tests/thinking.mjs [GAME...], after ./build.sh build. Computers play at
// once, a whole game or its end, and the figures tell how long their decisions take, and how long a key that is pressed
// meanwhile waits for its picture. A game is its title, the number of players and, if only its end is measured, how many
// hundredths of it are over before. Nothing else should run on the machine.
import { performance } from 'node:perf_hooks';
import { computersAt, gameOf, kept, logOf, moment, played, playOn } from './games.mjs';
import { launch, open, serve } from './server.mjs';

const games = process.argv.slice(2);
if (games.length === 0) games.push('1830-classic:4', '1860:4', '1870:4:75', '1822pnw:4:75');
const server = await serve(), browser = await launch();

// watch is run by a page before all else. It notes when each action is handed to the storage, and of each key when it was pressed
// and when the next picture was there. What the program does not take has none: while the market is in sight it zooms no map.
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

// play has computers play to the end of a game and presses keys meanwhile if there are any. It returns how long each decision took
// and each key waited, in order, and the whole.
async function play(game, keys) {
  const page = await open(browser, server.url, { reducedMotion: 'reduce', init: watch });
  await playOn(page, game);
  const from = performance.now();
  await page.evaluate(() => { window.decided = [performance.now()]; });
  await page.locator('[data-id="act:primary"]').click();
  for (let n = 0; !await page.evaluate(() => Boolean(document.querySelector('#layer [data-id="over"]'))); n++) {
    if (keys.length > 0) await page.keyboard.press(keys[n % keys.length]);
    await page.waitForTimeout(150);
  }
  const whole = performance.now() - from;
  const [decided, answered] = await page.evaluate(() => [window.decided.slice(1).map((t, i) => t - window.decided[i]), window.answered]);
  if (page.problems.length > 0) {
    console.log(page.problems);
    process.exitCode = 1;
  }
  await page.context().close();
  for (const list of [decided, answered]) list.sort((a, b) => a - b);
  return { decided, answered, whole };
}

const presses = 100;

// pressed has computers play a game, again and again, until so many keys have been answered, and returns how long they waited, in order.
async function pressed(game) {
  const waits = [];
  while (waits.length < presses) waits.push(...(await play(game, ['+', '-'])).answered);
  return waits.sort((a, b) => a - b);
}

for (const name of games) {
  const [title, players, part = 0] = name.split(':'), game = await file(title, +players, +part);
  const { decided, whole } = await play(game, []), answered = await pressed(game);
  console.log(`${title}, ${players} players${+part ? `, after ${part} % of the game` : ''}: ${decided.length} decisions in ${(whole / 1000).toFixed(1)} s`);
  console.log(`  decisions: half in ${ms(at(decided, 0.5))}, 95 % in ${ms(at(decided, 0.95))}, the longest ${ms(decided.at(-1))}   bars 300 and 1500`);
  console.log(`  input to picture meanwhile: half in ${ms(at(answered, 0.5))}, 19 of 20 in ${ms(at(answered, 0.95))} of ${answered.length}   bar 50`);
}
await browser.close();
server.stop();
