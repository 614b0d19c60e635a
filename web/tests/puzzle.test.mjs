// A puzzle that a link opens, answered wrong by mouse and right by keys, and heard; the first lesson and the puzzle once more by
// nothing but the roles and names of the accessible mirror, as a screen reader activates them.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { hasten, lock } from './games.mjs';
import { Hand } from './hand.mjs';
import { rest, site } from './server.mjs';
import { names } from './t1830.mjs';

const puzzle = 'z=dividend.186E39vW3u-_7OPOx-HThYsVOf7OYRqa1gpaCqpEJGQJAZd4KsbSMVdzhN9NDhyt688bS_cPqT1SxC9N-pyfZ-PHjPNhH3ktnlhj41uSw' +
  'ScYhdK1iNJxaac_7XWLvCP2PKfio1_d9WP__dqOUWYSDVGryKtQ8k5qm1Iwojz1dp2SzbdSL0bkaTmY-sNLtHl99ediVRR8';
const wrong = /best use changes it by/, right = /no other use brings more/;

// listen counts the oscillators that the page makes.
function listen() {
  const Real = globalThis.OscillatorNode;
  window.heard = 0;
  globalThis.OscillatorNode = class extends Real {
    constructor(...args) {
      super(...args);
      window.heard++;
    }
  };
}

describe('puzzles', () => {
  const here = site();

  // opened shows the puzzle.
  async function opened() {
    const page = await here.open({ reducedMotion: 'reduce', init: [hasten, listen] });
    await page.goto(`${here.url}#${puzzle}`);
    await page.getByRole('region', { name: 'Pay or withhold' }).waitFor({ state: 'attached' });
    await rest(page);
    return page;
  }

  // verdict waits until the puzzle says something.
  const verdict = (page, said) => page.locator('[data-id="puzzle:said"]', { hasText: said }).waitFor({ state: 'attached' });

  // use activates an element as assistive technology does, and waits for what comes of it.
  async function use(page, role, name) {
    await page.evaluate(ms => window.ahead(ms), lock);
    const element = page.getByRole(role, { name });
    const found = new Set(await element.evaluateAll(list => list.map(e => e.ariaLabel || e.textContent)));
    assert.equal(found.size, 1, `${role} ${name}: ${[...found].join('; ')}`); // the map has the main button once more
    await element.first().evaluate(e => e.click());
    await rest(page);
  }

  test('a link opens one, a mouse answers it wrong, keys answer it right, and it is heard', async () => {
    const page = await opened(), hand = new Hand(page, { names });
    await hand.settle();
    assert.equal(await page.evaluate(() => window.heard), 0);
    await hand.press('opt:dividend:withhold');
    await hand.press('act:primary');
    await verdict(page, wrong);
    await hand.settle();
    await hand.press('puzzle:again');
    hand.by = 'keys';
    await hand.press('opt:dividend:payout');
    await hand.confirm('act:primary');
    await verdict(page, right);
    assert.ok(await page.evaluate(() => window.heard) > 0, 'the dividend is not heard');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('the mirror leads to the goal of a lesson', async () => {
    const page = await here.open({ reducedMotion: 'reduce', init: [hasten, listen] });
    await use(page, 'button', /^Lessons/);
    assert.match(await page.getByRole('region', { name: /^Lesson 1 of/ }).innerText(), /joins your station at Altoona to Pittsburgh/);
    await use(page, 'gridcell', /^H10/);
    await use(page, 'button', /^Lay .*\d/);
    await page.getByText(/^Joined\./).first().waitFor({ state: 'attached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('the mirror leads to the solution of a puzzle', async () => {
    const page = await opened();
    assert.match(await page.getByRole('region', { name: 'Pay or withhold' }).innerText(), /so that most is in your hands/);
    await use(page, 'radio', /^Pay /);
    await use(page, 'button', /^Pay /);
    await verdict(page, right);
    assert.ok(await page.getByRole('button', { name: 'Copy result and link' }).count() > 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
