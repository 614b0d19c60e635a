import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, serve, visitor } from './server.mjs';
import { begin, gameOf, kept, pass } from './games.mjs';

// The program is installed from folders below the server's root, as on a page of projects.
describe('offline', () => {
  const root = mkdtempSync(join(tmpdir(), 'hexrail-'));
  let browser;

  // site is a copy of the program in a folder. Its files can be edited, and a version of them released.
  function site(path) {
    const folder = join(root, path), file = name => join(folder, name);
    cpSync(process.env.DIST || 'dist', folder, { recursive: true });
    const here = {
      edit(name, f) { // at one moment, because the browser may look for a new version at any time
        writeFileSync(file('edited'), f(readFileSync(file(name), 'utf8')));
        renameSync(file('edited'), file(name));
      },
      release(version) {
        here.edit('sw.js', s => s.replace(/version = '[^']*'/, `version = '${version}'`).replace(/JSON.parse\('(.*)'\)/, (_, list) => {
          const files = JSON.parse(list);
          for (const name in files) files[name] = createHash('sha256').update(readFileSync(file(name))).digest('hex');
          return `JSON.parse('${JSON.stringify(files)}')`;
        }));
      },
    };
    here.edit('boot.js', s => s.replace("'false' === 'true'", "'true' === 'true'"));
    here.release('one');
    return here;
  }

  const first = site('some/where'), second = site('some/where/else');
  const named = version => `hexrail /some/where/ cache ${version}`;

  before(async () => { browser = await launch(); });

  test('the build wrote the hash of every file', () => {
    const dist = process.env.DIST || 'dist', hash = name => createHash('sha256').update(readFileSync(join(dist, name))).digest('hex');
    const [, list] = readFileSync(join(dist, 'sw.js'), 'utf8').match(/JSON.parse\('(.*)'\)/);
    const names = readdirSync(dist).filter(name => !['sw.js', 'preview.png', 'licences.txt'].includes(name));
    assert.deepEqual(JSON.parse(list), Object.fromEntries(names.map(name => [name, hash(name)])));
    assert.ok(names.includes('boot.js') && names.includes('app.wasm.zst'));
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function visit(server, path = 'some/where/', context = null) {
    context ??= await visitor(browser);
    const page = await context.newPage();
    page.problems = [];
    page.hosts = new Set();
    page.on('pageerror', e => page.problems.push(String(e)));
    context.on('request', r => { if (/^https?:/.test(r.url())) page.hosts.add(new URL(r.url()).host); });
    await page.goto(server.url + path);
    await shown(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    return page;
  }
  const shown = page => page.waitForFunction(() => +document.documentElement.dataset.rev > 1, null, { timeout: 60_000 });
  const caches = page => page.evaluate(() => window.caches.keys());
  // comes waits, a minute at most, until a function that the page has to wait for returns true: waitForFunction would take its
  // promise for a yes. A page that is left meanwhile has no answer.
  const comes = async (page, f, arg) => {
    for (let i = 0; !await page.evaluate(f, arg).catch(() => false); i++) {
      assert.ok(i < 600, String(f));
      await page.waitForTimeout(100);
    }
  };

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

  // served runs a test with the server.
  const served = (name, run) => test(name, async () => {
    const server = await serve(root);
    try {
      await run(server);
    } finally {
      server.stop();
    }
  });

  served('a new version is offered, never forced', async server => {
    const page = await visit(server);
    assert.deepEqual(await caches(page), [named('one')]);
    first.release('two');
    await page.reload();
    await shown(page);
    await page.getByRole('button', { name: 'Reload now' }).waitFor();
    assert.ok((await caches(page)).includes(named('one')), 'the old version was taken away');
    await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload now' }).click()]);
    await shown(page);
    await comes(page, async name => (await window.caches.keys()).join() === name, named('two'));
    assert.equal(await page.getByRole('button', { name: 'Reload now' }).count(), 0);
    await page.context().close();
  });

  served('a new version that comes during play disturbs no game', async server => {
    first.release('one');
    const page = await visit(server);
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 2);
    first.release('two');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await comes(page, async () => !!(await navigator.serviceWorker.getRegistration()).waiting);
    await pass(page, 1);
    assert.deepEqual((await caches(page)).sort(), [named('one'), named('two')]);
    assert.equal(await gameOf(page), id, 'the game stays on the table');
    await page.goBack();
    await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload now' }).click()]);
    await shown(page);
    await comes(page, async name => (await window.caches.keys()).join() === name, named('two'));
    await page.goto(`${server.url}some/where/#game=${id}`);
    await page.getByRole('heading', { name: /auction/i }).first().waitFor();
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 4);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  served('a version whose files do not belong together is not installed', async server => {
    first.release('one');
    const page = await visit(server);
    first.release('three');
    first.edit('host.js', s => s + '// of yet another version'); // put there in the middle of the installation
    const installed = await page.evaluate(async () => {
      const r = await navigator.serviceWorker.getRegistration();
      await r.update().catch(() => {});
      const worker = r.installing || r.waiting;
      if (worker && worker.state === 'installing') await new Promise(resolve => worker.addEventListener('statechange', resolve, { once: true }));
      return worker?.state;
    });
    assert.equal(installed ?? 'redundant', 'redundant');
    assert.deepEqual(await caches(page), [named('one')]);
    await page.reload();
    await shown(page);
    assert.deepEqual(page.problems, []);
    await page.context().close();
    first.edit('host.js', s => s.replace('// of yet another version', ''));
  });

  served('files that went missing are fetched anew', async server => {
    first.release('one');
    const page = await visit(server);
    const drop = name => page.evaluate(async ([cache, name]) => (await window.caches.open(cache)).delete(name), [named('one'), name]);
    assert.ok(await drop('mirror.js'));
    await page.reload();
    await shown(page);
    await page.waitForFunction(cacheName => window.caches.match('mirror.js', { cacheName }), named('one'));
    await page.evaluate(name => window.caches.delete(name), named('one'));
    await page.reload();
    await shown(page);
    await page.waitForFunction(cacheName => window.caches.match('mirror.js', { cacheName }), named('one'));
    await page.context().close();
  });

  // The requests of a page are answered at the same time. Here each waits longer than the one before, so that some find the cache
  // in place, and look into it after another one has given it up.
  served('a version that was given up does not come back by a request on its way', async server => {
    const slow = `let wait = 0; const has = caches.has.bind(caches);
      caches.has = async name => { const found = await has(name); await new Promise(r => setTimeout(r, wait += 20)); return found; };`;
    first.edit('sw.js', s => slow + s);
    first.release('one');
    const page = await visit(server);
    await page.evaluate(async cache => (await window.caches.open(cache)).delete('mirror.js'), named('one'));
    first.edit('mirror.js', s => s + '// of another version');
    await page.reload();
    await page.getByRole('alert').getByText(/did not arrive/).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await shown(page);
    await page.context().close();
    first.edit('mirror.js', s => s.replace('// of another version', ''));
    first.edit('sw.js', s => s.replace(slow, ''));
  });

  served('two installations on one origin leave each other alone', async server => {
    first.release('one');
    const page = await visit(server), other = 'hexrail /some/where/else/ cache one';
    await page.evaluate(async () => {
      for (const [name, file] of [['hexrail-0123456789ab', 'boot.js'], ['hexrail-ba9876543210', 'else/boot.js']]) {
        await (await window.caches.open(name)).put(file, new Response('')); // as versions kept them that did not name their folder
      }
    });
    const beside = await visit(server, 'some/where/else/', page.context());
    assert.deepEqual((await caches(beside)).sort(), [named('one'), other, 'hexrail-0123456789ab'].sort());
    const games = [];
    for (const tab of [page, beside]) { // each has its own games, of which the other knows nothing
      await tab.bringToFront();
      await begin(tab);
      await pass(tab, 1 + games.length);
      games.push(await gameOf(tab));
    }
    for (const [n, tab] of [page, beside].entries()) {
      const all = await kept(tab);
      assert.deepEqual(Object.keys(all), [games[n]]);
      assert.equal(all[games[n]].log.length, 1 + n);
    }
    await page.bringToFront();
    await page.goto(server.url + 'some/where/');
    await shown(page);
    assert.equal(await page.locator('[data-id^="play:"], [data-id="act:continue"]').count(), 1);
    first.release('four');
    await page.reload();
    await shown(page);
    await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload now' }).click()]);
    await shown(page);
    await comes(page, async name => !(await window.caches.keys()).includes(name), named('one'));
    assert.deepEqual((await caches(page)).sort(), [named('four'), other].sort());
    await page.goto(server.url + 'some/where/rescue.html');
    await page.getByRole('button', { name: 'Repair the program files' }).click();
    await page.getByText('The files are removed.').waitFor();
    assert.deepEqual(await caches(page), [other]);
    page.on('dialog', d => d.accept());
    await page.locator(`[data-id="${games[0]}"]`).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No games are stored here.').waitFor();
    assert.deepEqual(Object.keys(await kept(beside)), [games[1]]);
    await page.getByRole('link', { name: 'Open Hexrail' }).click();
    await shown(page);
    await page.context().close();
  });

  served('what another program shares is opened', async server => {
    first.release('one');
    const page = await visit(server);
    const link = 'https://example.org/#g=' + readFileSync('game/library/samples/running.link', 'utf8').trim();
    for (const share of ['text', 'files']) {
      await page.evaluate(async ([share, link]) => {
        const form = new FormData();
        form.append('title', 'A game');
        form.append(share, share === 'text' ? `Your turn: ${link}` : new File([link], 'a game.txt', { type: 'text/plain' }));
        await fetch('share', { method: 'POST', body: form });
      }, [share, link]);
      await page.goto(server.url + 'some/where/?shared');
      await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).waitFor();
      assert.equal(new URL(page.url()).search, '');
      await page.reload();
      await shown(page);
      assert.equal(await page.getByRole('dialog').count(), 0, 'it is opened again');
    }
    await page.context().close();
  });
});
