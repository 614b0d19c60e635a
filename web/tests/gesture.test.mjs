// Fingers, wheel and mouse on the map and on lists, as the browser hands them over: what they do is seen where the hexes and
// the rows of lists then are.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { begin, moment, playOn, quick } from './games.mjs';
import { after, rest, site } from './server.mjs';
import { opening } from './t1830.mjs';

// places returns the middle and the width of everything whose id matches.
const places = (page, pattern) => page.evaluate(source => Object.fromEntries(
  [...document.querySelectorAll('#layer [data-id]')].filter(e => RegExp(source).test(e.dataset.id)).map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.dataset.id, { x: x + width / 2, y: y + height / 2, width, height }];
  })), pattern.source);

const place = async (page, id) => (await places(page, RegExp(`^${id}$`)))[id];

// touch returns a function that puts fingers on the page, leads them from place to place and lifts them.
async function touch(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, fingers) => cdp.send('Input.dispatchTouchEvent', {
    type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
  });
  return async (...way) => {
    const [first, ...others] = way.map(fingers => Array.isArray(fingers[0]) ? fingers : [fingers]);
    await Promise.all([send('touchStart', first), ...others.map(f => send('touchMove', f)), send('touchEnd', [])]);
    await rest(page);
  };
}

const near = (got, want, of) => assert.ok(Math.abs(got - want) <= 2.5, `${of}: ${got}, not ${want}`);

// mapped checks that the hexes in the middle of the map lie where they lay before, seen factor times as large about a place and then moved.
function mapped(before, now, { x: cx, y: cy }, factor, dx = 0, dy = 0) {
  const common = Object.keys(before).filter(id => id in now && /^hex:[D-F]1[0-6]$/.test(id));
  assert.ok(common.length > 3, `only ${common} are still in sight`);
  for (const id of common) {
    near(now[id].x, cx + (before[id].x - cx) * factor + dx, `${id} to the side`);
    near(now[id].y, cy + (before[id].y - cy) * factor + dy, `${id} down`);
  }
}

const hexes = page => places(page, /^hex:/);

// phone opens an upright phone with the whole map, after the first tile was laid: no hex is asked for then.
async function phone(here) {
  const page = await here.open(upright);
  await playOn(page, moment('1830-classic', [...opening, 'lay B&O I17 9/1']));
  const { x, y } = await place(page, 'map:fit');
  await page.touchscreen.tap(x, y);
  await page.evaluate(ms => window.ahead(ms), 1000);
  await rest(page);
  return page;
}

const upright = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, ...quick };

// unmoved checks that the browser itself has neither scrolled nor zoomed.
async function unmoved(page) {
  const view = await page.evaluate(() => [visualViewport.scale, visualViewport.pageLeft, visualViewport.pageTop]);
  assert.deepEqual(view, [1, 0, 0]);
}

