import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { onlyWhole, rest, site, visitor } from './server.mjs';
import { begin, choose, gameOf, kept, pass } from './games.mjs';

describe('rescue', () => {
  const here = site();

  // bare opens the page in a new profile without waiting for the program.
  async function bare({ init, block, with: answer = route => route.fulfill({ status: 404, body: '' }), path = '', ...options } = {}) {
    const page = await (await visitor(here.browser, options)).newPage();
    if (init) await page.addInitScript(init);
    if (block) await page.route(block, answer);
    await page.goto(here.url + path);
    return page;
  }

  // played returns a page on which a game of three actions is stored.
  async function played() {
    const page = await here.open();
    await begin(page);
    await pass(page, 3);
    return page;
  }

  async function download(page, act) {
    const file = page.waitForEvent('download');
    await act();
    return readFileSync(await (await file).path());
  }

  // restored opens a file in a new profile and returns what is stored there.
  async function restored(file) {
    const page = await here.open();
    await choose(page, { name: 'games.json', mimeType: 'application/json', buffer: file });
    await page.getByRole('dialog').getByText(/1 game added/).waitFor();
    const games = await kept(page);
    await page.context().close();
    return games;
  }

  const alike = ['a missing script', 'a missing style', 'a missing font']; // like a missing module
  for (const [what, words, cause] of [
    ['a missing module', /part of the program did not arrive/, { block: '**/mirror.js' }],
    ['a missing script', /part of the program did not arrive/, { block: '**/wasm_exec.js' }],
    ['a missing style', /part of the program did not arrive/, { block: '**/style.css' }],
    ['a program cut in the middle', /part of the program did not arrive/, {
      block: '**/app.wasm.zst',
      with: async route => route.fulfill({ body: (await (await route.fetch()).body()).subarray(0, 2e6) }),
    }],
    ['a missing program', /part of the program did not arrive/, { block: '**/app.wasm.zst' }],
    ['a missing font', /part of the program did not arrive/, { block: '**/ui-bold.ttf.zst' }],
    ['no WebAssembly', /needs WebAssembly/, { init: () => { delete globalThis.WebAssembly; } }],
    ['no WebGL 2', /needs WebGL 2/, { init: () => { HTMLCanvasElement.prototype.getContext = () => null; } }],
  ]) {
    test(`${what} is told, and what there is to do`, { skip: alike.includes(what) && onlyWhole }, async () => {
      const page = await bare(cause);
      await page.getByRole('alert').getByText(words).waitFor();
      assert.equal(await page.locator('#loading').count(), 0);
      await page.getByRole('button', { name: 'Save all games as one file' }).click();
      await page.getByText('No games are stored in this browser.').waitFor();
      await page.getByRole('link', { name: /Rescue page/ }).click();
      await page.getByText('No games are stored here.').waitFor();
      await page.context().close();
    });
  }

  test('what keeps the program from starting is told in Japanese too', async () => {
    const page = await bare({ locale: 'ja-JP', block: '**/host.js' });
    await page.getByRole('alert').getByText(/プログラムの一部を受信できませんでした/).waitFor();
    await page.getByRole('button', { name: '再読み込み' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Reload' }).count(), 0);
    await page.context().close();
  });

  test('a page that was opened as a file says what it needs', async () => {
    const page = await here.browser.newPage();
    await page.goto(pathToFileURL('dist/index.html').href);
    await page.getByRole('alert').getByText(/Put its folder on any static web server/).waitFor();
    await page.close();
  });

  for (const [what, init, block] of [
    ['no database', () => { Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError'); } }); }],
    ['no watch over its start', () => {}, '**/start.js'],
    ['no word of what is painted', () => { globalThis.PerformanceObserver = class { constructor() { throw new TypeError('refused'); } }; }],
    ['no local storage', () => { Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } }); }],
    ['no words between tabs', () => { globalThis.BroadcastChannel = class { constructor() { throw new DOMException('refused', 'SecurityError'); } }; }],
    ['nothing that plain http has not', () => {
      for (const name of ['locks', 'storage', 'serviceWorker', 'clipboard', 'share']) Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
      delete globalThis.caches;
    }],
  ]) {
    test(`the program starts with ${what}`, async () => {
      const page = await bare({ init, block });
      await rest(page); // the start screen is there before the program
      await page.getByRole('button', { name: 'New game', exact: true }).waitFor();
      assert.equal(await page.getByRole('alert').count(), 0);
      await page.context().close();
    });
  }

  test('the page of a failure saves all games as a file that the program restores', async () => {
    const page = await played();
    const id = await gameOf(page), before = (await kept(page))[id];
    await page.evaluate(() => { hexrail.onInput('down'); }).catch(() => {});
    await page.getByRole('alert').waitFor();
    const file = await download(page, () => page.getByRole('button', { name: 'Save all games as one file' }).click());
    await page.getByText('1 game is in the file.').waitFor();
    assert.deepEqual((await restored(file))[id], before);
    await page.context().close();
  });

  test('the rescue page lists, saves and deletes games without the program', async () => {
    const page = await played();
    const id = await gameOf(page), before = (await kept(page))[id];
    await page.route('**/app.wasm.zst', route => route.abort());
    await page.goto(here.url + 'rescue.html');
    const line = page.locator(`[data-id="${id}"]`);
    await line.getByText(/1830.* · 3 actions/).waitFor();
    const file = await download(page, () => page.getByRole('button', { name: 'Save all games as one file' }).click());
    page.once('dialog', d => d.dismiss());
    await line.getByRole('button', { name: 'Delete' }).click();
    assert.equal(await line.count(), 1);
    page.once('dialog', d => d.accept());
    await line.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No games are stored here.').waitFor();
    assert.deepEqual(await kept(page), {});
    assert.deepEqual((await restored(file))[id], before);
    await page.context().close();
  });

  test('entries of any bytes are saved and restored', async () => {
    const page = await played();
    await page.goto(here.url + 'rescue.html');
    await page.evaluate(async () => {
      const { database, table } = await import('./scope.js');
      await new Promise(resolve => {
        indexedDB.open(database).onsuccess = ({ target: { result: db } }) => {
          const t = db.transaction(table, 'readwrite');
          t.objectStore(table).put(new Uint8Array([255, 0, 254]), 'info:odd');
          t.oncomplete = () => { db.close(); resolve(); };
        };
      });
    });
    await page.reload();
    await page.locator('[data-id="odd"]').getByText('cannot be read').waitFor();
    const file = await download(page, () => page.getByRole('button', { name: 'Save all games as one file' }).click());
    const other = await here.open();
    await choose(other, { name: 'games.json', mimeType: 'application/json', buffer: file });
    await other.getByRole('dialog').getByText(/2 games added/).waitFor();
    await other.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await other.getByRole('button', { name: /^odd, This game cannot be read/ }).waitFor();
    await page.context().close();
    await other.context().close();
  });

  test('a file that the file manager opens is shown', async () => {
    const page = await here.open({
      init: () => {
        const files = [{ getFile: () => new File(['{"format":"hexrail-game","version":99}'], 'a game.json') }];
        Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer: take => take({ files }) } });
      },
    });
    await page.getByRole('dialog').getByText(/newer version/).waitFor();
    await page.context().close();
  });

  test('a text that the browser does not copy can be selected', async () => {
    const page = await here.open({
      init: () => {
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }); // as on plain http
        document.execCommand = () => false;
      },
    });
    await begin(page);
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
    const field = page.locator('#copy-text');
    await field.waitFor();
    assert.match(await field.inputValue(), /^http:.*#g=/);
    assert.deepEqual(await field.evaluate(f => [f.selectionStart, f.selectionEnd]), [0, (await field.inputValue()).length]);
    await page.locator('#copy-close').click();
    await rest(page);
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.context().close();
  });
});
