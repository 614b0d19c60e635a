// Steps that several tests share: beginning a game, playing in it, and looking into the storage.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rest, scratch } from './server.mjs';

// begin sets up a game with the usual players and waits for the table.
export async function begin(page) {
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.waitForFunction(() => location.hash.startsWith('#game=') && +document.documentElement.dataset.stored > 0);
}

export const stored = page => page.evaluate(() => +(document.documentElement.dataset.stored || 0));

// The table ignores keys for a moment after each decision, so that a double press cannot play the next one.
export const lock = 400;

// pass passes n times and waits each time until that is stored.
export async function pass(page, n = 1) {
  for (let i = 0; i < n; i++) {
    await page.waitForTimeout(lock);
    const before = await stored(page);
    await page.keyboard.press('1');
    await page.waitForFunction(b => +document.documentElement.dataset.stored > b, before);
  }
}

// choose gives a file to the program through the file dialog.
export async function choose(page, file) {
  await page.getByRole('button', { name: 'Open link or file' }).first().click();
  const press = timeout => Promise.all([
    page.waitForEvent('filechooser', { timeout }), page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  const [dialog] = await press(10_000).catch(() => {
    console.log('    the first press on "Choose files" opened no dialog'); // seen on a busy machine; why is not known
    return press(30_000);
  });
  await dialog.setFiles(file);
}

// atTable waits for the table of a game that is being opened: until then the page has no game of which the storage could tell.
export async function atTable(page) {
  await page.waitForFunction(() => location.hash.startsWith('#game='));
  await rest(page);
}

// playPreview plays on what the page previews and waits for the table.
export async function playPreview(page) {
  await page.locator('[data-id="preview:play"]').click();
  await atTable(page);
}

// arrive opens a link with a hand and waits for the table: a game that is new there is played on, as the player of a seat if the page
// asks who sits there; to a stored one the link is appended without a question.
export async function arrive(hand, link, seat) {
  await hand.page.goto(link);
  await hand.page.waitForFunction(() => location.hash.startsWith('#game=') || document.querySelector('[data-id="preview:play"]'));
  await hand.settle();
  if (!hand.has('preview:play')) return;
  if (hand.has(`me:${seat}`)) await hand.press(`me:${seat}`);
  await playPreview(hand.page);
  await hand.settle();
}

// playOn opens a file to be played on and waits for the table.
export async function playOn(page, file) {
  await choose(page, file);
  await playPreview(page);
}

// played has computers play a game on the command line, whole unless told otherwise, and returns the file with the record.
export function played(title, players, seed, level = 'sensible', actions = 0) {
  const file = join(scratch, `${title}-${players}-${seed}-${level}-${actions}.json`);
  mkdirSync(scratch, { recursive: true });
  const args = ['run', './cmd/hexrail', 'play', title, '-players', String(players), '-seed', String(seed), '-level', level];
  if (actions) args.push('-actions', String(actions));
  writeFileSync(file, execFileSync('go', args, { maxBuffer: 1 << 26 }));
  return file;
}

// moment returns a game at a moment as a file, of two persons unless told otherwise.
export function moment(title, log, more = {}) {
  const game = {
    format: 'hexrail-game', version: 1, id: '1', name: title, title, profile: 'rulebook', rules: 1, seed: '0', cursor: log.length, log,
    players: ['Anna', 'Ben'], ...more,
  };
  return { name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
}

// boxes are all titles, with the folder of their box and the fewest players.
export const boxes = {
  '1830-classic': ['t1830', 3], '1822pnw': ['t1822pnw', 3], 1870: ['t1870', 3], '18fl': ['t18fl', 3], 1860: ['t1860', 3],
  '1822pnw-srs': ['t1822pnw', 2], '1830-starter': ['t1830', 3], '1822pnw-short': ['t1822pnw', 3], '1830-basic': ['t1830', 3],
};

// begun returns a game of a title that has just begun, by the newest rules, between computers of the level easy, as a file. Where
// somebody sits at the first seat, a programme passes for him.
export function begun(title, seed, sits, more = {}) {
  const [box, count] = boxes[title], players = ['Anna', 'Ben', 'Clara'].slice(0, count);
  const versions = /basic|starter/.test(title) ? 0 : readFileSync(`titles/${box}/corrections.go`, 'utf8').match(/Before:/g).length;
  return moment(title, [], {
    name: `${title}, ${seed}`, seed: String(seed), players, options: versions ? [`rules=${versions + 1}`] : [], id: seed.toString(16),
    computers: atLevel(computersAt(count, ...sits ? [1] : []), 'easy'),
    programmes: sits ? { items: [{ player: 1, do: 1, until: {}, from: 0 }] } : {}, ...more,
  });
}

// computersAt returns the seats that are computers' where so many play, but for those of persons, as in games without levels.
export const computersAt = (players, ...persons) =>
  Array.from({ length: players }, (_, i) => ({ player: i + 1 })).filter(c => !persons.includes(c.player));

// atLevel gives computers a level.
export const atLevel = (computers, level) => computers.map(c => ({ ...c, level }));

// hasten is run by a page before all else. The page then has a clock that tests put forward with ahead(milliseconds), so
// that they need not wait where a player does.
export function hasten() {
  const now = performance.now.bind(performance);
  let more = 0;
  performance.now = () => now() + more;
  window.ahead = ms => { more += ms; };
}

// quick are the options of a page for long play: no motion, no waiting.
export const quick = { reducedMotion: 'reduce', init: [hasten] };

// databaseOf names the database of the installation that the page shows.
export const databaseOf = page => `hexrail ${new URL('.', page.url()).pathname} games`;

// kept reads the storage: how many actions each game has, and its information.
export const kept = page => page.evaluate(database => new Promise((resolve, reject) => {
  const open = indexedDB.open(database);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const db = open.result;
    const s = db.transaction('kv').objectStore('kv');
    const keys = s.getAllKeys(), values = s.getAll();
    values.onsuccess = () => {
      db.close();
      const games = {};
      keys.result.forEach((key, i) => {
        const [kind, id, n] = key.split(':');
        const g = games[id] ??= { log: [] };
        if (kind === 'info') g.info = JSON.parse(new TextDecoder().decode(values.result[i]));
        else if (kind === 'branches') g.branches = JSON.parse(new TextDecoder().decode(values.result[i]));
        else g.log[+n] = new TextDecoder().decode(values.result[i]);
      });
      resolve(games);
    };
  };
}), databaseOf(page));

export const gameOf = page => page.evaluate(() => location.hash.slice('#game='.length));

// logOf reads the stored actions of the game at the table, from one on.
export const logOf = (page, from = 0) => page.evaluate(([database, from]) => new Promise((resolve, reject) => {
  const id = location.hash.slice('#game='.length);
  const open = indexedDB.open(database);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    if (!open.result.objectStoreNames.contains('kv')) {
      reject(new Error('nothing is stored yet'));
      return;
    }
    const range = IDBKeyRange.bound(`log:${id}:${String(from).padStart(6, '0')}`, `log:${id};`);
    const values = open.result.transaction('kv').objectStore('kv').getAll(range);
    values.onsuccess = () => {
      open.result.close();
      resolve(values.result.map(line => new TextDecoder().decode(line)));
    };
  };
}), [databaseOf(page), from]);
