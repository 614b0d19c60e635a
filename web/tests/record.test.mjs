// Opens recorded games through the file dialog, goes through them action by action and compares what is shown with the
// reference figures.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, launch, open, serve } from './server.mjs';

const shots = '.cache/screenshots';
mkdirSync(shots, { recursive: true });

// The folder with recorded games and the reference figures for them. They are not part of the repository.
const shared = process.env.RECORDS || '../shared';
const games = existsSync(join(shared, 'games/1830'))
  ? readdirSync(join(shared, 'games/1830')).filter(f => f.endsWith('.json')).map(f => f.slice(0, -5)) : [];
if (games.length === 0) console.log(`# SKIPPED: no recorded games in ${shared}/games/1830; set RECORDS to their folder`);

// positions reads the reference figures after every action, the set-up first.
function positions(name) {
  let now = {};
  return readFileSync(join(shared, 'traces/1830', `${name}.jsonl`), 'utf8').trim().split('\n').map(line => {
    const { set = {}, del = [] } = JSON.parse(line);
    now = { ...now, ...set };
    for (const key of del) delete now[key];
    return now;
  });
}

// choose gives a file to the program through the file dialog.
async function choose(page, file) {
  await page.getByRole('button', { name: 'Open link or file' }).first().click();
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await dialog.setFiles(file);
}

// look opens a recorded game to look at.
async function look(page, name) {
  await choose(page, join(shared, 'games/1830', `${name}.json`));
  await page.getByRole('button', { name: 'Only look' }).click();
  await page.getByRole('grid', { name: 'Map' }).waitFor();
}

// shown reads the figures of players and companies from what assistive technology is told.
const shown = page => page.evaluate(() => {
  const money = s => s && Number(s.replace(/,/g, '').replace('−', '-'));
  const players = [], companies = {};
  for (const e of document.querySelectorAll('#layer [aria-label]')) {
    const label = e.getAttribute('aria-label');
    let m = label.match(/^(.*), cash (−?[\d,]+) dollars?, worth (−?[\d,]+) dollars?/);
    if (m && e.tagName === 'BUTTON') players.push({ name: m[1], cash: money(m[2]), worth: money(m[3]) });
    m = label.match(/^(\S+), price ([\d,]+) dollars?, treasury (−?[\d,]+) dollars?/);
    if (m) companies[m[1]] = { price: money(m[2]), treasury: money(m[3]) };
  }
  return { players, companies };
});

// printed gives the letters on a company's tokens where the reference has others.
const printed = { NYNH: 'NNH' };

function compare(figures, want, where) {
  figures.players.forEach((p, i) => {
    assert.equal(p.cash, want[`cash.p${i}`], `cash of ${p.name} ${where}`);
    assert.equal(p.worth, want[`value.p${i}`], `worth of ${p.name} ${where}`);
  });
  for (const key of Object.keys(want).filter(k => k.startsWith('price.'))) {
    const company = key.slice('price.'.length), seen = figures.companies[printed[company] || company];
    if (!seen) continue; // it does not operate yet, so it is not on the strip
    assert.equal(seen.price, Number(want[key].split(':')[1].split('#')[0]), `price of ${company} ${where}`);
    assert.equal(seen.treasury, want[`cash.${company}`], `treasury of ${company} ${where}`);
  }
}

describe('recorded games', { skip: games.length === 0 }, () => {
  let server, browser;
  before(async () => {
    server = await serve();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  for (const name of games) {
    test(`${name} shows the reference figures from the start to the end`, async () => {
      const page = await open(browser, server.url);
      const want = positions(name);
      await look(page, name);
      compare(await shown(page), want.at(-1), 'at the end');
      await after(page, () => page.keyboard.press('h'));
      const slider = page.getByRole('slider', { name: 'History' });
      const number = key => slider.getAttribute(`aria-value${key}`).then(Number);
      const length = await number('max');
      await after(page, () => page.keyboard.press('Home'));
      await page.keyboard.press('m'); // the strip with the companies stands over the map
      const exact = length === want.length - 1; // else some recorded moves are several actions here
      for (let at = 0, last = Math.max(0, length - 20); at < length; at = await number('now')) {
        if (exact) compare(await shown(page), want[at], `after action ${at}`);
        // Turn by turn, the last twenty actions one by one.
        await after(page, () => page.keyboard.press(at < last ? 'Shift+ArrowRight' : 'ArrowRight'));
      }
      compare(await shown(page), want.at(-1), 'after the last action');
      assert.match(await slider.getAttribute('aria-valuetext'), new RegExp(`action ${length} of ${length}`, 'i'));
      assert.deepEqual(page.problems, []);
      await page.close();
    });
  }

  for (const [kind, options] of Object.entries({
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  })) {
    test(`has pictures: ${kind}`, async () => {
      const page = await open(browser, server.url, options);
      await look(page, games[0]);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${shots}/record-${kind}.png` });
      await after(page, () => page.getByRole('button', { name: 'History' }).click());
      await after(page, () => page.getByRole('button', { name: 'Back', exact: true }).click());
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${shots}/history-${kind}.png` });
      await after(page, () => page.getByRole('button', { name: 'Back to now' }).click());
      assert.deepEqual(page.problems, []);
      await page.close();
    });
  }
});

describe('bad files', () => {
  let server, browser;
  before(async () => {
    server = await serve();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  const folder = '.cache/bad';
  mkdirSync(folder, { recursive: true });
  const record = extra => JSON.stringify({
    id: 1, title: '1830', players: [{ id: 1, name: 'A' }, { id: 2, name: 'B' }, { id: 3, name: 'C' }],
    settings: { seed: 1 }, actions: [], ...extra,
  });
  const files = {
    'truncated': record().slice(0, 60),
    'no-game': '{"hello":"world"}',
    'unknown-title': record({ title: '1899' }),
    'unknown-option': record({ settings: { seed: 1, optional_rules: ['flying_trains'] } }),
    'hostile': record({ players: [{ id: 1, name: '<img src=x onerror=alert(1)>' }, null], actions: [{ type: 'lay_tile', hex: {} }] }),
    'fifty-megabytes': 'x'.repeat(50 << 20),
  };
  for (const [name, content] of Object.entries(files)) {
    test(`${name}: a clear message, and the program goes on`, async () => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, content);
      const page = await open(browser, server.url);
      await choose(page, file);
      await page.getByText(/cannot|too large|not |unknown|damaged/i).first().waitFor({ timeout: 20_000 });
      await page.screenshot({ path: `${shots}/bad-${name}.png` });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New game' }).first().waitFor();
      assert.deepEqual(page.problems, []);
      await page.close();
    });
  }
});
