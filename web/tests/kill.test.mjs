// Kills the browser at random moments of play and checks that no action is lost that was stored. KILLS says how often. A person
// plays, or computers do at full speed in games of every title, some with a what-if, some with a programme in the place of a person.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { args, rest, serve, unpainted } from './server.mjs';
import { begun, boxes, gameOf, kept, lock, playOn } from './games.mjs';

const kills = Number(process.env.KILLS || 2);
const longestPlay = 5000; // milliseconds
const titles = Object.keys(boxes);

describe('a killed browser', () => {
  let server, profile;
  before(async () => {
    server = await serve();
    profile = mkdtempSync(join(tmpdir(), 'hexrail-'));
  });
  afterAll(() => {
    server?.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  // run starts a browser with the profile. Now and then one does not answer after the last was killed: then another does.
  async function run() {
    for (let tries = 1; ; tries++) {
      try { return await start(); } catch (e) { if (tries === 3) throw e; }
    }
  }

  // start starts a browser as a process of its own, in a group that can be killed as a whole.
  async function start() {
    const all = [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run',
      '--lang=en-GB', '--window-size=1280,900'];
    const child = spawn(process.env.CHROMIUM || '/usr/bin/chromium', all, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const lines = createInterface({ input: child.stderr });
    const address = await new Promise((resolve, reject) => {
      lines.on('line', l => { const m = /DevTools listening on (\S+)/.exec(l); if (m) resolve(m[1]); });
      child.once('exit', code => reject(new Error(`the browser ended with ${code}`)));
    });
    const gone = new Promise(resolve => child.once('exit', resolve));
    let browser;
    const kill = async () => {
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser?.close().catch(() => {});
    };
    try {
      browser = await chromium.connectOverCDP(address);
      const page = await browser.contexts()[0].newPage();
      page.setDefaultTimeout(90_000);
      await page.addInitScript(unpainted);
      return { page, kill };
    } catch (e) {
      await kill();
      throw e;
    }
  }

  // show opens an address and waits for the picture of it.
  async function show(page, address) {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // computers play at once
    await page.goto(address);
    await page.waitForFunction(() => +document.documentElement.dataset.rev > 2);
    await rest(page);
  }

  // goHome returns from a table to the start screen, which is much sooner there than when the page starts again.
  async function goHome(page) {
    await page.waitForTimeout(lock);
    for (const part of ['act:menu', 'menu:home']) await page.locator(`[data-id="${part}"]`).click({ force: true });
    await page.waitForFunction(() => location.hash === '');
    await rest(page);
  }

  // check compares what is stored of a game with what was read of it before the kill.
  function check(g, seen) {
    assert.ok(g?.info, `the game of ${seen.title} has gone, with ${seen.log.length} actions`);
    assert.ok(g.log.length >= seen.log.length, `${g.log.length} actions are kept, ${seen.log.length} were stored`);
    assert.deepEqual(g.log.slice(0, seen.log.length), seen.log, 'an action is another one');
    assert.equal(g.log.filter(Boolean).length, g.log.length, 'an action in the middle is missing');
    assert.equal(g.info.moves, g.log.length, 'information and actions are of different moments');
    assert.deepEqual(g.branches?.slice(0, seen.branches.length) ?? [], seen.branches, 'a what-if is lost');
  }

  // tryOut plays in a what-if, as far as a pass is possible there, and leaves it.
  async function tryOut(page) {
    for (const key of ['w', '1', '1']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(lock);
      await rest(page);
    }
    const back = page.locator('[data-id="whatif:back"]');
    if (await back.count()) await back.click({ force: true });
    await rest(page);
  }

  test(`loses no confirmed action, ${kills} times`, { timeout: 120_000 + kills * 40_000 }, async t => {
    let last = null, actions = 0, tries = 0;
    const played = new Set();
    for (let k = 0; k <= kills; k++) {
      const { page, kill } = await run();
      const address = last && `${server.url}#game=${last.id}`;
      if (last) {
        await show(page, address);
        await page.waitForFunction(() => location.hash.startsWith('#game='), null, { timeout: 20_000 }).catch(() => {});
        assert.equal(await gameOf(page), last.id, 'the game is opened');
        check((await kept(page))[last.id], last);
        actions += last.log.length;
        tries += last.branches.length;
        if (k % 25 === 0) console.log(`    ${k} kills, ${actions} actions, ${tries} what-ifs`);
      }
      if (k === kills) { await kill(); break; }
      if (last) await goHome(page); else await show(page, server.url);
      const person = k % 4 === 3, title = titles[k % titles.length];
      if (person) {
        await playOn(page, begun('1830-classic', k + 1, false, { computers: [] })); // New game would remember the seats of computers
      } else {
        await playOn(page, begun(title, k + 1, k % 3 === 1));
        if (k % 3 !== 2) await tryOut(page);
        played.add(title);
      }
      await rest(page);
      last = { id: await gameOf(page), title: person ? 'a person' : title, log: [], branches: [] };
      let over = false;
      const reading = (async () => {
        while (!over) {
          const g = (await kept(page))[last.id];
          if (g?.info && g.log.length >= last.log.length) Object.assign(last, { log: g.log, branches: g.branches ?? [] });
          await page.waitForTimeout(50);
        }
      })().catch(() => {});
      const playing = (async () => {
        if (!person) await page.locator('[data-id="act:primary"]').click();
        while (person && !over) {
          await page.waitForTimeout(lock);
          await page.keyboard.press('1');
        }
      })().catch(() => {});
      await new Promise(resolve => setTimeout(resolve, 500 + Math.random() * longestPlay));
      over = true;
      await kill();
      await Promise.all([reading, playing]);
    }
    t.diagnostic(`${kills} kills, ${actions} actions and ${tries} what-ifs stored before, in ${played.size} titles`);
    assert.ok(actions >= kills, 'hardly anything was played');
  });
});
