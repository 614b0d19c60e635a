// Plays moments of a recorded game of 1870 with a finger on a phone: the auction, a stock round in which two prices are protected, the
// turn of a company and the connection run after it; a protection by link between two browsers; and reads a protection and a
// connection run as a voice does, and counts taps. PLAY=all plays the rounds whole.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { arrive, lock, logOf, moment, playOn, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { absent, fileOf, records } from './reference.mjs';
import { rest, site, whole } from './server.mjs';
import { names } from './t1870.mjs';

const game = '1870-game-end-bank', players = ['Anna', 'Ben', 'Clara', 'Daichi'];
const phone = { ...quick, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe('1870', { skip: !records('1870').includes(game) && absent }, () => {
  const here = site();
  let want;

  // at returns the recorded game at an action.
  async function at(n) {
    if (!want) {
      const reader = await here.open();
      await playOn(reader, fileOf('1870', game));
      want = await logOf(reader);
      await reader.context().close();
    }
    return moment('1870', want.slice(0, n), { profile: '18xxgames', players });
  }

  // By from and to of the usual run and of PLAY=all, what is played, and what is to be on the page once or several times.
  const parts = [
    { what: 'the auction', usual: [4, 10], all: [0, 10], sees: { 'act:primary': 4 } },
    { what: 'a stock round with two protections', usual: [787, 793], all: [787, 807], sees: { pair: 2 } },
    { what: 'a turn and a connection run', usual: [376, 381], all: [349, 389], sees: { 'answer:1': 1 } },
  ];
  for (const { what, usual, all, sees } of parts) {
    test(`${what} is played by touch on a phone`, { timeout: 600_000 }, async () => {
      const [from, to] = whole ? all : usual, seen = {};
      const page = await here.open(phone);
      await playOn(page, await at(from));
      const hand = new Hand(page, { names, by: 'touch' });
      for (let n = from; n < to;) {
        await hand.settle();
        for (const id of Object.keys(sees)) if (hand.has(id)) seen[id] = (seen[id] || 0) + 1;
        n += (await hand.play(want[n], n, want.slice(n + 1))).length;
      }
      assert.deepEqual((await logOf(page, from)).map(plain), want.slice(from, to).map(plain));
      for (const [id, times] of Object.entries(sees)) assert.ok(seen[id] >= times, `${id} was seen ${seen[id] || 0} times`);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  // What a decision may take in taps, in positions of the game; the reissue is one that was possible in it.
  const taps = [
    { at: 51, plays: ['buy MKT MKT p1 10'], most: 2 }, { at: 63, plays: ['sell MKT MKT 10'], most: 2 }, { at: 101, plays: ['assign MKT SCC B11'], most: 2 },
    { at: 787, plays: ['sell p1 SP 10'], most: 3 }, { at: 788, plays: ['buy p1 IC ipo 10'], most: 2 }, { at: 789, plays: ['buy p3 SP pool 10'], most: 1 },
    { at: 789, plays: ['pass p3'], most: 1 }, { at: 378, plays: [0, 1, 2], most: 3 },
  ];
  test('decisions take few taps on a phone', { timeout: 600_000 }, async () => {
    for (const { at: from, plays, most } of taps.filter((_, i) => whole || i % 3 === 0)) {
      const page = await here.open(phone);
      await playOn(page, await at(from));
      const hand = new Hand(page, { names, by: 'touch' }), lines = plays.map(line => line.length ? line : want[from + line]);
      const taken = [];
      for (const [k, line] of lines.entries()) {
        const before = hand.presses;
        const [played] = await hand.play(line, from + k);
        assert.equal(plain(played), plain(line));
        taken.push(hand.presses - before);
      }
      assert.ok(taken.reduce((a, b) => a + b) <= most, `${lines} took ${taken} taps, at most ${most}`);
      await page.context().close();
    }
  });

  test('a price is protected by link between two browsers', { timeout: 300_000 }, async () => {
    const first = await here.open(quick);
    await playOn(first, await at(787));
    const seller = new Hand(first, { names });
    await seller.settle();
    await seller.press('act:share');
    const link = seller.get('share:field').value;
    await first.context().close();

    const pages = [];
    // sit opens a link as a player and plays lines there until the link goes on to somebody else, and returns that.
    async function sit(link, seat, from, to) {
      const page = pages[seat] ??= await here.open(quick), hand = new Hand(page, { names });
      await arrive(hand, link, seat);
      for (let n = from; n < to; n++) {
        assert.ok(!hand.has('share:field'), `at ${n} it is another's turn`);
        await hand.play(want[n], n);
      }
      await page.locator('[data-id="share:field"]').waitFor();
      await hand.settle();
      const next = hand.get('share:field').value;
      await hand.press('share:close');
      return { hand, next };
    }
    const asked = await sit(link, 2, 787, 789);
    const answered = await sit(asked.next, 4, 789, 790);
    const price = hand => hand.ids(/^price:/).find(id => /\bSP\b/.test(hand.seen[id].name));
    const back = new Hand(pages[2], { names });
    await arrive(back, answered.next, 2);
    for (const page of [pages[2], pages[4]]) {
      assert.deepEqual((await logOf(page)).map(plain), want.slice(0, 790).map(plain));
      assert.deepEqual(page.problems, []);
    }
    assert.equal(price(back), price(asked.hand), 'the price did not fall');
    for (const page of [pages[2], pages[4]]) await page.context().close();
  });

  test('a protection and a connection run are played by ear', { timeout: 300_000 }, async () => {
    let page = await here.open(quick);
    const tree = () => page.locator('#layer').ariaSnapshot();
    // press goes to a button by its name alone.
    async function press(name) {
      await page.evaluate(ms => window.ahead(ms), lock);
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
      await rest(page);
    }
    await playOn(page, await at(789));
    const asked = await tree();
    for (const words of [
      /heading "Daichi · Protect the price"/, /Protect the price of SP\?/, /Ben sold 1 share of SP/, /row "Your cash, now/, /protect: \$/, /let it fall: \$/,
    ]) assert.match(asked, words);
    await press(/^Protect for /);
    assert.equal((await logOf(page)).at(-1), want[789]);

    assert.deepEqual(page.problems, []);
    await page.context().close();
    page = await here.open(quick);
    await playOn(page, await at(378));
    assert.match(await tree(), /heading "FW · Destination station"/);
    await press(/^Put the station on the map, From now on A2 Denver counts twice/);
    assert.match(await tree(), /heading "FW · Connection run"/);
    await page.waitForFunction(() => [...document.querySelectorAll('#layer [data-id="run:total"]')].some(e => /230/.test(e.textContent + e.ariaLabel)));
    await press(/^Run for \$230/);
    await press(/^Pay /);
    assert.deepEqual((await logOf(page, 378)).map(plain), want.slice(378, 381).map(plain));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
