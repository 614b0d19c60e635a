// Plays a whole game of each title by the rules of its document through the page, press by press with the mouse, with the choices of
// computers, and compares what comes of it with the same game opened from its record. Only with PLAY=all: the usual run plays the
// Starter whole, in starter.test.mjs.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { gameOf, kept, logOf, moment, played, playOn, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { shown } from './reference.mjs';
import { onlyWhole, rest, site } from './server.mjs';
import { names as names1830 } from './t1830.mjs';
import { names as names1860 } from './t1860.mjs';
import { names as names1822PNW } from './t1822pnw.mjs';
import { names as names1870 } from './t1870.mjs';
import { names as names18FL } from './t18fl.mjs';

// The games: number of players and seed.
const titles = [
  { title: '18fl', names: names18FL, players: 2, seed: 18 },
  { title: '1830-basic', names: names1830, players: 3, seed: 3 },
  { title: '1830-classic', names: names1830, players: 3, seed: 3 },
  { title: '1860', names: names1860, players: 2, seed: 3 },
  { title: '1870', names: names1870, players: 2, seed: 3 },
  { title: '1822pnw', names: names1822PNW, players: 3, seed: 3 },
  { title: '1822pnw-short', names: names1822PNW, players: 3, seed: 3 },
  { title: '1822pnw-srs', names: names1822PNW, players: 3, seed: 3 },
];

describe('a whole game by the document is played', () => {
  const here = site();

  for (const { title, names, players, seed } of titles) {
    test(title, { skip: onlyWhole, timeout: 3_600_000 }, async () => {
      const reader = await here.open(quick);
      await playOn(reader, played(title, players, seed));
      const want = await logOf(reader), { info } = (await kept(reader))[await gameOf(reader)], end = await outcome(reader);
      await reader.context().close();
      assert.equal(info.profile, 'rulebook');

      const page = await here.open(quick), { players: seats, options, rules } = info;
      await playOn(page, moment(title, [], { players: seats, seed: info.seed, options, rules }));
      const hand = new Hand(page, { names });
      await hand.playAll(want);
      assert.deepEqual((await logOf(page)).map(plain), want.map(plain));
      assert.equal((await kept(page))[await gameOf(page)].info.mark, info.mark, 'the last position is that of the record');
      assert.deepEqual(await outcome(page), end);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});

// outcome reads the ranking at the end of a game, and the figures of players and companies at the table.
async function outcome(page) {
  const ranking = await page.getByRole('list', { name: 'Game over' }).getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'To the table' }).click();
  await rest(page);
  return { ranking, ...await shown(page) };
}
