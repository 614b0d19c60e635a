// Plays whole rounds: an operating round of a recorded game with a finger on a phone, and one without a pointer; the beginning of
// an auction with a finger; auctions and stock rounds without a pointer.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { hasten, logOf, moment, playOn, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { absent, beginning, fileOf, positions, records } from './reference.mjs';
import { onlyWhole, site } from './server.mjs';
import { names, opening } from './t1830.mjs';
import { names as names1860 } from './t1860.mjs';
import { teller } from './teller.mjs';

const round = 'operating 4.1';
const [name] = records('1830');

describe('an operating round', { skip: !name && absent }, () => {
  const here = site();

  for (const [by, options] of Object.entries({
    touch: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    keys: quick,
  })) {
    test(`is played by ${by}`, { skip: by === 'keys' && onlyWhole, timeout: 600_000 }, async () => {
      const all = positions('1830', name);
      const from = all.findIndex(p => p.round === round), to = all.findLastIndex(p => p.round === round) + 1;
      const reader = await here.open();
      await playOn(reader, fileOf('1830', name));
      const want = await logOf(reader);
      await reader.context().close();

      const page = await here.open({ ...options, reducedMotion: 'reduce', init: hasten });
      await playOn(page, beginning('1830', name, all[from].id));
      assert.equal((await logOf(page)).length, from);
      await new Hand(page, { names, by, told: teller(here, '1830', name, all) }).playAll(want.slice(0, to), from);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  test('the auction is played by touch among its lots', { timeout: 120_000 }, async () => {
    const reader = await here.open();
    await playOn(reader, fileOf('1830', name));
    const want = await logOf(reader);
    await reader.context().close();
    const page = await here.open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce', init: hasten });
    await playOn(page, beginning('1830', name, 1));
    const hand = new Hand(page, { names, by: 'touch' });
    await hand.settle();
    assert.ok(hand.has('lot:D&H') && !hand.has('map'), 'the lots stand where the map is');
    await hand.playAll(want.slice(0, 6), 1);
    assert.ok(hand.has('auction:news'), `what one bid has sold is told among ${hand.ids(/lot|sold|auction/)}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});

// What is played there is short: every bid, purchase and sale is looked for with Tab and the arrow keys, chosen with Space, and
// played with Enter where the focus then is.
const turns1830 = [
  'lay B&O I17 9/1', 'train B&O 2-0 ipo 80', 'pass B&O', 'lay NYC E19 57/2', 'train NYC 2-1 ipo 80', 'pass NYC',
];
const rounds = [{
  what: 'an auction of 1830 and the stock round after it', title: '1830-classic', names, moves: opening,
}, {
  what: 'a stock round of 1830 with sales', title: '1830-classic', names, before: [...opening, ...turns1830], moves: [
    'sell p1 NYC 10', 'buy p1 B&O ipo 10', 'pass p1', 'sell p0 B&O 20', 'buy p0 NYC pool 10', 'pass p0', 'pass p1',
    'pass p0',
  ],
}, {
  what: 'an auction of 1860', title: '1860', names: names1860, moves: [
    'bid p0 0', 'bid p1 5', 'bid p0 10', 'pass p1', 'bid p0 BHC 30', 'pass p1', 'bid p0 5', 'pass p1', 'bid p0 YHC 50',
    'pass p1', 'pass p0', 'bid p1 CMH 90', 'bid p0 0', 'pass p1', 'bid p0 RPSC 130', 'bid p1 0', 'pass p0',
    'par p1 IOW 0,20:74', 'bid p0 0', 'pass p1', 'par p0 C&N 0,20:74',
  ],
}];

describe('by keys alone', () => {
  const here = site();

  for (const { what, title, names, before = [], moves } of rounds) {
    test(`${what} is played`, { timeout: 120_000 }, async () => {
      const page = await here.open(quick);
      await playOn(page, moment(title, before));
      await new Hand(page, { names, by: 'keys' }).playAll([...before, ...moves], before.length);
      assert.equal((await logOf(page)).length, before.length + moves.length);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});
