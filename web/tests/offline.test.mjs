import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, serve } from './server.mjs';
import { begin, gameOf, kept, pass } from './games.mjs';

// The program is installed from a folder below the server's root, as on a page of a project.
describe('offline', () => {
  const root = mkdtempSync(join(tmpdir(), 'hexrail-'));
  const site = join(root, 'some', 'where');
  let browser;
  const edit = (file, f) => writeFileSync(join(site, file), f(readFileSync(join(site, file), 'utf8')));
  const version = v => edit('sw.js', s => s.replace(/'hexrail-[^']*'/, `'hexrail-${v}'`));

  before(async () => {
    cpSync(process.env.DIST || 'dist', site, { recursive: true });
    edit('boot.js', s => s.replace("'false' === 'true'", "'true' === 'true'"));
    version('one');
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function visit(server) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const page = await context.newPage();
    page.problems = [];
    page.hosts = new Set();
    page.on('pageerror', e => page.problems.push(String(e)));
    context.on('request', r => { if (/^https?:/.test(r.url())) page.hosts.add(new URL(r.url()).host); });
    await page.goto(server.url + 'some/where/');
    await shown(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    return page;
  }
  const shown = page => page.waitForFunction(() => +document.documentElement.dataset.rev > 1, null, { timeout: 60_000 });
  const caches = page => page.evaluate(() => window.caches.keys());

  test('with the server gone the page loads, plays, saves and reloads', async () => {
    const server = await serve(root);
    const page = await visit(server);
    const host = new URL(server.url).host;
    server.stop();
    await new Promise(r => setTimeout(r, 300));
    await assert.rejects(fetch(server.url), 'the server still answers');
    await page.reload();
    await shown(page);
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 3);
    await page.reload();
    await shown(page);
    await page.getByRole('heading', { name: /auction/i }).first().waitFor();
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 4);
    assert.deepEqual([...page.hosts], [host]);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a new version is offered, never forced', async () => {
    const server = await serve(root);
    try {
      const page = await visit(server);
      assert.deepEqual(await caches(page), ['hexrail-one']);
      version('two');
      await page.reload();
      await shown(page);
      await page.getByRole('button', { name: 'Reload now' }).waitFor();
      await page.waitForTimeout(500);
      assert.ok((await caches(page)).includes('hexrail-one'), 'the old version was taken away');
      await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload now' }).click()]);
      await shown(page);
      assert.deepEqual(await caches(page), ['hexrail-two']);
      assert.equal(await page.getByRole('button', { name: 'Reload now' }).count(), 0);
      await page.context().close();
    } finally {
      server.stop();
    }
  });
});
