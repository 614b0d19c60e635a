// Plays 18FL with a finger on a phone: the private selection, a stock round, an operating round and a run in the next one, and counts the
// taps; and looks for a secret bid in every text of the page.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { hasten, logOf, moment, playOn } from './games.mjs';
import { Hand } from './hand.mjs';
import { rest, site } from './server.mjs';
import { names } from './t18fl.mjs';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce', init: hasten };

// What is played: bids and choices, starts until two companies float, and their turns with tiles, hotel, station and trains.
const selection = ['bid p0 5', 'bid p1 10', 'bid p1 TR 20', 'bid p0 POSC 40'];
const stock = ['par p1 SAL 0,4:80', 'par p0 FECR 0,2:70', 'buy p1 SAL ipo 20', 'buy p0 FECR ipo 20'];
const operating = [
  'lay SAL C24 58/0', 'lay SAL D23 3/3', 'pass SAL', 'hextoken SAL C24', 'pass SAL', 'train SAL 2-0 ipo 100',
  'lay FECR J27 6fl/2', 'lay FECR I28 58/0', 'pass FECR', 'token FECR J27 0', 'pass FECR', 'train FECR 2-1 ipo 100',
  'pass FECR',
];
const running = ['pass p1', 'pass p0', 'pass SAL', 'pass SAL', 'pass SAL', 'pass SAL', 'run SAL B23.0+C24.1+C24.0+D23.0', 'dividend SAL payout'];

// How many taps a decision may take; a bid, once the device was handed over. Tiles are not counted, since the hand has to try their
// turns.
const most = { bid: 2, par: 3, hextoken: 2, token: 2, train: 2, run: 1, dividend: 1 };

describe('18FL', () => {
  const here = site();

  test('is played by touch on a phone from the secret bids to the first dividend, with few taps', { timeout: 300_000 }, async () => {
    const page = await here.open(phone);
    await playOn(page, moment('18fl', []));
    const hand = new Hand(page, { names, by: 'touch' }), moves = [...selection, ...stock, ...operating, ...running];
    await hand.playAll(moves);
    assert.equal((await logOf(page)).length, moves.length);
    for (const [kind, n] of Object.entries(most)) assert.ok(hand.taken[kind] <= n, `${kind} took ${hand.taken[kind]} taps, at most ${n}: ${JSON.stringify(hand.taken)}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('tells nobody a secret bid before the last one is made', { timeout: 300_000 }, async () => {
    const told = [];
    for (const sum of [5, 10]) {
      const page = await here.open(phone);
      await playOn(page, moment('18fl', []));
      const hand = new Hand(page, { names, by: 'touch' }), said = [];
      await hand.play(`bid p0 ${sum}`, 0);
      said.push(await texts(page));
      await hand.press('hand:open');
      said.push(await texts(page));
      told.push(said);
      await hand.choose('bid:choice:0');
      await hand.confirm('act:primary');
      assert.match(await texts(page), new RegExp(`\\$${sum}\\b`), 'a bid is told once all are made');
      await page.context().close();
    }
    assert.deepEqual(told[0], told[1], 'the page tells which bid was made');
  });
});

// texts returns all that a page tells: its title and every text and attribute of what assistive technology reads.
async function texts(page) {
  await rest(page);
  return page.evaluate(() => [document.title, document.querySelector('#layer').outerHTML].join('\n').replaceAll(location.hash.slice('#game='.length), ''));
}
