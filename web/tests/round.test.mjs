// Plays a whole operating round of a recorded game with a finger on a phone, and one without a pointer, and the beginning of an auction with a finger.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { hasten, logOf, playOn, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { absent, beginning, fileOf, positions, records } from './reference.mjs';
import { site } from './server.mjs';
import { names } from './t1830.mjs';
import { teller } from './teller.mjs';

const round = 'operating 4.1';
const [name] = records('1830');

describe('an operating round', { skip: !name && absent }, () => {
  const here = site();

  for (const [by, options] of Object.entries({
    touch: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    keys: quick,
  })) {
    test(`is played by ${by}`, { timeout: 600_000 }, async () => {
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
