// Keeps games in the browser: one database with one table of keys and bytes.
import { database, firstDatabase, table } from './scope.js';

// open opens a database. If there is none, make fills a new one; without make that is an error.
const open = (name, make) => new Promise((resolve, reject) => {
  const r = indexedDB.open(name, 1);
  let none = false;
  r.onupgradeneeded = () => {
    none = !make;
    if (none) r.transaction.abort(); else make(r.result.createObjectStore(table));
  };
  r.onerror = () => reject(none ? new NoDatabase() : r.error);
  r.onsuccess = () => resolve(r.result);
});

class NoDatabase extends Error {}

const orNone = e => { if (!(e instanceof NoDatabase)) throw e; return null; };

// create makes the database, with all that the database of earlier versions holds, in one step. That one stays as it is.
async function create() {
  const first = await open(firstDatabase).catch(orNone);
  let keys = { result: [] }, values = keys;
  if (first?.objectStoreNames.contains(table)) {
    await new Promise((resolve, reject) => {
      const t = first.transaction(table);
      keys = t.objectStore(table).getAllKeys();
      values = t.objectStore(table).getAll();
      t.oncomplete = resolve;
      t.onabort = () => reject(t.error);
    });
  }
  first?.close();
  return open(database, s => keys.result.forEach((key, i) => s.put(values.result[i], key)));
}

let opening = null;

function connection() {
  opening ??= open(database).catch(orNone).then(db => db || create()).then(db => {
    const drop = () => { db.close(); opening = null; };
    db.onversionchange = drop;
    db.onclose = drop;
    return db;
  }).catch(e => { opening = null; throw e; });
  return opening;
}

// The errors that the program tells apart, besides those of the browser.
const missing = () => new Error('missing'), changed = () => new Error('changed'), silent = () => new Error('silent');

// patient settles as a promise does, or fails when that takes too long: while another tab holds the database nothing says
// so. The time is counted in looks, of which a page that is busy itself misses some.
const look = 250, toOpen = 20, toFinish = 60; // milliseconds; looks

const patient = (promise, looks) => new Promise((resolve, reject) => {
  const timer = setInterval(() => {
    if (--looks > 0) return;
    clearInterval(timer);
    reject(silent());
  }, look);
  promise.then(resolve, reject).finally(() => clearInterval(timer));
});

// transaction begins one; a connection that was closed meanwhile is opened anew, once.
async function transaction(mode) {
  const begin = db => db.transaction(table, mode, { durability: 'strict' });
  try {
    return begin(await patient(connection(), toOpen));
  } catch (e) {
    if (e.name !== 'InvalidStateError') throw e;
    opening = null;
    return begin(await patient(connection(), toOpen));
  }
}

// within settles when the whole transaction has, not only its requests.
async function within(mode, work) {
  const t = await transaction(mode);
  const finished = new Promise((resolve, reject) => {
    let result, cause = null;
    t.oncomplete = () => resolve(result);
    t.onabort = () => reject(cause || t.error || new Error('the transaction was given up'));
    const fail = e => { cause = e; t.abort(); };
    try {
      work(t.objectStore(table), v => { result = v; }, fail);
    } catch (e) {
      fail(e);
    }
  });
  return patient(finished, toFinish).catch(e => {
    try { t.abort(); } catch { /* it has ended */ }
    throw e;
  });
}

export const get = key => within('readonly', (s, done) => {
  const r = s.get(key);
  r.onsuccess = () => done(r.result);
});

const read = prefixes => within('readonly', (s, done) => {
  const all = [];
  for (const prefix of prefixes) {
    const range = IDBKeyRange.bound(prefix, prefix + '\uffff');
    const keys = s.getAllKeys(range), values = s.getAll(range);
    values.onsuccess = () => keys.result.forEach((key, i) => all.push(key, values.result[i]));
  }
  done(all);
});

// What the program asks for first, the list of the games, is read while it is still on its way.
const games = 'info:';
let early = read([games]);
early.catch(() => {}); // who asks for it is told

// list gives keys and values in turn.
export function list(prefixes) {
  if (String(prefixes) !== games || !early) return read(prefixes);
  const known = early;
  early = null;
  return known;
}

const same = (a, b) => a.length === b.length && a.every((byte, i) => byte === b[i]);

// check returns why a batch cannot be carried out where a value is kept under the key it builds on, or nothing.
function check(was, value) {
  if (value === undefined) return was && missing();
  return was && same(was, value) ? null : changed();
}

function change(s, { from, to, put, del }) {
  if (to) s.delete(IDBKeyRange.bound(from, to, false, true));
  for (let i = 0; i < put.length; i += 2) s.put(put[i + 1], put[i]);
  for (const key of del) s.delete(key);
}

let applied = 0, waiting = 0;

function pending(change) {
  waiting += change;
  document.documentElement.toggleAttribute('data-storing', waiting > 0);
}

// apply changes everything or nothing. Batches are carried out one after another; how many are done stands on the page,
// and whether there are more to do.
let before = Promise.resolve();

export function apply(batch) {
  const run = () => within('readwrite', (s, done, fail) => {
    if (!batch.key) { change(s, batch); return; }
    const r = s.get(batch.key);
    r.onsuccess = () => {
      try {
        const e = check(batch.was, r.result);
        if (e) fail(e); else change(s, batch);
      } catch (e) {
        fail(e);
      }
    };
  });
  const result = before.then(run);
  pending(1);
  before = result.catch(() => {}).then(() => pending(-1));
  return result.then(() => { document.documentElement.dataset.stored = ++applied; });
}

// askBeforeClosing has the browser ask whether the page may be closed.
const ask = e => { e.preventDefault(); e.returnValue = ''; };

export function askBeforeClosing(on) {
  if (on) addEventListener('beforeunload', ask); else removeEventListener('beforeunload', ask);
}

export async function persist() {
  const s = navigator.storage;
  return Boolean(await s?.persisted?.() || await s?.persist?.());
}

export const usage = async () => (await navigator.storage?.estimate?.())?.usage || 0;
