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
