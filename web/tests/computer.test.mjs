// Plays against computers: from the first visit to the first own decision, with PLAY=all whole games by pointer and by keys and
// a watched one, an operating round with a finger, a game by link, undo, taking over a seat and giving it back, a reload in the
// middle of a computer's turn, hard computers that play, are seen thinking and are hurried.
// What computers play depends on their level and the seed of a game alone, so that the command line tells what the page has to play.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { arrive, atLevel, computersAt, gameOf, kept, logOf, moment, played, playOn, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { onlyWhole, rest, site, whole } from './server.mjs';
import { names } from './t1830.mjs';

const players = ['Anna', 'Ben', 'Clara', 'Daichi'];

// table returns a game of so many against computers as a file: the seats of the others are theirs.
const table = (seed, log, count, ...persons) => moment('1830-classic', log, {
  rules: 2, options: ['rules=2'], seed: String(seed), players: players.slice(0, count), computers: computersAt(count, ...persons),
});

// sitting reads off the storage where the players of the game at the table sit: here, by link, or nowhere as a computer.
async function sitting(page) {
  const { seats, computers, players } = (await kept(page))[await gameOf(page)].info, linked = Buffer.from(seats || '', 'base64');
  return players.map((_, i) => (computers.some(c => c.player === i + 1 && !c.to) ? 'computer' : linked[i] ? 'link' : 'here'));
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
  const here = site({ thinks: true });
  const seed = 5;
  const games = [];
  let want;

  // wanted reads the actions of the whole game of so many off the page. It is the game that seats are taken in from then on.
  async function wanted(count = players.length) {
    if (!games[count]) {
      const reader = await here.open();
      await playOn(reader, played('1830-classic', count, seed));
      games[count] = await logOf(reader);
      await reader.context().close();
    }
    want = games[count];
    return want;
  }

  // seat opens the game after some actions.
  async function seat(at, persons, by = 'mouse', options = quick) {
    const page = await here.open(options);
    await playOn(page, table(seed, want.slice(0, at), games.indexOf(want), ...persons));
    const hand = new Hand(page, { names, by });
    await hand.settle();
    return { page, hand };
  }

  // hurry lets computers play at once, who stand still while the pace is chosen, and drops the words about what they have done.
  async function hurry(hand) {
    if (hand.has('pace:pause')) await (hand.by === 'keys' ? hand.key(' ') : hand.press('pace:pause'));
    if (hand.has('pace:once')) {
      await hand.press('pace:once');
      await hand.press('pace:pause');
    }
    return next(hand);
  }

  // decide plays the action of the game at a place.
  async function decide(hand, at) {
    const done = await hand.play(want[at], at);
    assert.ok(done.length > 0, `action ${at + 1}, ${want[at]}, was not played`);
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
    test(`a whole game against three of them is played by ${by}`, { skip: onlyWhole, timeout: 1800_000 }, async () => {
      await wanted();
      const { page, hand } = await seat(0, [2], by);
      for (let at = await hurry(hand); !hand.has('over'); at = await next(hand)) await decide(hand, at);
      assert.deepEqual((await logOf(page)).map(plain), want.map(plain));
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  test('the operating rounds of a set are played with a finger', { skip: onlyWhole, timeout: 600_000 }, async () => {
    await wanted();
    const stock = line => /^(par|buy|sell|pass) p\d/.test(line);
    const set = from => want.findIndex((line, i) => i > from && !stock(line) && stock(want[i - 1]));
    const from = set(set(0)), to = want.findIndex((line, i) => i > from && stock(line));
    const { page, hand } = await seat(from, [1], 'touch', { ...quick, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const done = new Set();
    for (let at = await hurry(hand); at < to; at = await next(hand)) {
      await decide(hand, at);
      done.add(want[at].split(' ')[0]);
    }
    assert.deepEqual((await logOf(page)).slice(0, to).map(plain), want.slice(0, to).map(plain));
    for (const verb of ['lay', 'token', 'run', 'dividend', 'train']) assert.ok(done.has(verb), `no ${verb} among ${[...done]}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  for (const [count, ...persons] of whole ? [[3, 1, 3], [4, 1, 2]] : [[3, 1, 3]]) {
    test(`two of ${count} play by link, and nobody plays a move of a computer twice`, { timeout: 300_000 }, async () => {
      await wanted(count);
      const first = await seat(0, persons);
      await first.hand.press('act:share');
      let link = first.hand.get('share:field').value, at = 0;
      await first.page.context().close();
      const hands = new Map(), turns = whole ? 8 : 4;
      for (let turn = 0; turn < turns; turn++) {
        const me = persons[turn % 2];
        if (!hands.has(me)) hands.set(me, new Hand(await here.open(quick), { names, by: 'mouse' }));
        const hand = hands.get(me);
        await arrive(hand, link, me);
        assert.equal(await hurry(hand), at, 'what comes by link is played on by whoever has to decide');
        const seats = players.slice(0, count).map((_, i) => (i + 1 === me ? 'here' : persons.includes(i + 1) ? 'link' : 'computer'));
        assert.deepEqual(await sitting(hand.page), seats);
        while (!hand.has('share:field')) {
          assert.ok(!hand.has('act:stand-in'), `at ${at} it is ${me}'s turn`);
          await decide(hand, at);
          at = await next(hand);
        }
        link = hand.get('share:field').value;
        await hand.press('share:close');
      }
      const logs = [];
      for (const { page } of hands.values()) {
        logs.push((await logOf(page)).map(plain));
        assert.deepEqual(page.problems, []);
        await page.context().close();
      }
      const [shorter, longer] = logs.sort((a, b) => a.length - b.length);
      assert.deepEqual(longer, want.slice(0, at).map(plain));
      assert.deepEqual(shorter, longer.slice(0, shorter.length));
      assert.ok(at > turns, `the computers have played among the ${at} actions of ${turns} turns`);
    });
  }

  test('undo leads to the own decision, seats change hands, and a reload loses nothing', { timeout: 300_000 }, async () => {
    await wanted();
    const { page, hand } = await seat(0, [1]);
    const at = await next(hand);
    await decide(hand, at);
    const answered = await next(hand); // at once the game would be over before its pace could be changed
    assert.ok(answered > at + 1, 'the computers have answered');
    await hand.press('act:undo');
    assert.equal((await kept(page))[await gameOf(page)].info.at, at);
    await decide(hand, at);
    assert.equal(await next(hand), answered);
    await hand.press('act:menu');
    await hand.press('menu:seat1');
    await hand.press('easy:seat');
    await hand.press('level:play');
    await page.reload();
    await page.waitForFunction(() => !!document.querySelector('#layer [data-id="pace:pause"]'));
    await hand.settle();
    if (hand.has('pace:slow')) await hand.press('pace:slow');
    const before = await logOf(page);
    await page.reload();
    await page.waitForFunction(() => !!document.querySelector('#layer [data-id="act:menu"]'));
    await hand.settle();
    await hand.press('act:menu');
    await hand.press('menu:seat1');
    await mine(page);
    const log = await logOf(page);
    assert.deepEqual(before.slice(0, answered).map(plain), want.slice(0, answered).map(plain));
    assert.deepEqual(log.slice(0, before.length).map(plain), before.map(plain));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('hard computers play the game of the command line, think in sight and can be hurried', { timeout: 300_000 }, async () => {
    const actions = 30, reader = await here.open();
    await playOn(reader, played('1830-classic', 3, seed, 'hard', actions));
    const hard = await logOf(reader);
    await reader.context().close();
    const page = await here.open({ reducedMotion: 'reduce' });
    const until = async n => { while ((await logOf(page).catch(() => [])).length < n) await page.waitForTimeout(100); };
    await playOn(page, moment('1830-classic', [], {
      rules: 2, options: ['rules=2'], seed: String(seed), players: players.slice(0, 3), computers: atLevel(computersAt(3), 'hard'),
    }));
    // The sign is shown after 0.7 s of thinking: a quick processor is slowed down until it has been seen.
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.waitForFunction(() => {
      const now = document.querySelector('#layer [data-id="turn:now"]');
      return /thinks, \d+ %/.test(now?.getAttribute('aria-label') || now?.textContent);
    }, null, { timeout: 120_000, polling: 20 });
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.locator('[data-id="act:primary"]').click();
    await until(actions);
    await page.locator('[data-id="act:primary"]').click(); // stops
    await rest(page);
    const log = await logOf(page);
    assert.deepEqual(log.slice(0, actions).map(plain), hard.map(plain));
    await page.keyboard.press('x');
    await until(log.length + 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a game of four is watched at once to its end, and the page stays alive', { skip: onlyWhole, timeout: 300_000 }, async () => {
    await wanted();
    const page = await here.open({ reducedMotion: 'reduce' });
    await playOn(page, table(seed, [], players.length));
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
