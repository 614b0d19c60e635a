// Plays a game by a file that two installations share.
import { after, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { begin, content, households, look } from './folder.mjs';
import { begin as beginGame, gameOf, kept, lock, logOf, pass, quick } from './games.mjs';
import { rest } from './server.mjs';

const file = 'evening.json';

describe('a game by a shared file', () => {
  let here;
  after(() => here?.end());

  // until looks at the file until something is so.
  async function until(page, why, is) {
    for (let tries = 0; !await is(); tries++) {
      assert.ok(tries < 100, why);
      await look(page);
    }
  }
  const length = async page => (await logOf(page)).length;
  const has = (page, id) => page.locator(`[data-id="${id}"]`).count();

  test('moves arrive, two versions are told, and nothing is lost', { timeout: 120_000 }, async () => {
    here = await households(2, quick);
    const [a, b] = here.pages;
    await beginGame(a);
    await begin(a, file);
    await until(a, 'the file has the game', async () => (await content(a, file))?.format === 'hexrail-game');
    await b.evaluate(name => { window.chosen = name; }, file);
    await b.getByRole('button', { name: 'Open link or file' }).first().click();
    await b.locator('[data-id="opening:shared"]').click();
    await b.locator('[data-id="me:0"]').click();
    await b.locator('[data-id="preview:play"]').click();
    await b.waitForFunction(() => location.hash.startsWith('#game='));
    await rest(b);
    await pass(a, 1);
    await until(b, 'a move of the first arrives', async () => await length(b) === 1);
    await pass(b, 1);
    await until(a, 'a move of the second arrives', async () => await length(a) === 2);
    assert.equal((await kept(a))[await gameOf(a)].info.file, file, 'the file is called as it was saved');

    // Both play on before either looks.
    for (const page of [a, b]) await page.evaluate(() => { window.away = true; });
    await pass(a, 1);
    await bid(b);
    for (const page of [a, b]) await page.evaluate(() => { window.away = false; });
    await until(a, 'the first or the second is asked', async () => await has(a, 'parting') || await (look(b), has(b, 'parting')));
    const [asked, other] = await has(a, 'parting') ? [a, b] : [b, a], own = (await logOf(asked)).at(-1);
    await asked.waitForTimeout(lock);
    await asked.locator('[data-id="act:theirs"]').click();
    await until(asked, 'the other version goes on', async () => (await logOf(asked)).at(-1) !== own);
    assert.deepEqual(await logOf(asked), await logOf(other));
    assert.deepEqual((await kept(asked))[await gameOf(asked)].branches.map(b => b.log), [[own]], 'the own one is a what-if');
    assert.equal((await content(a, file)).log.length, 3);

    // The file vanishes, comes back, and is forbidden.
    const text = JSON.stringify(await content(a, file));
    await a.evaluate(async name => (await navigator.storage.getDirectory()).removeEntry(name), file);
    await until(a, 'the loss is told', () => has(a, 'file:lost'));
    await pass(a, 1);
    assert.equal(await content(a, file), undefined, 'it is not made anew');
    await a.evaluate(async ([name, text]) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
      const out = await handle.createWritable();
      await out.write(text);
      await out.close();
    }, [file, text]);
    await until(a, 'it is found again', async () => !await has(a, 'file:lost'));
    await until(b, 'what was played meanwhile arrives', async () => await length(b) === 4);
    await a.addInitScript(() => { window.denied = 'prompt'; });
    await a.reload();
    await a.waitForFunction(() => location.hash.startsWith('#game='));
    await until(a, 'it has to be allowed', () => has(a, 'file:lost'));
    await pass(b, 1);
    await a.locator('[data-id="file:again"]').click();
    await until(a, 'it is allowed', async () => await length(a) === 5 && !await has(a, 'file:lost'));

    // Another program holds the file for a moment.
    await a.evaluate(() => {
      const { prototype } = FileSystemFileHandle, real = prototype.createWritable;
      prototype.createWritable = async () => {
        prototype.createWritable = real;
        throw new DOMException('', 'NoModificationAllowedError');
      };
    });
    await pass(a, 1);
    await until(b, 'what could not be written at once arrives', async () => (await look(a), await length(b)) === 6);
    await until(a, 'the file is in step again', async () => !await has(a, 'file:lost'));
    for (const page of [a, b]) assert.deepEqual(page.problems, []);
  });

  // bid bids for a private.
  async function bid(page) {
    await page.waitForTimeout(lock);
    await page.locator('[data-id="bid:D&H"]').click();
    await rest(page);
    await page.waitForTimeout(lock);
    await page.locator('[data-id="act:primary"]').click();
    await rest(page);
  }
});
