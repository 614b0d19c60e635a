// Four browsers, each with a player of its own, play a whole game of 1830 and a set of 1822PNW by links alone and by a shared file, with
// links that never arrive, one that comes twice, and two versions. Only with PLAY=all: mail.test.mjs and folder.test.mjs try each of these.
import { after, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { begin, content, households, look } from './folder.mjs';
import { arrive, gameOf, kept, logOf, moment, played, playOn, quick } from './games.mjs';
import { Hand, plain } from './hand.mjs';
import { onlyWhole, site } from './server.mjs';
import { names } from './t1830.mjs';
import { names as names1822PNW } from './t1822pnw.mjs';

const players = 4;

// firstSet returns the actions up to the second round of bids.
const firstSet = log => log.slice(0, log.findIndex((line, i) => /^bid /.test(line) && log.slice(0, i).some(l => /^run /.test(l))));

const games = [
  { title: '1830-classic', names, seed: 3, part: log => log },
  { title: '1822pnw', names: names1822PNW, seed: 3, part: firstSet },
];

describe('four browsers play', { skip: onlyWhole }, () => {
  const here = site();
  let homes;
  after(() => homes?.end());

  // wanted returns the actions of a game of computers, and its beginning as a file.
  async function wanted({ title, seed, part }) {
    const reader = await here.open(quick);
    await playOn(reader, played(title, players, seed));
    const { info } = (await kept(reader))[await gameOf(reader)], want = part(await logOf(reader));
    await reader.context().close();
    return { want, file: moment(title, [], { players: info.players, seed: info.seed, options: info.options, rules: info.rules }) };
  }

  // elsewhere reports whether the page waits for a player of another one.
  const elsewhere = async hand => hand.has('act:stand-in') ||
    hand.page.evaluate(() => /plays by link/.test(document.querySelector('[data-id="act:note"]')?.textContent));

  // ready closes what tells the news and the link that is ready to be sent. It reports whether the player of the page decides.
  async function ready(hand) {
    await hand.settle();
    for (const id of ['share:close', 'waited:close', 'ended:close']) if (hand.has(id)) await hand.press(id);
    return !hand.has('over') && !await elsewhere(hand);
  }

  // turn plays on from an action while it is the player's turn, and returns how many actions there are then. The link is ready to be sent.
  async function turn(hand, want, at) {
    while (at < want.length && !hand.has('share:field') && !hand.has('over') && !await elsewhere(hand)) {
      const lines = await hand.play(want[at], at, want.slice(at + 1));
      assert.ok(lines.length > 0, `action ${at + 1}, ${want[at]}, was not played`);
      for (const line of lines) assert.equal(plain(line), plain(want[at++]), `action ${at}`);
    }
    return at;
  }

  // part has a page play in the place of the player whose turn it is: something else than that player has played meanwhile. It reports
  // whether there is something.
  async function part(hand, line) {
    if (/^pass /.test(line) || await ready(hand)) return false;
    if (hand.has('act:stand-in')) await hand.press('act:stand-in');
    if (!hand.has('act:pass')) return false;
    await hand.confirm('act:pass');
    await ready(hand);
    return true;
  }

  // follows reports whether a page has the first so many actions and no others: a tile laid wrongly at first arrives, too.
  const follows = async (page, want, at) => {
    const log = await logOf(page);
    return log.length === at && log.every((line, i) => plain(line) === plain(want[i]));
  };

  // same proves that all pages have the same game.
  async function same(hands, want) {
    for (const { page } of hands) {
      assert.deepEqual((await logOf(page)).map(plain), want.map(plain));
      assert.deepEqual(page.problems, []);
    }
  }

  for (const game of games) {
    test(`${game.title} by links`, { timeout: 7_200_000 }, async t => {
      const { want, file } = await wanted(game), first = await here.open(quick), hands = [];
      await playOn(first, file);
      await first.locator('[data-id="act:share"]').click();
      let link = await first.locator('[data-id="share:field"]').inputValue();
      await first.context().close();
      for (let i = 0; i < players; i++) {
        const hand = new Hand(await here.open(quick), { names: game.names });
        await arrive(hand, link, i + 1);
        hand.faces = hands[0]?.faces ?? hand.faces;
        hands.push(hand);
      }
      let at = 0, turns = 0, lost = 0, parted = 0, twice = 0;
      for (let last = -1; at < want.length; turns++) {
        // The link goes round until it reaches the player whose turn it is; the others miss every third.
        let who = -1;
        for (let k = 1; k <= players && who < 0; k++) {
          const i = (last + k) % players;
          if (turns > 0 && i !== last) await arrive(hands[i], link);
          if (turns === 9 && i !== last) { await arrive(hands[i], link); twice++; }
          if (await ready(hands[i])) who = i;
        }
        assert.ok(who >= 0, `somebody is in turn at action ${at + 1}`);
        for (let i = 0; i < players; i++) {
          if (i === who || i === last) continue;
          if ((turns + i) % 3 === 0) lost++;
          else if (turns > 0) await arrive(hands[i], link);
        }
        const from = at;
        at = await turn(hands[who], want, at);
        assert.ok(at > from, `player ${who + 1} decides at action ${at + 1}`);
        if (at === want.length) break;
        link = hands[who].get('share:field').value;
        await hands[who].press('share:close');
        const other = hands[(who + 1) % players];
        if (turns > 3 && parted === 0 && (await logOf(other.page)).length === from && await part(other, want[from])) {
          await arrive(other, link);
          await other.press('act:theirs');
          await other.settle();
          assert.equal((await logOf(other.page)).length, at, 'the version of the player in turn goes on');
          assert.equal((await kept(other.page))[await gameOf(other.page)].branches.length, 1, 'the other one is a what-if');
          parted++;
        }
        last = who;
      }
      await hands[0].settle();
      const share = hands.find(hand => hand.has('over') || hand.has('share:field')) ?? hands[0];
      if (!share.has('share:field')) await share.press('act:share');
      link = share.get('share:field').value;
      await share.press('share:close');
      for (const hand of hands) if (hand !== share) await arrive(hand, link);
      await same(hands, want);
      assert.ok(parted > 0 && twice > 0 && lost > 0, `${parted} versions, ${twice} twice, ${lost} lost`);
      t.diagnostic(`${at} actions in ${turns} turns, ${lost} links lost`);
      for (const { page } of hands) await page.context().close();
    });

    test(`${game.title} by a shared file`, { timeout: 7_200_000 }, async t => {
      const { want, file } = await wanted(game), name = `${game.title}.json`, hands = [];
      homes = await households(players, quick);
      const [first, ...others] = homes.pages;
      await playOn(first, file);
      await begin(first, name);
      for (let tries = 0; (await content(first, name))?.format !== 'hexrail-game'; tries++) {
        assert.ok(tries < 100, 'the file has the game');
        await look(first);
      }
      for (const page of others) {
        await page.evaluate(name => { window.chosen = name; }, name);
        await page.getByRole('button', { name: 'Open link or file' }).first().click();
        await page.locator('[data-id="opening:shared"]').click();
        await page.locator('[data-id="me:0"]').click(); // the games of a household have no seats
        await page.locator('[data-id="preview:play"]').click();
        await page.waitForFunction(() => location.hash.startsWith('#game='));
      }
      for (const page of homes.pages) {
        const hand = new Hand(page, { names: game.names });
        hand.faces = hands[0]?.faces ?? hand.faces;
        hands.push(hand);
      }
      let at = 0, turns = 0;
      for (; at < want.length; turns++) {
        const hand = hands[turns % players];
        for (let tries = 0; !await follows(hand.page, want, at); tries++) {
          assert.ok(tries < 100, `${at} actions arrive`);
          await look(hand.page);
        }
        await ready(hand);
        const lines = await hand.play(want[at], at, want.slice(at + 1));
        assert.ok(lines.length > 0, `action ${at + 1}, ${want[at]}, was not played`);
        for (const line of lines) assert.equal(plain(line), plain(want[at++]), `action ${at}`);
      }
      for (const { page } of hands) for (let tries = 0; !await follows(page, want, at) && tries < 100; tries++) await look(page);
      await same(hands, want);
      t.diagnostic(`${at} actions, ${turns} of them on another page than the one before`);
      await homes.end();
      homes = undefined;
    });
  }
});
