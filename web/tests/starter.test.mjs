// The way of a newcomer: from the first visit to the first tile of a Starter of 1830.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { logOf, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { site } from './server.mjs';
import { names } from './t1830.mjs';

describe('Starter', () => {
  const here = site();

  test('the first tile of a first visit takes at most six presses', { timeout: 120_000 }, async () => {
    const page = await here.open(quick);
    await page.getByRole('button', { name: 'New to 18xx? Start here', exact: true }).click();
    const hand = new Hand(page, { names, by: 'mouse' });
    await hand.settle();
    await hand.press('first:1830-starter:people');
    await page.waitForFunction(() => location.hash.startsWith('#game=') && +document.documentElement.dataset.stored > 0);
    await hand.settle();
    assert.ok(hand.has('hint:text'), 'the first lay is explained');
    await hand.hex('H14');
    if (hand.has('tile:9')) await hand.press('tile:9');
    await hand.settle();
    await hand.press('act:primary');
    await hand.settle();
    assert.match((await logOf(page))[0], /^lay PRR H14/);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
