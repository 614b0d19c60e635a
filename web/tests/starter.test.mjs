// The two easier rule sets of 1830: the way of a newcomer from the first visit to the first tile of a Starter; the second half of
// a Starter by mouse, opened again elsewhere by its link and its file; with PLAY=all whole ones by mouse and by keys, and the sale of
// Basic with the set after it, opened again likewise.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { logOf, played, playOn, playPreview, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { onlyWhole, open, rest, site, whole } from './server.mjs';
import { names } from './t1830.mjs';

const players = ['Anna', 'Ben', 'Clara', 'Daichi', 'Emi', 'Finn', 'Greta'];

// opening returns a game as a file after its first actions. The seed decides who gets which railroad.
function opening(title, count, seed, log) {
  const game = {
    format: 'hexrail-game', version: 1, id: '1', name: 'Table', title, profile: 'rulebook', seed: String(seed), cursor: log.length, log,
    players: players.slice(0, count),
  };
  return { name: 'opening.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
}

// firstSet returns the actions up to the first stock round after an operating round.
const firstSet = log => log.slice(0, log.findIndex((line, i) => /^(buy|sell|par) /.test(line) && log.slice(0, i).some(l => /^run /.test(l))));

describe('Starter and Basic', () => {
  const here = site();

  // wanted reads the actions of a game of computers off the page.
  async function wanted(title, count, seed) {
    const reader = await here.open();
    await playOn(reader, played(title, count, seed));
    const want = await logOf(reader);
    await reader.context().close();
    return want;
  }

  // replay plays a game from one of its actions on and returns the page.
  async function replay(title, count, seed, by, log, from = 0) {
    const page = await here.open(quick);
    await playOn(page, opening(title, count, seed, log.slice(0, from)));
    const hand = new Hand(page, { names, by });
    await hand.playAll(log, from);
    assert.deepEqual(page.problems, []);
    return { page, hand };
  }

  // elsewhere opens the game of a page by its link in one browser and from its file in another, and returns their pages.
  async function elsewhere(page, hand, want) {
    await hand.settle();
    await hand.press('act:share');
    const { value: link } = hand.get('share:field');
    await hand.press('share:close');
    await hand.press('act:menu');
    const file = page.waitForEvent('download');
    await hand.press('menu:save');
    const byLink = await open(here.browser, link, quick), byFile = await here.open(quick);
    await playPreview(byLink);
    await playOn(byFile, await (await file).path());
    for (const other of [byLink, byFile]) assert.deepEqual((await logOf(other)).map(plain), want.map(plain));
    return [byLink, byFile];
  }

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

  for (const by of ['mouse', 'keys']) {
    test(`a Starter of three is played to its end by ${by}`, { skip: by === 'keys' && onlyWhole, timeout: 900_000 }, async () => {
      const want = await wanted('1830-starter', 3, 3), half = want.length >> 1;
      const { page, hand } = await replay('1830-starter', 3, 3, by, want, whole ? 0 : half);
      assert.ok(hand.has('over'), 'the game is over');
      const ranking = page => page.getByRole('list', { name: 'Game over' }).getByRole('listitem').allTextContents();
      const final = await ranking(page);
      assert.deepEqual(final, ['1. Anna, $2,210', '2. Ben, $1,840', '3. Clara, $1,700']);

      await page.getByRole('button', { name: 'To the table' }).click();
      await rest(page);
      for (const other of await elsewhere(page, hand, want)) {
        assert.deepEqual(await ranking(other), final);
        await other.context().close();
      }
      await page.context().close();
    });
  }

  for (const count of [3, 7]) {
    test(`the sale of Basic and a set after it are played by ${count}`, { skip: onlyWhole, timeout: 900_000 }, async () => {
      const want = firstSet(await wanted('1830-basic', count, 3));
      const { page, hand } = await replay('1830-basic', count, 3, 'mouse', want);
      for (const other of await elsewhere(page, hand, want)) await other.context().close();
      await page.context().close();
    });
  }
});
