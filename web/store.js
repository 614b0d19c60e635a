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
  r.onblocked = () => reject(new Error('the database is in use by a newer version'));
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

// transaction begins one; a connection that was closed meanwhile is opened anew, once.
async function transaction(mode) {
  const begin = db => db.transaction(table, mode, { durability: 'strict' });
  try {
    return begin(await connection());
  } catch (e) {
    if (e.name !== 'InvalidStateError') throw e;
    opening = null;
    return begin(await connection());
  }
}

// within settles when the whole transaction has, not only its requests.
async function within(mode, work) {
  const t = await transaction(mode);
  return new Promise((resolve, reject) => {
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
}

// The texts of errors that the program tells apart.
const missing = () => new Error('missing');

export const get = key => within('readonly', (s, done) => {
  const r = s.get(key);
  r.onsuccess = () => done(r.result);
});

const read = prefix => within('readonly', (s, done) => {
  const range = prefix ? IDBKeyRange.bound(prefix, prefix + '\uffff') : null;
  const keys = s.getAllKeys(range), values = s.getAll(range);
  values.onsuccess = () => done(keys.result.flatMap((key, i) => [key, values.result[i]]));
});

// What the program asks for first, the list of the games, is read while it is still on its way.
const games = 'info:';
let early = read(games);
early.catch(() => {}); // who asks for it is told

// list gives keys and values in turn.
export function list(prefix) {
  if (prefix !== games || !early) return read(prefix);
  const known = early;
  early = null;
  return known;
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
    if (!batch.require) { change(s, batch); return; }
    const r = s.getKey(batch.require);
    r.onsuccess = () => {
      try {
        if (r.result === undefined) fail(missing()); else change(s, batch);
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

export async function persist() {
  const s = navigator.storage;
  return Boolean(await s?.persisted?.() || await s?.persist?.());
}

export const usage = async () => (await navigator.storage?.estimate?.())?.usage || 0;
