import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { begin, quick } from './games.mjs';
import { after, rest, site, visitor } from './server.mjs';

const shots = '.cache/screenshots';
mkdirSync(shots, { recursive: true });

describe('page', () => {
  const here = site();

  test('starts without errors and asks no other host', async () => {
    const page = await here.open({ painted: true });
    assert.deepEqual(page.problems, []);
    assert.deepEqual([...page.hosts], [new URL(here.url).host]);
    assert.equal(await page.locator('#loading').count(), 0);
    await page.close();
  });

  test('the sound device is let go after the last note, and taken again for the next', async () => {
    const page = await (await visitor(here.browser)).newPage();
    await page.addInitScript(() => {
      const Device = AudioContext;
      globalThis.devices = [];
      globalThis.AudioContext = class extends Device { constructor() { super(); devices.push(this); } };
    });
    await page.goto(`${here.url}rescue.html`);
    await page.mouse.click(5, 5); // without a press nothing sounds
    for (let i = 0; i < 2; i++) {
      await page.evaluate(async () => (await import('./sound.js')).playNotes(0, 440, 220, 0, 100, 0.1, 2, 900, 300, 50, 100, 0.1));
      for (const state of ['running', 'suspended']) await page.waitForFunction(state => devices[0].state === state, state);
    }
    assert.equal(await page.evaluate(() => devices.length), 1);
    await page.context().close();
  });

  test('a failure of the program is told with its report, one of anything else is not', async () => {
    const page = await here.open();
    await page.evaluate(() => {
      setTimeout(() => { throw new Error('out of steam'); });
      Promise.reject(new Error('not of the program'));
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    });
    await after(page, () => page.getByRole('button', { name: 'Settings' }).click());
    assert.match(page.problems.join('\n'), /out of steam/);
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.evaluate(() => { hexrail.onInput('down'); }).catch(() => {}); // which the program does not expect
    await page.getByRole('alert').waitFor();
    assert.match(await page.locator('#failure-report').innerText(), /panic: .*index out of range/);
    await page.close();
  });

  test('errors of other scripts while it starts keep nobody out', async () => {
    const page = await here.open({
      init: () => {
        addEventListener('DOMContentLoaded', () => { throw new Error('an extension'); });
        Promise.reject(new Error('another one'));
      },
    });
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.equal(page.problems.length, 2);
    await page.close();
  });

  // After some frames in a row without a change the engine sleeps at the end of a frame, at any distance from its own timer.
  test('comes to rest after frames in a row, also when nobody touches anything', async () => {
    const page = await here.open(quick);
    await page.evaluate(async () => {
      for (let i = 0; i < 600; i++) {
        hexrail.wakeIn(0);
        await new Promise(requestAnimationFrame);
      }
    });
    await rest(page);
    await page.close();
  });

  test('mirrors what is on the screen', async () => {
    const page = await here.open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('banner').count(), 1);
    assert.equal(await page.getByRole('main').count(), 1);
    assert.ok(await page.getByRole('button').count() > 0);
    const snapshot = await page.locator('#layer').ariaSnapshot();
    assert.match(snapshot, /heading/);
    await page.close();
  });

  test('speaks both languages', async () => {
    for (const locale of ['en-GB', 'ja-JP']) {
      const page = await here.open({ locale });
      assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      await page.close();
    }
  });

  test('the text of a field does not shine through what lies above it', async () => {
    const page = await here.open(quick);
    const press = async id => {
      await page.locator(`[data-id="${id}"]`).click();
      await rest(page);
    };
    const shown = id => page.locator(`[data-id="${id}"]`).evaluate(e => getComputedStyle(e).visibility);
    await begin(page);
    await press('bid:D&H');
    assert.equal(await shown('price'), 'visible');
    await press('act:share');
    assert.equal(await shown('price'), 'hidden');
    assert.equal(await shown('share:field'), 'visible');
    await press('share:close');
    assert.equal(await shown('price'), 'visible');
    assert.equal(await page.locator('[data-id="price"]').inputValue(), '75');
    await page.close();
  });

  test('a control can be pressed with pointer and keyboard', async () => {
    const page = await here.open();
    const button = page.getByRole('main').getByRole('button').first();
    await after(page, () => button.click());
    await button.focus(); // which may draw nothing: the click has left it in focus
    await rest(page);
    await after(page, () => page.keyboard.press('Enter'));
    assert.deepEqual(page.problems, []);
    await page.close();
  });

  test('whoever comes first reads what this is and is in a game after two presses', async () => {
    const page = await here.open();
    await page.getByText('18xx are railway board games without dice').waitFor();
    await after(page, () => page.getByRole('button', { name: 'New game', exact: true }).click());
    await page.getByRole('button', { name: /^Start with/ }).click();
    await page.waitForFunction(() => location.hash.startsWith('#game='));
    assert.deepEqual(page.problems, []);
    await page.close();
  });

  // frames counts what is drawn from the start of the page on: the engine takes hold of the functions early. It returns when
  // nothing was drawn for a while: after the first picture the program prepares others in quiet moments.
  async function frames(page) {
    await page.addInitScript(() => {
      const draw = WebGL2RenderingContext.prototype.flush;
      window.frames = 0;
      WebGL2RenderingContext.prototype.flush = function () {
        window.frames++;
        window.drawn = performance.now();
        return draw.call(this);
      };
    });
    await page.reload();
    await rest(page);
    await page.waitForFunction(() => performance.now() - window.drawn > 1500, null, { polling: 100 });
    return () => page.evaluate(() => window.frames);
  }

  test('draws nothing while nothing happens, and once for what happens at a time', async () => {
    const page = await here.open({ reducedMotion: 'reduce' });
    const count = await frames(page), before = await count();
    assert.ok(before > 0);
    for (let i = 0; i < 3; i++) {
      await page.evaluate(() => {
        for (const at of [1, 2, 3, 4]) {
          document.querySelector('canvas').dispatchEvent(new PointerEvent('pointermove', { clientX: at, clientY: at, bubbles: true }));
        }
      });
      await rest(page);
    }
    assert.equal(await count(), before + 3);
    await page.close();
  });

  test('draws nothing while nothing moves, with motion', async () => {
    const page = await here.open();
    const count = await frames(page);
    assert.ok(await count() > 0);
    await page.close();
  });

  test('the picture has the resolution of the device', async () => {
    for (const deviceScaleFactor of [1, 1.5, 2]) {
      const page = await here.open({ viewport: { width: 801, height: 601 }, deviceScaleFactor });
      const size = await page.evaluate(() => { const c = document.querySelector('canvas'); return [c.width, c.height]; });
      assert.deepEqual(size, [Math.round(801 * deviceScaleFactor), Math.round(601 * deviceScaleFactor)]);
      await page.close();
    }
  });

  for (const [name, options] of Object.entries({
    desktop: {},
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    night: { colorScheme: 'dark' },
  })) {
    test(`has a picture: ${name}`, async () => {
      const page = await here.open({ ...options, painted: true });
      const shot = await page.screenshot({ path: `${shots}/${name}.png` });
      assert.ok(shot.length > 4000, `the picture has only ${shot.length} bytes`);
      assert.deepEqual(page.problems, []);
      await page.close();
    });
  }
});
