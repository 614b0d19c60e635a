// Gives pages a shared folder: the private file system of the browser, in which installations on one origin see the same files. Its
// handles are those that the file dialogs give.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, rest, serve, visitor } from './server.mjs';

// dialogs is run by a page before all else. The file dialogs then choose the file window.chosen, a new one empty as browsers make it, or
// are closed if that is empty. window.away is whether the
// page is out of sight, and window.denied what the browser says of the right to use a file.
function dialogs() {
  const closed = () => { throw new DOMException('', 'AbortError'); };
  const file = async make => {
    if (!window.chosen) closed();
    return (await navigator.storage.getDirectory()).getFileHandle(window.chosen, { create: make });
  };
  window.showOpenFilePicker = async () => [await file(false)];
  window.showSaveFilePicker = async () => {
    const handle = await file(true), out = await handle.createWritable();
    await out.close();
    return handle;
  };
  Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) }); // such a page does not look at its file by itself
  FileSystemHandle.prototype.queryPermission = async () => window.denied || 'granted';
  FileSystemHandle.prototype.requestPermission = async () => window.denied === 'denied' ? 'denied' : (window.denied = '', 'granted');
}

// households serves n installations of the program on one origin and opens each of them in a page of one browser.
export async function households(n, options = {}) {
  const root = mkdtempSync(join(tmpdir(), 'hexrail-')), names = Array.from({ length: n }, (_, i) => 'abcdefgh'[i]);
  for (const name of names) cpSync(process.env.DIST || 'dist', join(root, name), { recursive: true });
  const server = await serve(root), browser = await launch(), pages = [];
  const { init = [], ...looks } = options, context = await visitor(browser, looks);
  for (const name of names) {
    const page = await context.newPage();
    page.problems = [];
    page.on('pageerror', e => page.problems.push(String(e)));
    for (const first of [dialogs, init].flat()) await page.addInitScript(first);
    await page.goto(`${server.url}${name}/`);
    await rest(page);
    pages.push(page);
  }
  return {
    pages, url: server.url,
    async end() {
      await browser.close();
      server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

// begin makes a file of the folder that of the game on a page, and connect one that is there.
export const begin = (page, name) => byFile(page, name, 'share:shared');
export const connect = (page, name) => byFile(page, name, 'share:connect');

async function byFile(page, name, button) {
  await page.evaluate(name => { window.chosen = name; }, name);
  await page.locator('[data-id="act:share"]').click();
  await page.locator('[data-id="share:savefile"]').click();
  await page.locator(`[data-id="${button}"]`).click();
  await page.waitForTimeout(300);
  await rest(page);
  if (await page.locator('[data-id="share:close"]').count()) await page.locator('[data-id="share:close"]').click();
  await rest(page);
}

// content reads a file of the folder, or nothing if there is none.
export const content = (page, name) => page.evaluate(async name => {
  try {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(name);
    return JSON.parse(await (await handle.getFile()).text() || 'null');
  } catch {
    return undefined;
  }
}, name);

// look has a page look at its file at once, as it does when it comes to the front.
export async function look(page) {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForTimeout(50);
  await rest(page);
}
