// Plays a game by links on four pages that know nothing of each other, with a lost link, one sent twice, and two that part.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { gameOf, kept, lock, logOf, pass, quick } from './games.mjs';
import { rest, site } from './server.mjs';

describe('games by link', () => {
  const here = site();

  // linkOf reads the link of the game at the table.
  async function linkOf(page) {
    if (!await page.locator('[data-id="share:field"]').count()) await page.locator('[data-id="act:share"]').click();
    const link = await page.locator('[data-id="share:field"]').inputValue();
    await page.locator('[data-id="share:close"]').click();
    await rest(page);
    return link;
  }

  // paste gives a page a link as a person does who pastes it.
  async function paste(page, link) {
    await page.evaluate(text => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, link);
    await rest(page);
  }

  const length = async page => (await logOf(page)).length;

  // until waits until the game of a page has so many actions.
  async function until(page, n, why) {
    for (let tries = 0; await length(page) !== n; tries++) {
      assert.ok(tries < 100, `${why}: ${await length(page)} actions, not ${n}`);
      await page.waitForTimeout(100);
    }
  }

  test('nothing is lost, and everybody is told', { timeout: 120_000 }, async () => {
    const pages = [];
    for (let i = 0; i < 4; i++) pages.push(await here.open(quick));
    const [first, ...others] = pages;
    await first.getByRole('button', { name: 'New game', exact: true }).click();
    await first.getByRole('button', { name: /^Start with/ }).click();
    await first.waitForFunction(() => location.hash.startsWith('#game='));
    await pass(first, 1);
    const begun = await linkOf(first);
    for (const page of others) { // everybody plays all seats, so that any may go on
      await paste(page, begun);
      await page.locator('[data-id="me:0"]').click();
      await page.locator('[data-id="preview:play"]').click();
      await page.waitForFunction(() => location.hash.startsWith('#game='));
      await rest(page);
    }
    await pass(others[0], 1);
    await linkOf(others[0]); // lost
    await pass(others[0], 1);
    const second = await linkOf(others[0]);
    for (const page of [first, others[1], others[2]]) {
      await paste(page, second);
      await until(page, 3, 'the next link makes up for the lost one');
    }
    await paste(first, second);
    await paste(first, begun);
    assert.equal(await length(first), 3, 'a link that is sent twice or late changes nothing');
    await pass(first, 1);
    const bidder = others[2];
    await bidder.waitForTimeout(lock);
    await bidder.locator('[data-id="bid:D&H"]').click();
    await rest(bidder);
    await bidder.waitForTimeout(lock);
    await bidder.locator('[data-id="act:primary"]').click();
    await rest(bidder);
    const bid = (await logOf(bidder))[3];
    assert.match(bid, /^bid /);
    await paste(bidder, await linkOf(first));
    await bidder.locator('[data-id="act:theirs"]').click();
    await rest(bidder);
    for (let tries = 0; (await logOf(bidder))[3] === bid && tries < 100; tries++) await bidder.waitForTimeout(100);
    assert.deepEqual(await logOf(bidder), await logOf(first), 'the game goes on as the player chose');
    const { branches } = (await kept(bidder))[await gameOf(bidder)];
    assert.deepEqual(branches.map(b => b.log), [[bid]], 'the other side is a what-if');
    assert.equal(Object.keys(await kept(first)).length, 1, 'no copy is made');
    assert.equal((await kept(first))[await gameOf(first)].log.length, 4);
    for (const page of pages) {
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
});
