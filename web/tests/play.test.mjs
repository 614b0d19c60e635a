// Plays recorded games through the page, press by press, to the end, and compares every action and the result with the
// record. The usual run plays the shortest; PLAY=all plays all of them.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { hasten, logOf, playOn } from './games.mjs';
import { Hand } from './hand.mjs';
import { beginning, compare, fileOf, positions, records, shown } from './reference.mjs';
import { names } from './t1830.mjs';
import { launch, open, rest, serve } from './server.mjs';

const all = records('1830');
const games = process.env.PLAY === 'all' ? all : all.slice(0, 1);

describe('recorded games are played', { skip: games.length === 0 }, () => {
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
    test(name, { timeout: 1_800_000 }, async () => {
      const reader = await open(browser, server.url);
      await playOn(reader, fileOf('1830', name));
      const want = await logOf(reader);
      await reader.context().close();

      const page = await open(browser, server.url, { deviceScaleFactor: 0.5, reducedMotion: 'reduce', init: hasten });
      await playOn(page, beginning('1830', name));
      await new Hand(page, { names }).playAll(want);
      await result(page, name);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});

// result compares the ranking on the last page with the record, and cash and worth at the table with the reference.
async function result(page, name) {
  const { result, players } = JSON.parse(readFileSync(fileOf('1830', name), 'utf8'));
  const order = players.map(p => ({ name: p.name, worth: result[p.id] })).sort((a, b) => b.worth - a.worth);
  const ranking = await page.getByRole('list', { name: 'Game over' }).getByRole('listitem').allTextContents();
  assert.deepEqual(ranking, order.map((p, i) => `${i + 1}. ${p.name}, $${p.worth.toLocaleString('en')}`));
  await page.getByRole('button', { name: 'To the table' }).click();
  await rest(page);
  const figures = await shown(page);
  assert.equal(figures.players.length, players.length);
  compare(figures, positions('1830', name).at(-1), 'at the end');
}
