import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { onlyWhole, rest, site, visitor } from './server.mjs';
import { begin, choose, databaseOf, gameOf, hasten, kept, lock, moment, pass, playPreview } from './games.mjs';

describe('storage', () => {
  const here = site();

  // reopen opens the same address in the same browser profile.
  async function another(page) {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.waitForFunction(() => location.hash.startsWith('#game=') && +document.documentElement.dataset.rev > 2);
    return second;
  }

  test('every action is stored, and a reload goes on', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 4);
    assert.equal((await kept(page))[id].log.length, 4);
    await page.reload();
    await page.getByRole('heading', { name: /auction/i }).first().waitFor();
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 5);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('going back leads home, where the game is listed', async () => {
    const page = await here.open();
    await begin(page);
    await pass(page, 1);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    assert.equal(await page.getByRole('listitem').count() > 0, true);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a second tab only looks, and plays when the first is closed', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 2);
    const second = await another(page);
    await second.keyboard.press('1');
    await second.waitForTimeout(600);
    assert.equal((await kept(page))[id].log.length, 2, 'the second tab played');
    await pass(page, 1);
    await page.close();
    await second.getByRole('dialog').getByText(/game is free again/).waitFor();
    await second.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await pass(second, 1);
    const g = (await kept(second))[id];
    assert.equal(g.log.length, 4);
    assert.equal(g.info.moves, 4);
    await second.context().close();
  });

  test('a full storage is told and loses nothing', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 2);
    await page.evaluate(() => {
      window.realPut = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    });
    await page.waitForTimeout(500);
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/storage is full/).waitFor();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    assert.match((await file).suggestedFilename(), /\.hexrail\.json$/);
    await page.evaluate(() => { IDBObjectStore.prototype.put = window.realPut; });
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 4);
    await page.context().close();
  });

  test('a change that never ends is told after a while, and the game offered as a file', async () => {
    const page = await here.open({
      init: () => { // the looks by which the program counts its patience follow each other at once
        const every = window.setInterval;
        window.setInterval = (f, ms, ...more) => every(f, ms === 250 ? 4 : ms, ...more);
      },
    });
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 2);
    await page.evaluate(() => {
      window.realBegin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = () => ({ objectStore: () => new Proxy({}, { get: () => () => ({}) }), abort() {} });
    });
    await page.waitForTimeout(lock);
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/does not answer/).waitFor();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    const saved = JSON.parse(readFileSync(await (await file).path(), 'utf8'));
    assert.equal(saved.log.length, 3, 'the file has what is not stored');
    await page.evaluate(() => { IDBDatabase.prototype.transaction = window.realBegin; });
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 4);
    await page.context().close();
  });

  test('one line that is no action is told, the game opens up to it, and all lines stay', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 4);
    await page.evaluate(([database, key]) => new Promise(resolve => {
      indexedDB.open(database).onsuccess = ({ target: { result: db } }) => {
        const t = db.transaction('kv', 'readwrite');
        t.objectStore('kv').put(new Uint8Array([0xff, 0, 0x3c]), key);
        t.oncomplete = () => { db.close(); resolve(); };
      };
    }), [databaseOf(page), `log:${id}:000002`]);
    const before = (await kept(page))[id].log;
    await page.reload();
    await page.getByRole('dialog').getByText(/opened up to here/).waitFor();
    await rest(page);
    assert.deepEqual((await kept(page))[id].log, before);
    await page.context().close();
  });

  // Tabs act at random, each of them in its own time: pass, take back, load the page anew. Whatever was stored at any moment is in the
  // game or in one of its branches at the end.
  for (const [locks, seed] of [[true, 1], [false, 2]]) {
    test(`three tabs at work lose nothing that was stored, ${locks ? 'with' : 'without'} locks`, { skip: locks && onlyWhole, timeout: 180_000 }, async () => {
      const alone = () => {
        Object.defineProperty(navigator, 'locks', { value: undefined });
        delete window.BroadcastChannel;
      };
      const init = locks ? [hasten] : [hasten, alone], first = await here.open({ init });
      await begin(first);
      const id = await gameOf(first), tabs = [first];
      for (let n = 1; n < 3; n++) {
        const tab = await first.context().newPage();
        for (const f of init) await tab.addInitScript(f);
        await tab.goto(first.url());
        await rest(tab);
        tabs.push(tab);
      }
      let chance = seed;
      const draw = n => (chance = (chance * 48271) % 2147483647) % n;
      const seen = new Set();
      for (let step = 0; step < 20; step++) {
        const tab = tabs[draw(3)], act = draw(8);
        await tab.bringToFront();
        await tab.evaluate(ms => window.ahead(ms), lock);
        if (act === 0) {
          await tab.reload();
        } else {
          await tab.keyboard.press(act === 1 ? 'Control+z' : '1');
        }
        await rest(tab);
        if (await tab.getByRole('dialog').count()) await tab.keyboard.press('Escape');
        const g = (await kept(tab))[id];
        assert.ok(g?.info, 'the game has gone');
        assert.equal(g.log.filter(Boolean).length, g.info.moves, 'actions and information are of one moment');
        seen.add(JSON.stringify(g.log));
      }
      const g = (await kept(first))[id], lines = [g.log];
      for (const b of g.branches ?? []) lines.push([...g.log.slice(0, b.from), ...b.log]);
      for (const text of seen) {
        const log = JSON.parse(text);
        assert.ok(lines.some(l => log.every((line, i) => l[i] === line)), `${text} is in none of ${JSON.stringify(lines)}`);
      }
      assert.ok(g.log.length > 3, 'hardly anything was played');
      for (const tab of tabs) assert.deepEqual((tab.problems ?? []), []);
      await first.context().close();
    });
  }

  test('names that try to be markup are text in every place', async () => {
    const nasty = n => `<img src=x onerror="hacked=${n}"><b>${n}</b>`, page = await here.open({ init: hasten });
    const harmless = async where => {
      await rest(page);
      const found = await page.evaluate(() => [window.hacked ?? null, document.querySelectorAll('img, b').length, document.documentElement.outerHTML.includes('<img')]);
      assert.deepEqual(found, [null, 0, false], where);
    };
    const press = async (where, key) => {
      await page.evaluate(ms => window.ahead(ms), lock);
      await page.keyboard.press(key);
      await harmless(where);
    };
    await choose(page, moment('1830-classic', ['bid p0 SV 20'], {
      name: nasty(1), players: [nasty(2), nasty(3), nasty(4)], branches: [{ name: nasty(5), from: 1, log: ['pass p1'] }],
      plans: [{ player: 1, marks: [{ hex: 9, note: nasty(6) }] }],
    }));
    await page.locator('[data-id="preview:play"]').waitFor();
    await harmless('the preview');
    await playPreview(page);
    await harmless('the table');
    for (const [where, key] of [['the log', 'l'], ['tables', 't'], ['the map', 'm'], ['the plan', 'e'], ['players', 'p'], ['history', 'h'], ['what-ifs', 'w']]) {
      await press(where, key);
    }
    assert.ok((await page.content()).includes('&lt;img'), 'a name is shown');
    await page.goto('about:blank');
    await page.goto(here.url);
    await harmless('the start screen');
    await page.reload();
    await harmless('the start screen before the program');
    await page.goto(`${here.url}rescue.html`);
    await page.getByText(/1 action/).first().waitFor();
    assert.deepEqual(await page.evaluate(() => [window.hacked ?? null, document.querySelectorAll('img, b').length]), [null, 0], 'the rescue page');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('undo in a what-if of a past moment leaves the stored game alone', async () => {
    const running = readFileSync('game/library/samples/running.link', 'utf8').trim();
    const page = await here.open({ init: hasten });
    const press = async (id, force = false) => {
      await page.evaluate(ms => window.ahead(ms), lock);
      await page.locator(`[data-id="${id}"]`).click({ force });
      await rest(page);
    };
    const key = async name => {
      await page.evaluate(ms => window.ahead(ms), lock);
      await page.keyboard.press(name);
      await rest(page);
    };
    await page.goto(`${here.url}#g=${running}`);
    await playPreview(page);
    const id = await gameOf(page);
    const game = async () => {
      const { log, info: { at, moves, due, round, board } } = (await kept(page))[id];
      return { log, at, moves, due, round, board };
    };
    const before = await game();
    assert.ok(before.at > 300);
    await key('h');
    for (let n = 0; n < 4; n++) await key('ArrowUp');
    await press('act:whatif-here');
    await key('Control+z');
    await press('act:undo', true);
    await press('whatif:compare');
    assert.deepEqual(await game(), before, 'undo in the what-if');
    await press('whatif:back');
    await page.reload();
    await page.locator('[data-id="act:undo"]').waitFor();
    await rest(page);
    assert.deepEqual(await game(), before, 'after leaving it');
    await key('Control+z');
    await key('Control+y');
    assert.deepEqual(await game(), before, 'the game is played on from its end');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('a deleted database is written anew from memory', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 3);
    await page.evaluate(database => new Promise((resolve, reject) => {
      const r = indexedDB.deleteDatabase(database);
      r.onsuccess = resolve;
      r.onerror = () => reject(r.error);
    }), databaseOf(page));
    await pass(page, 1);
    await page.waitForTimeout(300);
    const g = (await kept(page))[id];
    assert.equal(g.log.length, 4);
    assert.ok(g.log.every(Boolean));
    await page.context().close();
  });

  test('the database of earlier versions is taken over once, and stays', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 3);
    await page.goto(new URL('icon.svg', here.url).href); // the program is gone, the origin is the same
    await page.evaluate(async database => {
      const settled = r => new Promise((resolve, reject) => { r.onsuccess = () => resolve(r.result); r.onerror = () => reject(r.error); });
      const now = await settled(indexedDB.open(database));
      const s = now.transaction('kv').objectStore('kv');
      const [keys, values] = await Promise.all([settled(s.getAllKeys()), settled(s.getAll())]);
      now.close();
      await settled(indexedDB.deleteDatabase(database));
      const open = indexedDB.open('hexrail', 1);
      open.onupgradeneeded = () => {
        const first = open.result.createObjectStore('kv');
        keys.forEach((key, i) => first.put(values[i], key));
      };
      (await settled(open)).close();
    }, databaseOf(page));
    await page.goto(`${here.url}#game=${id}`);
    await page.getByRole('heading', { name: /auction/i }).first().waitFor();
    await pass(page, 1);
    assert.equal((await kept(page))[id].log.length, 4);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(d => d.name).sort());
    assert.deepEqual(names, ['hexrail', databaseOf(page)].sort());
    await page.context().close();
  });

  test('a game of a newer version is told and left alone', async () => {
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await page.evaluate(([database, id]) => new Promise(resolve => {
      const open = indexedDB.open(database);
      open.onsuccess = () => {
        const t = open.result.transaction('kv', 'readwrite');
        t.objectStore('kv').put(new TextEncoder().encode('{"v":99,"name":"From the future"}'), 'info:' + id);
        t.oncomplete = () => { open.result.close(); resolve(); };
      };
    }), [databaseOf(page), id]);
    await page.reload();
    await page.getByRole('dialog').getByText(/newer version/).waitFor();
    await page.context().close();
  });

  test('no storage at all is told, and play goes on', async () => {
    const context = await visitor(here.browser);
    const page = await context.newPage();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
    });
    await page.goto(here.url);
    await page.getByRole('note').getByText(/stores nothing/).or(page.getByText(/stores nothing/)).first().waitFor();
    await page.getByRole('button', { name: 'New game', exact: true }).click();
    await page.getByRole('button', { name: /^Start with/ }).click();
    await page.getByRole('dialog').getByText(/stores nothing/).waitFor();
    await context.close();
  });

  test('a deleted game can be brought back after another tab has started', async () => {
    const page = await here.open({
      init: () => { // a clock that can be stopped, since the offer is made only for a while
        const now = performance.now.bind(performance);
        let lost = 0, since = null;
        performance.now = () => (since ?? now()) - lost;
        window.stopClock = () => { since = now(); };
        window.startClock = () => { lost += now() - since; since = null; };
      },
    });
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 2);
    await page.goBack();
    await page.getByRole('button', { name: /^More about/ }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.evaluate(() => window.stopClock());
    const second = await page.context().newPage();
    await second.goto(here.url);
    await rest(second);
    await page.bringToFront();
    await page.evaluate(() => window.startClock());
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await rest(page);
    const g = (await kept(page))[id];
    assert.equal(g.log.length, 2);
    assert.equal(g.info.deletedAt, undefined);
    await page.context().close();
  });

  test('two tabs without locks do not overwrite each other', async () => {
    const alone = () => {
      Object.defineProperty(navigator, 'locks', { value: undefined });
      delete window.BroadcastChannel;
    };
    const page = await here.open({ init: alone });
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 1);
    const second = await page.context().newPage();
    await second.addInitScript(alone);
    await second.goto(page.url());
    await second.getByRole('heading', { name: /auction/i }).first().waitFor();
    await pass(page, 1);
    const first = (await kept(page))[id].log;
    await second.bringToFront();
    await second.waitForTimeout(lock);
    await second.locator('[data-id^="bid:"]').last().click();
    await second.waitForTimeout(lock);
    await second.locator('[data-id="act:primary"]').click();
    await second.getByRole('dialog').getByText(/went on in another tab/).waitFor();
    await rest(second);
    const g = (await kept(second))[id];
    assert.deepEqual(g.log, first);
    assert.equal(g.branches[0].from, 1);
    assert.match(g.branches[0].log[0], /^bid /);
    await page.context().close();
  });

  test('a storage that gives no answer is told, and play goes on', async () => {
    const page = await here.open({ init: () => { IDBFactory.prototype.open = () => ({}); } });
    await page.getByText(/storage does not answer/).first().waitFor();
    await page.getByRole('button', { name: 'New game', exact: true }).first().click();
    await page.getByRole('button', { name: /^Start with/ }).click();
    await page.getByRole('dialog').getByText(/does not answer/).waitFor();
    await page.context().close();
  });

  test('a database of a newer version is told and left alone', async () => {
    const page = await here.open();
    await begin(page);
    await page.goto(new URL('icon.svg', here.url).href);
    await page.evaluate(database => new Promise(resolve => {
      indexedDB.open(database, 2).onsuccess = e => { e.target.result.close(); resolve(); };
    }), databaseOf(page));
    await page.goto(here.url);
    await page.getByText(/belongs to a newer version/).first().waitFor();
    await page.context().close();
  });

  test('home says that the games are gone where the browser has dropped the database', async () => {
    const page = await here.open();
    await begin(page);
    await pass(page, 1);
    await page.goto(new URL('icon.svg', here.url).href);
    await page.evaluate(database => new Promise(resolve => { indexedDB.deleteDatabase(database).onsuccess = resolve; }), databaseOf(page));
    // How many there were is remembered for this installation alone, and earlier versions did so for the whole origin.
    const own = `hexrail ${new URL(here.url).pathname} preference games`;
    assert.deepEqual(await page.evaluate(own => [localStorage.getItem(own), localStorage.getItem('games')], own), ['1', null]);
    await page.evaluate(own => { localStorage.removeItem(own); localStorage.setItem('games', '1'); }, own);
    await page.goto(here.url);
    await page.getByText(/^1 game of this device is gone/).first().waitFor();
    await page.getByRole('button', { name: 'Restore from a file' }).waitFor();
    await page.context().close();
  });

  test('what is not stored is asked about, outlives the way home and is stored later', async () => {
    const asks = page => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    const page = await here.open();
    await begin(page);
    const id = await gameOf(page);
    await pass(page, 1);
    await rest(page); // the program has heard of it
    assert.equal(await asks(page), false);
    await page.evaluate(() => {
      window.realPut = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    });
    await page.waitForTimeout(lock);
    await page.keyboard.press('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await rest(page); // else going back only closes the dialog
    await page.goBack();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    assert.equal(await asks(page), true);
    await page.evaluate(() => { IDBObjectStore.prototype.put = window.realPut; });
    await page.waitForFunction(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    assert.equal((await kept(page))[id].log.length, 2);
    await page.context().close();
  });
});
