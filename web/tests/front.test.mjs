import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { begin } from './games.mjs';
import { rest, site, visitor, whole } from './server.mjs';

// The start screen before the program. The tests hold the program back and let it come when they have done what they are to do.
describe('front', () => {
  const here = site();

  // early shows the page without the program; page.arrive lets that come, and waits for its picture in place of the still.
  async function early(options, context = null, path = '') {
    const { init, ...looks } = options ?? {};
    context ??= await visitor(here.browser, { deviceScaleFactor: 1, ...looks }); // places are compared to the pixel
    const page = await context.newPage();
    page.problems = [];
    page.on('pageerror', e => page.problems.push(String(e)));
    if (init) await page.addInitScript(init);
    let come;
    const called = new Promise(resolve => { come = resolve; });
    await page.route('**/app.wasm.zst', async route => { await called; await route.continue(); });
    await page.goto(here.url + path);
    page.arrive = async () => {
      come();
      await rest(page);
      await page.waitForFunction(() => !document.getElementById('front'));
    };
    return page;
  }

  const still = page => page.locator('#front').waitFor({ state: 'attached' });
  const touch = { hasTouch: true, isMobile: true };
  const screens = [ // each in both languages; the usual run tries the first of them
    { viewport: { width: 1280, height: 800 }, locales: ['en-GB', 'ja-JP'] },
    { viewport: { width: 820, height: 1180 }, ...touch, locales: ['ja-JP', 'en-GB'] },
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, ...touch, locales: ['en-GB', 'ja-JP'] },
  ];

  // places returns what can be seen of the elements, and the names of those that take presses.
  const places = page => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#layer [data-id]')].map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.dataset.id, { place: [x, y, width, height], name: e.localName === 'button' ? e.textContent : '', in: e.parentNode.dataset.id }];
  })));

  // compare proves that the still has the elements of the start screen. Cards name the time of the last action, which passes.
  function compare(early, late, what) {
    assert.ok(Object.keys(early).length > 15, `${what}: only ${Object.keys(early)}`);
    for (const [id, was] of Object.entries(early)) {
      const now = late[id];
      assert.ok(now, `${what}: ${id} is not on the start screen`);
      const apart = Math.max(...was.place.map((v, i) => Math.abs(v - now.place[i])));
      assert.ok(apart <= 1, `${what}: ${id} is at ${was.place}, then at ${now.place}`);
      assert.ok(now.name.startsWith(was.name), `${what}: ${id} is called ${was.name}, then ${now.name}`);
      assert.equal(was.in, now.in, `${what}: ${id}`);
    }
    for (const [id, { name, place }] of Object.entries(late)) {
      if (name && place[3] > 0) assert.ok(early[id], `${what}: the still lacks ${id}`);
    }
  }

  for (const { locales, ...screen } of screens) {
    for (const locale of whole ? locales : locales.slice(0, 1)) {
      const what = `${screen.viewport.width}, ${locale}`;
      test(`has the start screen of a newcomer and of a player: ${what}`, async () => {
        const page = await early({ ...screen, locale });
        await still(page);
        const before = await places(page);
        await page.arrive();
        compare(before, await places(page), `${what}, newcomer`);
        await page.locator('[data-id="home:bots"]').click();
        await page.waitForFunction(() => location.hash.startsWith('#game='));
        await rest(page);
        await page.goBack();
        await page.locator('[data-id="act:continue"]').waitFor();
        await rest(page);
        const again = await early(null, page.context());
        await still(again);
        const stored = await places(again);
        assert.ok(stored['act:continue'], 'the stored game is not on it');
        await again.arrive();
        compare(stored, await places(again), `${what}, player`);
        assert.deepEqual([...page.problems, ...again.problems], []);
        await page.context().close();
      });
    }
  }

  test('the program is asked for while the page is read only where no start screen comes first', async () => {
    const asked = page => page.evaluate(() => {
      const { program, unpacker, fonts } = window.hexrailStart;
      return [program, unpacker, ...Object.values(fonts)].map(part => part !== null);
    });
    const home = await early();
    assert.deepEqual(await asked(home), [false, false, false, false]);
    const game = await early(null, home.context(), '#g=1abc');
    assert.deepEqual(await asked(game), [true, true, true, true]);
    await home.arrive();
    const [painted, scripts] = await home.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      performance.getEntriesByType('resource').filter(({ name }) => /\/(boot|host|wasm_exec)\.js$/.test(name)).map(({ startTime }) => startTime),
    ]);
    assert.equal(scripts.length, 3);
    assert.ok(scripts.every(asked => asked >= painted), `painted after ${painted} ms, scripts asked for after ${scripts}`);
    await home.context().close();
  });

  test('the bar of a program that takes long is at the top of the start screen, and what can be done at the bottom', async () => {
    const page = await early();
    await still(page);
    const [bar, hint] = await page.evaluate(() => ['#progress', '#loading .late'].map(part => {
      const { top, bottom } = document.querySelector(part).getBoundingClientRect();
      return [top, innerHeight - bottom];
    }));
    assert.equal(bar[0], 0);
    assert.equal(hint[1], 0);
    await page.context().close();
  });

  test('a press of the pointer waits for the program', async () => {
    const page = await early();
    await still(page);
    await page.getByRole('button', { name: 'Play against the computer' }).click();
    assert.equal(await page.locator('[aria-busy=true]').getAttribute('data-id'), 'home:bots');
    await page.arrive();
    await page.waitForFunction(() => location.hash.startsWith('#game='));
    assert.equal(await page.locator('[aria-busy=true]').count(), 0);
    await page.context().close();
  });

  test('Tab, arrows and Enter work before the program, which takes over the focus', async () => {
    const page = await early();
    await still(page);
    const focus = () => page.evaluate(() => document.activeElement.dataset.id);
    for (let n = 0; n < 20 && await focus() !== 'home:first'; n++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    assert.equal(await focus(), 'home:new');
    await page.keyboard.press('ArrowRight');
    assert.equal(await focus(), 'home:learn');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('[aria-busy=true]').getAttribute('data-id'), 'home:new');
    await page.arrive();
    await page.getByRole('button', { name: /^Start with/ }).waitFor();
    await page.context().close();
  });

  test('the program goes on where the focus is', async () => {
    const page = await early();
    await still(page);
    await page.keyboard.press('Tab');
    const focus = () => page.evaluate(() => document.activeElement.dataset.id), before = await focus();
    await page.arrive();
    assert.ok(before);
    assert.equal(await focus(), before);
    await page.keyboard.press('Tab');
    assert.notEqual(await focus(), before);
    await page.context().close();
  });

  test('a key of the start screen waits for the program', async () => {
    const page = await early();
    await still(page);
    await page.keyboard.press('n');
    await page.arrive();
    await page.getByRole('button', { name: /^Start with/ }).waitFor();
    await page.context().close();
  });

  test('what was pressed and is gone does nothing', async () => {
    const page = await early();
    await still(page);
    await page.evaluate(() => { document.querySelector('[data-id="home:rules"]').dataset.id = 'home:gone'; });
    await page.locator('[data-id="home:gone"]').click();
    await page.arrive();
    await page.getByRole('button', { name: 'New game', exact: true }).click(); // and the program goes on
    await page.getByRole('button', { name: /^Start with/ }).waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('is not shown where a game or a link opens', async () => {
    const first = await here.open({ deviceScaleFactor: 1 });
    await begin(first);
    const game = await first.evaluate(() => location.hash);
    await first.evaluate(last => localStorage.setItem('hexrail / preference last', last),
      `${game.slice('#game='.length)} ${Math.floor(Date.now() / 1000)}`); // as the program does when its page is hidden
    for (const path of [game, '', '#g=1abc']) { // the game is opened without its name too, as it was there a moment ago
      const page = await early(null, first.context(), path);
      await page.getByText('18xx: buy shares').waitFor();
      assert.equal(await page.locator('#front').count(), 0, path);
      assert.equal(await page.locator('#layer button').count(), 0, path);
      await page.close();
    }
    await first.context().close();
  });

  test('works where the storage is refused', async () => {
    const init = () => {
      Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
      IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
    };
    const page = await early({ init });
    await still(page);
    await page.getByRole('button', { name: 'New game', exact: true }).click();
    await page.arrive();
    await page.getByRole('button', { name: /^Start with/ }).waitFor();
    await page.context().close();
  });

  test('is not shown for another screen than it was stored for, but a newcomer has one everywhere', async () => {
    const newcomer = await here.open({ deviceScaleFactor: 1 });
    let page = await early({}, newcomer.context());
    await page.setViewportSize({ width: 900, height: 700 });
    await page.reload();
    await still(page);
    await page.context().close();
    const player = await here.open({ deviceScaleFactor: 1 });
    await begin(player);
    await player.goBack();
    await player.locator('[data-id="act:continue"]').waitFor();
    await rest(player);
    page = await early({}, player.context());
    await still(page);
    await page.setViewportSize({ width: 900, height: 700 });
    await page.reload();
    await page.getByText('18xx: buy shares').waitFor();
    assert.equal(await page.locator('#front').count(), 0);
    await page.context().close();
  });

  test('gives way to the page of a failure', async () => {
    const context = await visitor(here.browser), page = await context.newPage();
    await page.route('**/app.wasm.zst', async route => {
      await page.locator('#front').waitFor({ state: 'attached' });
      await route.abort();
    });
    await page.goto(here.url);
    await page.getByRole('alert').getByText(/did not arrive/).waitFor();
    assert.equal(await page.locator('#front').count(), 0);
    assert.equal(await page.locator('#layer button').count(), 0);
    await context.close();
  });
});