describe('gestures', () => {
  const here = site();

  test('fingers move the map and the sheet, and never the page', async () => {
    const page = await phone(here);
    const finger = await touch(page);
    const whole = await hexes(page), centre = { x: 200, y: 240 };

    await finger([[150, 240], [250, 240]], [[140, 240], [260, 240]], [[100, 240], [300, 240]]);
    const large = await hexes(page);
    mapped(whole, large, centre, 2);
    await finger([200, 240], [190, 230], [170, 220]);
    const dragged = await hexes(page);
    mapped(large, dragged, centre, 1, -30, -20);
    await finger([200, 240], [[200, 240], [250, 240]], [[160, 240], [250, 240]]); // the second finger comes later
    assert.ok((await hexes(page))['hex:E13'].y !== dragged['hex:E13'].y, 'a second finger zooms nothing');

    const height = async () => (await place(page, 'panel')).height, half = await height();
    const grip = await place(page, 'sheet:grip');
    await finger([grip.x, grip.y], [grip.x, grip.y - 40], [grip.x, grip.y - 280]);
    assert.ok(await height() > half + 100, 'the sheet does not follow its grip');
    const { y } = await place(page, 'sheet:grip');
    await finger([200, y], [200, y + 100], [200, y + 300]);
    near(await height(), half, 'the sheet, back at half its height');
    await unmoved(page);
    assert.deepEqual(page.problems, []);
    await page.close();
  });

  test('a finger moves the offers of a stock round', async () => {
    const page = await here.open(upright);
    await playOn(page, moment('1830-classic', opening.slice(0, opening.indexOf('par p1 NYC 5,6:67'))));
    const finger = await touch(page), offer = await place(page, 'start:CPR');
    await finger([190, 560], [190, 540], [190, 460]);
    near((await place(page, 'start:CPR')).y, offer.y - 100, 'the list, up');
    await unmoved(page);
    assert.deepEqual(page.problems, []);
    await page.close();
  });

  test('a finger on a text field scrolls, and a tap goes into it', async () => {
    const page = await here.open({ ...upright, viewport: { width: 820, height: 1180 } });
    await page.locator('[data-id="home:new"]').click();
    await rest(page);
    const finger = await touch(page);
    const { x, y } = await place(page, 'name:1'), other = await place(page, 'name:2');
    await page.touchscreen.tap(other.x, other.y);
    await rest(page);
    await page.keyboard.type('Zoe');
    await rest(page);
    assert.match(await page.locator('[data-id="name:2"]').inputValue(), /Zoe/);
    await finger([x, y], [x, y - 20], [x, y - 100]);
    near((await place(page, 'name:1')).y, y - 100, 'the field');
    await unmoved(page);
    assert.deepEqual(page.problems, []);
    await page.close();
  });

  test('two taps go to a place of the map and back', async () => {
    const page = await phone(here);
    const cdp = await page.context().newCDPSession(page);
    const whole = await hexes(page), { x, y } = whole['hex:E13'];
    const twice = async () => {
      const finger = type => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
      await Promise.all(['touchStart', 'touchEnd', 'touchStart', 'touchEnd'].map(finger));
      await page.evaluate(ms => window.ahead(ms), 1000);
      await rest(page);
    };
    await twice();
    const close = await hexes(page);
    near(close['hex:E13'].x, x, 'the hex that was tapped');
    near(close['hex:E13'].width / whole['hex:E13'].width, 64 * 1.56 / whole['hex:E13'].width, 'its size');
    await twice();
    mapped(whole, await hexes(page), { x, y }, 1);
    await unmoved(page);
    await page.close();
  });

  test('wheel, trackpad and mouse move the map', async () => {
    const page = await here.open({ ...quick, deviceScaleFactor: 1 }); // which Chromium divides the wheel by
    await begin(page);
    await rest(page);
    const side = await place(page, 'side:map');
    await page.mouse.click(side.x, side.y);
    await rest(page);
    const at = { x: 450, y: 400 };
    let before = await hexes(page);
    const then = async (act, check) => {
      await after(page, act);
      await rest(page);
      const now = await hexes(page);
      check(now);
      before = now;
    };
    await page.mouse.move(at.x, at.y);
    await then(() => page.mouse.wheel(0, -100), now => mapped(before, now, at, Math.exp(0.2)));
    await page.keyboard.down('Control');
    await then(() => page.mouse.wheel(0, -20), now => mapped(before, now, at, Math.exp(0.2)));
    await page.keyboard.up('Control');
    await page.mouse.down();
    await page.mouse.move(at.x + 20, at.y + 10, { steps: 3 });
    await page.mouse.move(at.x + 60, at.y - 30, { steps: 3 });
    await then(() => page.mouse.up(), now => mapped(before, now, at, 1, 60, -30));
    await then(() => page.mouse.move(at.x, at.y), now => mapped(before, now, at, 1));
    await unmoved(page);
    await page.close();
  });
});
