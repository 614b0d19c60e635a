// Measures the built program in a browser and prints the figures: node web/tests/measure.mjs [FILE...], after ./build.sh
// build. Times depend on what else the machine does, so the least of several is printed where one can be repeated. The
// files are games or records of 18xx.games that are opened from their links as well.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { begin, hasten, lock, playPreview } from './games.mjs';
import { after, launch, open, rest, revision, scratch, serve } from './server.mjs';

const server = await serve(), browser = await launch({ measured: true });
const least = async (n, f) => {
  let best = Infinity;
  for (let i = 0; i < n; i++) best = Math.min(best, await f());
  return best;
};
const say = (what, ms, bar) => console.log(`${what.padEnd(48)} ${ms.toFixed(0).padStart(6)} ms${bar ? `   bar ${bar}` : ''}`);

// processes returns those of the browser, which are the descendants of this one: number and command line.
function processes() {
  const parent = new Map(), commands = new Map();
  for (const p of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${p}/stat`, 'utf8');
      parent.set(+p, +stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      commands.set(+p, readFileSync(`/proc/${p}/cmdline`, 'utf8'));
    } catch { /* it has ended */ }
  }
  return [...commands].filter(([p, command]) => {
    let up = p;
    while (up && up !== process.pid) up = parent.get(up);
    return up && /chrom/.test(command);
  });
}

// cpu returns the milliseconds that all processes of the browser have worked.
function cpu() {
  let sum = 0;
  for (const [p] of processes()) {
    const stat = readFileSync(`/proc/${p}/stat`, 'utf8'), part = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    sum += +part[11] + +part[12];
  }
  return sum * 10;
}

// worked returns the milliseconds that the pages themselves have worked, without what paints them: the first threads of their processes.
function worked() {
  const pages = processes().filter(([, command]) => command.includes('--type=renderer'));
  return pages.reduce((sum, [p]) => sum + +readFileSync(`/proc/${p}/task/${p}/schedstat`, 'utf8').split(' ')[0] / 1e6, 0);
}

// idle tells how much the browser works while nothing happens, once what it does after the start is over.
async function idle(name, page) {
  await page.waitForTimeout(12_000);
  const pictures = () => page.evaluate(() => +document.documentElement.dataset.rev || 0);
  const frames = await pictures(), before = cpu();
  await page.waitForTimeout(20_000);
  const percent = (cpu() - before) / 200;
  console.log(`idle for 20 s, ${name}: ${percent.toFixed(2)} % of a core, ${await pictures() - frames} pictures   bar 1 %, 0`);
}

const start = async page => {
  const from = performance.now();
  await page.goto(server.url);
  await rest(page);
  return performance.now() - from;
};

say('first visit to the first picture', await least(3, async () => {
  const page = await (await browser.newContext()).newPage();
  const ms = await start(page);
  await page.context().close();
  return ms;
}), '2000');

// front returns when a button of the start screen is on the page and painted, the first time and once the program has stored it.
async function front(rate) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => new MutationObserver((_, o) => {
    if (!document.querySelector('#layer button')) return;
    o.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  }).observe(document, { subtree: true, childList: true }));
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  const visits = [];
  for (const go of [() => page.goto(server.url), () => page.reload()]) {
    await go();
    await rest(page);
    visits.push(await page.evaluate(() => Math.max(window.usable, performance.getEntriesByName('first-contentful-paint')[0].startTime)));
    await page.waitForFunction(() => Object.keys(localStorage).some(key => key.endsWith('front')));
  }
  await page.context().close();
  return visits;
}

for (const [rate, bar] of [[1, '300'], [6, '1000']]) {
  const visits = [await front(rate), await front(rate), await front(rate)];
  for (const [n, name] of ['first visit', 'repeated visit'].entries()) {
    say(`${name} to the start screen, processor ${rate} times slower`, Math.min(...visits.map(v => v[n])), bar);
  }
}

const page = await (await browser.newContext()).newPage();
await start(page);
await page.evaluate(() => navigator.serviceWorker?.getRegistration().then(r => r && navigator.serviceWorker.ready));
await page.waitForTimeout(3000); // while the page is installed
say('repeated visit', await least(3, () => start(page)), '1000');
await page.context().close();

// next is run in the page: it does something and returns the milliseconds until the picture that follows, or the first one
// that shows what is named.
const next = (act, id = '') => `new Promise(done => {
  const from = performance.now(), there = () => !'${id}' || document.querySelector('[data-id="${id}"]');
  new MutationObserver((_, o) => { if (there()) { o.disconnect(); done(performance.now() - from); } })
    .observe(document.documentElement, { attributeFilter: ['data-rev'] });
  ${act};
})`;

// pressed is run in the page and presses a key, or what has an id.
const pressed = what => what.length > 1 ? `document.querySelector('[data-id="${what}"]').click()`
  : `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${what}', bubbles: true }))`;

// A finished game opens from its link: the sample, and the games in the files that are named.
const link = file => execFileSync('go', ['run', './cmd/hexrail', 'link', file], { encoding: 'utf8' }).trim();
const fragments = { sample: readFileSync('game/library/samples/finished.link', 'utf8').trim() };
for (const file of process.argv.slice(2)) fragments[basename(file)] = link(file);
for (const [name, fragment] of Object.entries(fragments)) {
  say(`opens from its link: ${name}`, await least(5, async () => {
    const home = await open(browser, server.url, { painted: true });
    await home.waitForTimeout(1000);
    const ms = await home.evaluate(next(`location.hash = ${JSON.stringify('g=' + fragment)}`, 'preview:play'));
    await home.context().close();
    return ms;
  }), '150');
}

// The board at the end of each game is dragged about, on a screen with two pixels to each of the page's. What counts is how long the
// page has worked for a picture, which other work of the machine makes hardly longer.
for (const [name, fragment] of Object.entries(fragments)) {
  const table = await open(browser, server.url, { painted: true, deviceScaleFactor: 2 });
  await table.goto(`${server.url}#g=${fragment}`);
  await playPreview(table);
  await table.getByRole('button', { name: 'To the table' }).click();
  await rest(table);
  const box = await table.locator('[data-id="map"]').boundingBox(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await table.mouse.move(x, y);
  await table.mouse.down();
  // In the page itself, so that nothing but the program works between two pictures.
  const drag = (n, x, y) => table.evaluate(async ([n, x, y]) => {
    const { body, documentElement: root } = document;
    for (let i = 0; i < n; i++) {
      const shown = new Promise(done => {
        new MutationObserver((_, o) => { o.disconnect(); done(); }).observe(root, { attributeFilter: ['data-rev'] });
      });
      const at = { clientX: x + 150 * Math.sin(1 + i / 10), clientY: y + 100 * Math.sin(i / 7) };
      body.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true }));
      await shown;
    }
  }, [n, x, y]);
  await drag(20, x, y);
  const before = worked(), pictures = await revision(table);
  await drag(200, x, y);
  say(`a picture of the dragged map: ${name}`, (worked() - before) / (await revision(table) - pictures), '16');
  await table.context().close();
}

