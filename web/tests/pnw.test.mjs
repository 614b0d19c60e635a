// Plays the beginning of a game of 1822PNW's Southern Regional Scenario with the mouse: bids in the boxes, first turns of minors with
// the trains that they buy before all else, tiles by the power of a card, cubes, and cards that minors acquire.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { logOf, playOn, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { site } from './server.mjs';
import { names } from './t1822pnw.mjs';

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
});
