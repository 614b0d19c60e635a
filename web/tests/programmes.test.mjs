// Gives programmes at the table and stops them, by mouse, by keys and by touch: what they play is in the storage, and undo takes back
// action and programme together. With PLAY=all besides: a link carries them only if the sender says so.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { arrive, gameOf, kept, logOf, moment, playOn, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { onlyWhole, site, whole } from './server.mjs';
import { names } from './t1830.mjs';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe('programmes', () => {
  const here = site();

  // seat opens an auction of 1830 between three persons at its beginning.
  async function seat(by) {
    const page = await here.open({ ...quick, ...by === 'touch' ? phone : {} });
    await playOn(page, moment('1830-classic', [], { rules: 2, options: ['rules=2'], players: ['Anna', 'Ben', 'Clara'] }));
    const hand = new Hand(page, { names, by });
    await hand.settle();
    return { page, hand };
  }

  // given returns the stored programmes of the game on a page, and the present, which undone actions lie behind.
  async function given(page) {
    const { programmes, at } = (await kept(page))[await gameOf(page)].info;
    return { items: programmes?.items || [], at };
  }

  // pass passes for the next persons, as somebody does who decides himself.
  async function pass(hand, n) {
    for (let i = 0; i < n; i++) await hand.confirm('act:pass');
  }

  for (const by of ['mouse', 'keys', 'touch']) {
    test(`is given, plays and is taken back by ${by}`, { timeout: 120_000 }, async () => {
      const { page, hand } = await seat(by);
      if (by === 'keys') {
        await hand.key('q');
        await hand.key('Enter');
      } else {
        await hand.press('act:pass:more');
        await hand.press('programmes:start');
      }
      if (by === 'touch' && !whole) { // the two other tests undo it
        await hand.press('programme:0:stop');
        assert.deepEqual([await given(page), hand.has('programme:0')], [{ items: [], at: 1 }, false], 'the programme does not stop');
      } else {
        await pass(hand, 2);
        assert.deepEqual(await logOf(page), ['pass p0', 'pass p1', 'pass p2', 'pass p0'], 'Anna is not asked again');
        assert.match(hand.get('programme:0').name, /^Anna: .*2 done$/);
        assert.equal((await given(page)).items[0].done, 2);
        if (by === 'keys') await hand.key('Control+z');
        else await hand.press('act:undo');
        assert.deepEqual([await given(page), hand.has('programme:0')], [{ items: [], at: 3 }, false], 'undo leaves something');
      }
      if (by === 'mouse') { // a bid up to a sum, in place of the pass that was taken back
        await hand.press('act:pass:more');
        await hand.press(hand.ids(/^does:/).at(-1));
        await hand.press('programmes:start');
        assert.match((await logOf(page)).at(-1), /^bid p0 \S+ \d+$/);
        await hand.press('programme:0:stop');
        assert.deepEqual([await given(page), hand.has('programme:0')], [{ items: [], at: 4 }, false], 'the programme does not stop');
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  test('goes along with a link if the sender says so', { skip: onlyWhole, timeout: 120_000 }, async () => {
    const { page, hand } = await seat('mouse');
    await hand.press('act:pass:more');
    await hand.press('programmes:start');
    await hand.press('act:share');
    const links = [hand.get('share:field').value];
    await hand.press('share:programmes');
    links.push(hand.get('share:field').value);
    await page.context().close();
    for (const [i, link] of links.entries()) {
      const other = new Hand(await here.open(quick), { names });
      await arrive(other, link);
      assert.equal((await given(other.page)).items.length, i, i ? 'the programme stays behind' : 'the programme goes along unasked');
      assert.deepEqual(other.page.problems, []);
      await other.page.context().close();
    }
  });
});