// late returns a record as it stood when nine tenths of its actions had been taken, with a pass as the next one.
function late(record) {
  let n = Math.floor(record.actions.length * 0.9);
  while (record.actions[n].type !== 'pass') n--;
  return { ...record, actions: record.actions.slice(0, n), status: 'active', result: {} };
}

// What is done and taken back beside a decision: what is pressed, and what the picture that follows shows.
const beside = [
  ['a decision', 'act:pass', ''], ['taking it back', 'act:undo', ''],
  ['a step in the history', 'hist:back', 'act:now'], ['now', 'act:now', 'act:pass'],
  ['a what-if', 'act:whatif', 'whatif:back'], ['back from it', 'whatif:back', 'act:share'],
  ['the plan', ';', 'sketch:back'], ['back from it', 'sketch:back', 'act:pass'],
  ['the tables', 'act:tables', 'tables:back'], ['the value table', 'tables:8', ''], ['back from it', 'tables:back', 'act:pass'],
];

// Late in each game that is named a decision is compared with what lies beside it. All are done in turn, so that whatever else the
// machine does slows all of them alike; the figures are medians.
for (const file of process.argv.slice(2)) {
  const cut = join(scratch, basename(file));
  mkdirSync(scratch, { recursive: true });
  writeFileSync(cut, JSON.stringify(late(JSON.parse(readFileSync(file, 'utf8')))));
  const table = await open(browser, server.url, { painted: true, reducedMotion: 'reduce', init: hasten });
  await table.goto(`${server.url}#g=${link(cut)}`);
  await playPreview(table);
  await after(table, () => table.keyboard.press('h'));
  const times = beside.map(() => []);
  for (let round = 0; round < 15; round++) {
    for (const [i, [, press, shown]] of beside.entries()) {
      await table.evaluate(lock => ahead(lock), lock);
      await rest(table);
      times[i].push(await table.evaluate(next(pressed(press), shown)));
    }
  }
  const medians = times.map(list => list.sort((a, b) => a - b)[list.length >> 1]);
  for (const [i, [what]] of beside.entries()) say(`${what}, late: ${basename(file)}`, medians[i], `${(1.3 * medians[0]).toFixed(0)}`);
  await table.context().close();
}

const empty = await (await browser.newContext()).newPage();
await empty.goto(`${server.url}licences.txt`);
await idle('a page of text, to compare', empty);
await empty.context().close();

for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
  const name = `${viewport.width} by ${viewport.height}`;
  const table = await open(browser, server.url, { painted: true, viewport, reducedMotion: 'reduce', init: hasten });
  await begin(table);
  const times = [];
  for (let i = 0; i < 40; i++) {
    await rest(table);
    times.push(await table.evaluate(next(pressed('m'))));
  }
  times.sort((a, b) => a - b);
  say(`input to picture, half of them, ${name}`, times[20]);
  say(`input to picture, 19 of 20, ${name}`, times[38], '50');
  await idle(name, table);
  await table.context().close();
}

await browser.close();
server.stop();
