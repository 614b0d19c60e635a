// Plays against computers: from the first visit to the first own decision, with PLAY=all whole games by pointer and by keys and
// a watched one, undo, taking over a seat and giving it back, a reload in the middle of a computer's turn.
// What computers play depends on the seed of a game alone, so that the command line tells what the page has to play.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { gameOf, kept, logOf, played, playOn, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { rest, site } from './server.mjs';
import { names } from './t1830.mjs';

const whole = process.env.PLAY === 'all';
const players = ['Anna', 'Ben', 'Clara', 'Daichi'];

// table returns a game against computers as a file: the seats of the others are theirs.
function table(seed, log, ...persons) {
  const computers = players.map((_, i) => ({ player: i + 1 })).filter(c => !persons.includes(c.player));
  const game = {
    format: 'hexrail-game', version: 1, id: '1', name: 'Table', title: '1830-classic', profile: 'rulebook', rules: 2, options: ['rules=2'],
    seed: String(seed),
    cursor: log.length, log, players, computers,
  };
  return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
}

// mine waits until a person decides at the table or the game is over, and returns how many actions there are.
async function mine(page) {
  await page.waitForFunction(() => {
    const on = id => document.querySelector(`#layer [data-id="${id}"]`);
    return on('over') || on('actions') && !on('pace:pause');
  }, null, { timeout: 120_000, polling: 50 });
  await rest(page);
  return (await logOf(page)).length;
}

// next waits for the next own decision, without the card that tells what the others did, and returns how many actions there are.
async function next(hand) {
  const at = await mine(hand.page);
  await hand.settle();
  if (hand.has('waited:close')) await hand.press('waited:close');
  return at;
}

describe('against computers', () => {
  const here = site();
  const seed = 5;
  let want;

  // wanted reads the actions of the whole game off the page.
  async function wanted() {
    if (want) return want;
    const reader = await here.open();
    await playOn(reader, played('1830-classic', players.length, seed));
    want = await logOf(reader);
    await reader.context().close();
    return want;
  }

  // seat opens the game after some actions.
  async function seat(at, persons) {
    const page = await here.open(quick);
    await playOn(page, table(seed, want.slice(0, at), ...persons));
    const hand = new Hand(page, { names, by: 'mouse' });
    await hand.settle();
    return { page, hand };
  }

  test('the first own decision is at most three presses away', async () => {
    const page = await here.open({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play against the computer', exact: true }).click();
    await page.waitForFunction(() => location.hash.startsWith('#game='));
    await mine(page);
    await page.locator('[data-id="act:pass"]').click();
    await page.waitForFunction(() => +document.documentElement.dataset.stored > 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  for (const by of ['mouse', 'keys']) {
    test(`a whole game against three of them is played by ${by}`, { skip: !whole, timeout: 900_000 }, async () => {
      await wanted();
      const { page, hand } = await seat(0, [2]);
      hand.by = by;
      if (hand.has('pace:once')) await hand.press('pace:once');
      for (let at = await next(hand); !hand.has('over'); at = await next(hand)) await hand.play(want[at], at);
      assert.deepEqual((await logOf(page)).map(plain), want.map(plain));
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  test('undo leads to the own decision, seats change hands, and a reload loses nothing', { timeout: 300_000 }, async () => {
    await wanted();
    const { page, hand } = await seat(0, [1]);
    const at = await next(hand);
    await hand.play(want[at], at);
    await hand.settle();
    if (hand.has('pace:once')) await hand.press('pace:once');
    const answered = await next(hand);
    assert.ok(answered > at + 1, 'the computers have answered');
    await hand.press('act:undo');
    assert.equal((await kept(page))[await gameOf(page)].info.at, at);
    await hand.play(want[at], at);
    assert.equal(await next(hand), answered);
    await hand.press('act:menu');
    await hand.press('menu:seat1');
    await page.reload();
    await page.waitForFunction(() => !!document.querySelector('#layer [data-id="pace:pause"]'));
    await hand.settle();
    if (hand.has('pace:slow')) await hand.press('pace:slow');
    await page.reload();
    await page.waitForFunction(() => !!document.querySelector('#layer [data-id="act:menu"]'));
    await hand.settle();
    await hand.press('act:menu');
    await hand.press('menu:seat1');
    await mine(page);
    const log = await logOf(page);
    assert.deepEqual(log.map(plain), want.slice(0, log.length).map(plain));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a game of four is watched at once to its end, and the page stays alive', { skip: !whole, timeout: 300_000 }, async () => {
    await wanted();
    const page = await here.open({ reducedMotion: 'reduce' });
    await playOn(page, table(seed, []));
    const began = Date.now();
    await page.locator('[data-id="act:primary"]').click();
    await page.waitForFunction(() => document.querySelector('#layer [data-id="pace:progress"]'));
    await page.locator('[data-id="map:in"]').click({ timeout: 10_000 }).catch(() => {}); // what lies there may be the chart
    await page.waitForFunction(() => document.querySelector('#layer [data-id="over"]'), null, { timeout: 200_000, polling: 200 });
    await rest(page);
    console.log(`    ${want.length} actions in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    assert.deepEqual((await logOf(page)).map(plain), want.map(plain));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
