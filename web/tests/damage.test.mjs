// Damages the files in which the browser keeps the database of the games, as a crash of the machine or a bad disk does, and
// looks what the program makes of what the browser makes of that.
import { after as afterAll, before, describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { args, rest, serve, unpainted, whole } from './server.mjs';
import { begin, kept, pass } from './games.mjs';

const games = 2; // stored in the profile

describe('damaged database files', () => {
  let server, profiles;
  before(async () => {
    server = await serve();
    profiles = mkdtempSync(join(tmpdir(), 'hexrail-'));
    const { page, close } = await visit(join(profiles, 'whole'));
    for (let n = 0; n < games; n++) {
      await begin(page);
      await pass(page, 2);
      await page.goBack();
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      await rest(page);
    }
    await close();
  });
  afterAll(() => {
    server?.stop();
    rmSync(profiles, { recursive: true, force: true, maxRetries: 5 });
  });

  // visit opens the program with a profile.
  async function visit(profile) {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium', headless: true,
      args, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.25, locale: 'en-GB',
    });
    await context.addInitScript(unpainted);
    const page = context.pages()[0];
    page.problems = [];
    page.on('pageerror', e => page.problems.push(String(e)));
    await page.goto(server.url);
    await rest(page);
    return { page, close: () => context.close() };
  }

  // damaged returns a copy of the profile after something was done to the file of the database with this name.
  function damaged(name, file, damage) {
    const profile = join(profiles, name.replaceAll(' ', '-')), all = join(profile, 'Default', 'IndexedDB');
    cpSync(join(profiles, 'whole'), profile, { recursive: true });
    const folder = join(all, readdirSync(all).find(entry => entry.endsWith('.leveldb')));
    const path = join(folder, readdirSync(folder).filter(entry => file.test(entry)).sort().at(-1));
    damage(path);
    return profile;
  }

  // scribble puts wrong bytes in the middle of a file.
  const scribble = path => {
    const bytes = readFileSync(path), middle = bytes.length >> 1;
    bytes.fill(0xa5, middle, Math.min(middle + 64, bytes.length));
    writeFileSync(path, bytes);
  };

  const shorten = part => path => truncateSync(path, Math.floor(statSync(path).size * part));
  const log = /\.log$/, manifest = /^MANIFEST/;

  // What home may say: how many games it shows, and how many it says are gone or cannot be read. All games are accounted for.
  const cases = [
    ['a log that is cut', log, shorten(0.5), /of this device (is|are) gone/],
    ['an empty log', log, shorten(0), /^2 games of this device are gone/],
    ['a log that is missing', log, rmSync, /^2 games of this device are gone/],
    ['wrong bytes in the middle of the log', log, scribble, /of this device (is|are) gone/],
    ['wrong bytes in the manifest', manifest, scribble, /^2 games of this device are gone/],
    ['a manifest that is missing', manifest, rmSync, /^2 games of this device cannot be read/],
  ];
  for (const [name, file, damage, told] of whole ? cases : cases.filter((_, i) => i % 2 === 0)) {
    test(`${name} is told`, { timeout: 120_000 }, async () => {
      const { page, close } = await visit(damaged(name, file, damage));
      try {
        const note = page.getByRole('note').filter({ hasText: told }).or(page.getByRole('note', { name: told })).first();
        await note.waitFor();
        const left = await kept(page).then(all => Object.keys(all).length, () => 0);
        assert.equal(parseInt(await note.getAttribute('aria-label') || await note.textContent()) + left, games);
        assert.equal(await page.locator('[data-id^="play:"], [data-id="act:continue"]').count(), left, 'games that are shown');
        assert.equal(await page.locator('[data-id="hero"]').count(), 0, 'the words of a first visit');
        if (/gone/.test(told)) await page.getByRole('button', { name: 'Restore from a file' }).waitFor();
        await page.getByRole('button', { name: 'New game', exact: true }).waitFor();
        assert.deepEqual(page.problems, []);
      } finally {
        await close();
      }
    });
  }
});
