// Kills the browser at random moments of play and checks that no action is lost that was confirmed. KILLS says how often.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { serve } from './server.mjs';
import { begin, gameOf, kept, lock, stored } from './games.mjs';

const kills = Number(process.env.KILLS || 4);
const longestPlay = 6000; // milliseconds

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
    const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run',
      '--lang=en-GB', '--window-size=1280,900', '--disable-features=Translate'];
    if (process.getuid?.() === 0) args.push('--no-sandbox');
    const child = spawn(process.env.CHROMIUM || '/usr/bin/chromium', args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
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
      return { page, kill };
    } catch (e) {
      await kill();
      throw e;
    }
  }

  const shown = page => page.waitForFunction(() => +document.documentElement.dataset.rev > 2, null, { timeout: 60_000 });

  test(`loses no confirmed action, ${kills} times`, { timeout: 120_000 + kills * 30_000 }, async t => {
    let id = '', confirmed = 0, played = 0;
    for (let k = 0; k <= kills; k++) {
      const { page, kill } = await run();
      await page.goto(server.url + (id ? '#game=' + id : ''));
      await shown(page);
      if (id) {
        const g = (await kept(page))[id];
        assert.ok(g, 'the game has gone');
        assert.ok(g.log.length >= confirmed, `${g.log.length} actions are kept, ${confirmed} were confirmed`);
        assert.equal(g.log.filter(Boolean).length, g.log.length, 'an action in the middle is missing');
        assert.equal(g.info.moves, g.log.length, 'information and actions are of different moments');
        confirmed = g.log.length;
      } else {
        await begin(page);
        id = await gameOf(page);
      }
      if (k === kills) { await kill(); break; }
      const base = await stored(page), from = confirmed;
      let over = false;
      const playing = (async () => {
        while (!over) {
          await page.waitForTimeout(lock);
          await page.keyboard.press('1');
          confirmed = from + await stored(page) - base;
        }
      })().catch(() => {});
      await new Promise(resolve => setTimeout(resolve, 500 + Math.random() * longestPlay));
      over = true;
      await kill();
      await playing;
      played = confirmed;
    }
    t.diagnostic(`${kills} kills, ${played} actions confirmed`);
    assert.ok(played >= kills, 'hardly anything was played');
  });
});
