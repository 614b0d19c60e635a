// Opens a game of 5,000 actions with 50 what-ifs on a slow processor, and prints how long each thing takes that a player does
// with it: node web/tests/large.mjs [FACTOR], after ./build.sh build. The processor is slowed down by the factor, six unless given.
import { performance } from 'node:perf_hooks';
import { hasten, logOf, moment, playOn, stored } from './games.mjs';
import { after, launch, open, rest, serve } from './server.mjs';

const factor = Number(process.argv[2] || 6), actions = 5000, branches = 50, players = 4;
const server = await serve(), browser = await launch({ measured: true });

// The game is an auction in which everybody passes once the cheapest private is sold: no rule ends that before the bank is broken.
const log = ['bid p0 SV 20', ...Array.from({ length: actions - 1 }, (_, i) => `pass p${(1 + i) % players}`)];
const file = moment('1830-classic', log, {
  players: ['Anna', 'Ben', 'Clara', 'Daichi'],
  branches: Array.from({ length: branches }, (_, i) => ({ name: `Try ${i + 1}`, from: 400 + 80 * i, log: log.slice(400 + 80 * i, 440 + 80 * i) })),
});
const page = await open(browser, server.url, { painted: true, reducedMotion: 'reduce', init: hasten });
page.setDefaultTimeout(300_000);
await playOn(page, file);
const n = (await logOf(page)).length;
if (n !== actions) throw new Error(`${n} actions are stored, not ${actions}`);
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: factor });

async function time(what, act, n = 1) {
  const all = [];
  for (let i = 0; i < n; i++) {
    const from = performance.now();
    await act();
    all.push(performance.now() - from);
  }
  all.sort((a, b) => a - b);
  console.log(`${what.padEnd(44)} ${all[n >> 1].toFixed(0).padStart(6)} ms${n > 1 ? `, at most ${all[n - 1].toFixed(0)} ms` : ''}`);
}

// press presses a key and waits until all is shown and stored; the page's clock goes on first, so that the table listens.
const press = async key => {
  await page.evaluate(() => window.ahead(1000));
  await page.keyboard.press(key);
  await rest(page);
};

console.log(`${actions} actions, ${branches} what-ifs, a processor ${factor} times slower`);
await time('a picture (map, and lots)', () => after(page, () => page.keyboard.press('m')), 20);
await time('tables, and back', async () => { await press('t'); await press('Escape'); }, 5);
await time('log, and back', async () => { await press('l'); await press('b'); }, 5);
await time('history, and to its beginning', async () => { await press('h'); await press('Home'); }, 3);
await time('a step on in the history', () => press('ArrowRight'), 10);
await time('back to the present', () => press('End'), 3);
await press('h');
await time('a what-if, and out of it', async () => { await press('w'); await page.goBack(); await rest(page); }, 3);
const before = await stored(page);
await time('undo, and again', async () => { await press('Control+z'); await press('Control+Shift+z'); }, 3);
if (await stored(page) === before) throw new Error('undo is not stored');
await time('reload to the table', async () => { await page.reload(); await rest(page); }, 3);
if (page.problems.length > 0) {
  console.log(page.problems);
  process.exitCode = 1;
}
await browser.close();
server.stop();
