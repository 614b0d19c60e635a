// Reviews the sample game of 595 actions that has ended: what the page finds is what the command line finds, the page answers
// meanwhile, and a moment leads to its position by keys. How long it takes, and the longest wait for an answer, are printed only,
// because they depend on the machine.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { atTable } from './games.mjs';
import { Hand } from './hand.mjs';
import { rest, site } from './server.mjs';
import { names } from './t1830.mjs';

const link = 'game/library/samples/finished.link';

// expected returns the lines of the review that the command line prints.
const expected = () => execFileSync('go', ['run', './cmd/hexrail', 'review', link], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .trim().split('\n').map(line => JSON.parse(line));

describe('the review of a game', () => {
  const here = site({ thinks: true });

  test('it finds what the command line finds, and the page stays alive', { timeout: 300_000 }, async t => {
    const page = await here.open({ reducedMotion: 'reduce' });
    const fragment = readFileSync(link, 'utf8').trim().replace(/^.*#/, '');
    await page.goto(`${here.url}#${fragment.startsWith('g=') ? fragment : `g=${fragment}`}`);
    await page.locator('[data-id="preview:play"]').click();
    await atTable(page);
    const hand = new Hand(page, { names });
    await hand.settle();
    assert.ok(hand.has('over:review'), 'the end of the game does not offer the review');

    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      window.beat = setInterval(() => {
        window.longest = Math.max(window.longest, performance.now() - last);
        last = performance.now();
      }, 10);
    });
    const began = Date.now();
    await page.locator('[data-id="over:review"]').click();
    await page.locator('[data-id="review:bar"]').waitFor({ state: 'attached' });
    await page.locator('[data-id="moment:1"]').waitFor({ state: 'attached', timeout: 240_000 });
    const took = Date.now() - began;
    const longest = await page.evaluate(() => (clearInterval(window.beat), window.longest));
    t.diagnostic(`review: ${(took / 1000).toFixed(1)} s, longest wait ${Math.round(longest)} ms`);

    await hand.settle();
    const moments = expected().filter(line => line.moment);
    assert.ok(moments.length > 0);
    assert.equal(hand.ids(/^moment:\d+$/).length, moments.length);
    const dollars = n => `$${n.toLocaleString('en-US')}`;
    for (const m of moments) {
      assert.equal(hand.get(`moment:${m.moment}:cost`).name, m.run ? dollars(m.lost) : `about ${dollars(m.about)}`);
      assert.ok(hand.get(`moment:${m.moment}:who`).name.startsWith(m.player));
    }

    await page.locator('[data-id="moment:1:show"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-id="moment"]').waitFor({ state: 'attached' });
    await rest(page);
    await hand.settle();
    assert.ok(JSON.stringify(hand.seen).includes(`action ${moments[0].at} of `), 'the table does not show the position of the moment');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
