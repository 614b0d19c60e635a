// Plays for a long time and prints what memory the page takes: node web/tests/soak.mjs [MINUTES [watch]], after ./build.sh build.
// It plays in sample games, in what-ifs of them, opens every page of the table and goes home again, over and over. The
// figures must level off; one line a minute. With watch it only looks on while easy computers play a game of each title in turn.
// One page plays all games, because the memory of the program never shrinks; what scripts take is counted after a collection. The
// command fails where the program's memory still grows by more than a fifth after the fourth minute.
import { readFileSync, readdirSync } from 'node:fs';
import { begun, boxes, playOn, quick } from './games.mjs';
import { launch, open, rest, serve } from './server.mjs';

const minutes = Number(process.argv[2] || 30), watches = process.argv[3] === 'watch';
const server = await serve(), browser = await launch({ measured: true }), devtools = await browser.newBrowserCDPSession();

// noteMemory is run by a page before all else. It keeps the memory of the program where the page can look at it.
function noteMemory() {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...wasm) => {
    const started = await instantiateStreaming.apply(WebAssembly, wasm);
    window.memory = started.instance.exports.mem;
    return started;
  };
}
const page = await open(browser, server.url, { ...quick, init: [...quick.init, noteMemory], viewport: { width: 1024, height: 700 } });
const inPage = await page.context().newCDPSession(page);

// resident returns the memory in MB of the process of this browser that shows the page: the largest one that renders.
async function resident() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const size = ({ id }) => {
    try { return +/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]; } catch { return 0; /* it has ended */ }
  };
  return Math.max(...processInfo.filter(p => p.type === 'renderer').map(size)) / 1024;
}

let program = 0, early = Infinity; // memory of the program in bytes: now, and after the fourth minute

// figures returns the memory in MB of the process, of the program in it, and of scripts.
async function figures() {
  await inPage.send('HeapProfiler.collectGarbage');
  let scripts;
  [program, scripts] = await page.evaluate(() => [window.memory.buffer.byteLength, performance.memory.usedJSHeapSize]);
  const mb = n => `${n.toFixed(0).padStart(5)} MB`;
  return `${mb(await resident())}, program ${mb(program / 2 ** 20)}, scripts ${mb(scripts / 2 ** 20)}`;
}

const press = async key => {
  await page.evaluate(() => window.ahead(1000));
  await page.keyboard.press(key);
  await rest(page);
};

// Keys that lead everywhere: the pages of the table, history, zoom, language and theme; in a what-if also plays.
const places = ['k', 'm', 'e', 'p', 'l', 't', 'Escape', 'f', 'Escape', '?', 'Escape', 'h', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'h', 'b', 'b'];
const plays = ['1', 'Enter', '2', 'Enter', '3', 'Enter', 'Control+z', '1', 'Enter'];

const atGame = () => page.evaluate(() => location.hash.startsWith('#game='));

// watch looks on at a game, half a minute at most, and goes home.
async function watch() {
  const titles = Object.keys(boxes);
  await playOn(page, begun(titles[rounds % titles.length], rounds + 1, false));
  await page.locator('[data-id="act:primary"]').click();
  await page.waitForFunction(() => document.querySelector('#layer [data-id="over"]'), null, { timeout: 30_000 }).catch(() => {});
  for (let back = 0; back < 4 && await atGame(); back++) { // a card of the game's end goes first
    await page.goBack();
    await rest(page);
  }
  rounds++;
}

let rounds = 0;
async function round() {
  await page.goto(`${server.url}#g=${sample[rounds % sample.length]}`);
  await rest(page);
  const on = page.getByRole('button', { name: /^(Open|Play on)$/ }).first();
  await on.waitFor();
  await on.click();
  await rest(page);
  for (const key of places) await press(key);
  await press('w');
  for (const key of plays) await press(key);
  await press('Escape');
  await page.goBack();
  await rest(page);
  rounds++;
}

const sample = readdirSync('game/library/samples').filter(f => f.endsWith('.link'))
  .map(f => readFileSync(`game/library/samples/${f}`, 'utf8').trim());

const from = Date.now();
for (let minute = 1; minute <= minutes; minute++) {
  while (Date.now() - from < minute * 60_000) await (watches ? watch : round)();
  console.log(`${String(minute).padStart(3)} min  ${String(rounds).padStart(5)} rounds  ${await figures()}`);
  if (minute === 4) early = program;
}
const grows = program > 1.2 * early;
if (grows) console.log('the memory of the program grows');
if (page.problems.length > 0) console.log(page.problems);
await browser.close();
server.stop();
process.exitCode = page.problems.length > 0 || grows ? 1 : 0;
