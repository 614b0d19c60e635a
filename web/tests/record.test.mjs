// Opens recorded games through the file dialog, goes through them action by action and compares what is shown with the
// reference figures.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, quick } from './games.mjs';
import { absent, compare, fileOf, positions, records, shown } from './reference.mjs';
import { after, onlyWhole, site } from './server.mjs';

const shots = '.cache/screenshots';
mkdirSync(shots, { recursive: true });

const games = records('1830');

// look opens a finished recorded game to look at, which begins at its start with the history open.
async function look(page, name) {
  await choose(page, fileOf('1830', name));
  await page.getByRole('button', { name: 'Watch from the start' }).click();
  await page.getByRole('slider', { name: 'History' }).waitFor();
}

describe('recorded games', { skip: games.length === 0 && absent }, () => {
  const here = site();

  for (const [i, name] of games.entries()) {
    test(`${name} shows the reference figures from the start to the end`, { skip: i > 0 && onlyWhole }, async () => {
      const page = await here.open(quick);
      const want = positions('1830', name);
      await look(page, name);
      const slider = page.getByRole('slider', { name: 'History' });
      const number = key => slider.getAttribute(`aria-value${key}`).then(Number);
      const length = await number('max');
      assert.equal(await number('now'), 0);
      await after(page, () => page.keyboard.press('End'));
      compare(await shown(page), want.at(-1), 'at the end');
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
    desktop: {},
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  })) {
    test(`has pictures: ${kind}`, async () => {
      const page = await here.open({ ...options, painted: true });
      await look(page, games[0]);
      await after(page, () => page.getByRole('button', { name: 'History' }).click());
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
  const here = site();

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
      const page = await here.open();
      await choose(page, file);
      await page.getByText(/cannot|too large|not |unknown|damaged/i).first().waitFor({ timeout: 20_000 });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New game' }).first().waitFor();
      assert.deepEqual(page.problems, []);
      await page.close();
    });
  }
});
