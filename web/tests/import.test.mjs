import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { games, zip } from './archive.mjs';
import { choose, kept } from './games.mjs';
import { rest, site } from './server.mjs';

describe('many games at once', () => {
  const here = site();
  const bad = [['games/notes.txt', 'eggs, milk'], ['games/cut.json', '{"format":"hexrail-game","version":1,"ti']];
  const files = [...games(20), ...bad, ['games/picture.png', 'no game, and nobody asks for it']];
  const drop = (page, files) => page.evaluate(list => {
    const transfer = new DataTransfer();
    for (const [name, text] of list) transfer.items.add(new File([text], name));
    dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);

  // finish waits until all is stored and returns the last word of the dialog.
  async function finish(page) {
    await page.locator('[data-id="importing:games"]').waitFor({ timeout: 60_000 });
    await rest(page);
    return page.locator('[data-id="importing:stored"]').textContent();
  }

  test('a zip: everything readable is stored, the rest is named with a reason', async () => {
    const page = await here.open();
    await choose(page, { name: 'games.zip', mimeType: 'application/zip', buffer: zip(files) });
    assert.match(await finish(page), /20 games stored, 0 already here, 2 with a problem/);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('games/notes.txt').waitFor();
    await dialog.getByText('games/cut.json').waitFor();
    assert.equal(Object.keys(await kept(page)).length, 20);
    await page.locator('[data-id="importing:games"]').click();
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await rest(page);
    assert.equal(await page.locator('[data-id^="mygame:"][role=row]').count(), 20);
    await page.locator('[data-id="mygames:query"]').fill('nobody of this name');
    await page.getByText('No games here.').waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a file of a zip that unpacks to more than the zip says, or than is read, is named, and nothing more is unpacked', async () => {
    const page = await here.open({
      init: () => { // counts what is unpacked
        window.unpacked = 0;
        const read = ReadableStreamDefaultReader.prototype.read;
        ReadableStreamDefaultReader.prototype.read = async function () {
          const got = await read.call(this);
          window.unpacked += got.value?.length || 0;
          return got;
        };
      },
    });
    const before = await page.evaluate(() => window.unpacked), bomb = Buffer.alloc(200 << 20, ' ');
    const bombs = [['lies.json', bomb, 1000], ['huge.json', bomb], ...games(1)];
    await choose(page, { name: 'games.zip', mimeType: 'application/zip', buffer: zip(bombs) });
    assert.match(await finish(page), /1 game stored, 0 already here, 2 with a problem/);
    for (const name of ['lies.json', 'huge.json']) await page.getByRole('dialog').getByText(name).waitFor();
    assert.equal(await page.getByRole('dialog').getByText(/larger than any game/).count(), 2);
    assert.ok(await page.evaluate(() => window.unpacked) - before < 2 << 20, 'more was unpacked than needed');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('files that are dropped, one of them again', async () => {
    const page = await here.open();
    await drop(page, files.slice(0, 3));
    assert.match(await finish(page), /3 games stored/);
    await page.keyboard.press('Escape');
    await rest(page);
    await drop(page, files.slice(2, 5));
    assert.match(await finish(page), /2 games stored, 1 already here/);
    assert.equal(Object.keys(await kept(page)).length, 5);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
