// Plays recorded games through the page, press by press, and compares every action with the record. A whole game takes a
// quarter of an hour with software graphics, so the usual run plays the beginning; PLAY=all plays to the end.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kept, gameOf } from './games.mjs';
import { Hand } from './hand.mjs';
import { launch, open, serve } from './server.mjs';

const shared = process.env.RECORDS || '../shared';
const folder = join(shared, 'games/1830');
const games = existsSync(folder) ? readdirSync(folder).filter(f => f.endsWith('.json')) : [];
if (games.length === 0) console.log(`# SKIPPED: no recorded games in ${folder}; set RECORDS to their folder`);

const most = process.env.PLAY === 'all' ? Infinity : 25; // actions of each game

const own = '.cache/played';
mkdirSync(own, { recursive: true });

// start opens a record to be played on and waits for the table.
async function start(page, file) {
  await page.getByRole('button', { name: 'Open link or file' }).first().click();
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await dialog.setFiles(file);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#game='));
  await page.waitForTimeout(500);
}

const plain = line => line.replace(/^run .*/, 'run').replace(/^(train \S+ [^-]+|discard \S+ [^-]+)-\d+/, '$1');

describe('recorded games are played', { skip: games.length === 0 }, () => {
  let server, browser;
  before(async () => {
    server = await serve();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  for (const file of games) {
    test(file, { timeout: 1_800_000 }, async () => {
      const reader = await open(browser, server.url);
      await start(reader, join(folder, file));
      const want = (await kept(reader))[await gameOf(reader)].log;
      await reader.context().close();

      const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const fresh = join(own, file);
      writeFileSync(fresh, JSON.stringify({ ...record, actions: [], status: 'active', result: undefined }));
      const page = await open(browser, server.url);
      await start(page, fresh);
      const hand = new Hand(page);
      for (let at = 0; at < Math.min(want.length, most);) {
        await hand.play(want[at]);
        const log = await hand.log();
        assert.ok(log.length > at, `action ${at + 1}, ${want[at]}, was not played`);
        for (; at < log.length; at++) assert.equal(plain(log[at]), plain(want[at]), `action ${at + 1}`);
      }
      if (want.length <= most) await page.getByText(/game over/i).first().waitFor();
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});
