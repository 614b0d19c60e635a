// Plays the beginning of a game of 1822PNW's Southern Regional Scenario with the mouse: bids in the boxes, first turns of minors with
// the trains that they buy before all else, tiles by the power of a card, cubes, and cards that minors acquire; and of a recorded game
// of the Short Scenario a merger with a finger on a phone. PLAY=all plays more there, and a set of rounds by keys alone.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gameOf, kept, lock, logOf, moment, playOn, playPreview, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { absent, fileOf, records } from './reference.mjs';
import { rest, site, whole } from './server.mjs';
import { names, resumed } from './t1822pnw.mjs';

const game = '1822pnwshortscenario-game-end-stock-market';

describe('1822PNW', () => {
  const here = site();

  test('two stock rounds and the operating rounds after them are played', { timeout: 600_000 }, async () => {
    const game = JSON.parse(readFileSync('game/save/testdata/v1-1822pnw-srs.json', 'utf8'));
    const moves = game.log.slice(0, 48);
    const begun = { ...game, log: [], cursor: 0, mark: undefined };
    const page = await here.open(quick);
    await playOn(page, { name: 'begun.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(begun)) });
    await new Hand(page, { names }).playAll(moves);
    assert.equal((await logOf(page)).length, moves.length);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a turn with an acquisition and a dividend is played by ear', { timeout: 600_000 }, async () => {
    const reader = await here.open(quick);
    await reader.goto(`${here.url}#g=${readFileSync('game/library/samples/cascades.link', 'utf8').trim()}`);
    await playPreview(reader);
    const log = await logOf(reader), { players, seed, options } = (await kept(reader))[await gameOf(reader)].info;
    await reader.context().close();

    const from = 240, page = await here.open(quick); // where SWW begins its turn
    await playOn(page, moment('1822pnw', log.slice(0, from), { players, seed, options }));
    // on waits for a heading, expects words that are told meanwhile, and goes to what is pressed by role and name alone.
    async function on(heading, words, ...presses) {
      await page.getByRole('heading', { name: `SWW · ${heading}`, exact: true }).waitFor();
      const told = await page.locator('#layer').ariaSnapshot();
      for (const said of words) assert.match(told, said);
      for (const [role, name] of presses) {
        await page.evaluate(ms => window.ahead(ms), lock);
        await page.getByRole(role, { name }).first().focus();
        await page.keyboard.press(role === 'radio' ? ' ' : 'Enter');
        await rest(page);
      }
    }
    await on('Lay track', [/Xavier decides, 5th of 6/, /43 hexes, 242 ways/], ['gridcell', /^I6\./], ['radio', /PNW5/], ['button', /^Lay /]);
    await on('Lay track', [/button "Done with track"/], ['button', /^Done with track/]);
    await page.waitForFunction(() => document.querySelector('#layer [data-id="run:total"]')?.ariaLabel?.includes('350')
      || document.querySelector('#layer [data-id="run:total"]')?.textContent.includes('350'));
    await on('Run trains', [/Best possible run, proven/, /Train 4, route A, 4 of 4 stops, \$160/], ['button', /^Run for \$350/]);
    await on('Dividend', [
      /\$35 per share/, /radio "Pay out 350 dollars: price 150 dollars to 180 dollars; Wakana 70 dollars, Xavier 210 dollars, Yuki 35 dollars"/,
    ], ['button', /^Pay out \$350/]);
    await on('Buy trains', [/3-train of 9, 1 dollar to 107 dollars/], ['button', /^Done with trains/]);
    await on('Acquire a minor', [/may acquire one connected minor/], ['radio', 'Acquire 9']);
    await on('Acquire a minor', [
      /Pay in money, SWW then has \$151; the owner of 9 receives \$100/, /radio "Pay with two shares" \[disabled\]/,
    ], ['radio', /^Pay with one share/], ['radio', /^Exchange: one more token/], ['button', /^Acquire 9/]);
    await on('Issue or redeem', [/Choose an action below, or pass/], ['button', /^Neither/]);
    assert.deepEqual((await logOf(page, from)).map(plain), log.slice(from, 249).map(plain));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  describe('moments of a recorded game', { skip: !records('1822pnw').includes(game) && absent }, () => {
    // From and to, and what is to be on the page meanwhile.
    const parts = [
      {
        what: 'a turn with an acquisition, a merger and a stock round', by: 'touch', from: whole ? 435 : 444, to: whole ? 467 : 452,
        sees: whole ? ['acquire:P2', 'merge:4', 'grid'] : ['merge:4', 'grid'],
      },
      ...whole ? [{ what: 'a set of a stock round and operating rounds', by: 'keys', from: 218, to: 291, sees: ['purse'] }] : [],
    ];
    for (const { what, by, from, to, sees } of parts) {
      test(`${what} by ${by}`, { timeout: 1_200_000 }, async () => {
        const reader = await here.open(quick);
        await playOn(reader, fileOf('1822pnw', game));
        const want = await logOf(reader), seen = new Set();
        await reader.context().close();

        const touch = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
        const page = await here.open(by === 'touch' ? { ...quick, ...touch } : quick);
        await playOn(page, moment(...resumed(game, want.slice(0, from))));
        const hand = new Hand(page, { names, by });
        hand.recall(want.slice(0, from));
        for (let n = from; n < to;) {
          await hand.settle();
          for (const id of sees) if (hand.has(id)) seen.add(id);
          n += (await hand.play(want[n], n, want.slice(n + 1))).length;
        }
        assert.deepEqual((await logOf(page, from)).map(plain), want.slice(from, to).map(plain));
        assert.deepEqual([...seen].sort(), sees.toSorted());
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
    }
  });
});
