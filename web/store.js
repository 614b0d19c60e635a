// Keeps games in the browser: one database with one table of keys and bytes.
let opening = null;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const r = indexedDB.open('hexrail', 1);
    r.onupgradeneeded = () => r.result.createObjectStore('kv');
    r.onerror = () => { opening = null; reject(r.error); };
    r.onblocked = () => { opening = null; reject(new Error('the database is in use by a newer version')); };
    r.onsuccess = () => {
      const drop = () => { r.result.close(); opening = null; };
      r.result.onversionchange = drop;
      r.result.onclose = drop;
      resolve(r.result);
    };
  });
  return opening;
}

// transaction begins one; a connection that was closed meanwhile is opened anew, once.
async function transaction(mode) {
  const begin = db => db.transaction('kv', mode, { durability: 'strict' });
  try {
    return begin(await database());
  } catch (e) {
    if (e.name !== 'InvalidStateError') throw e;
    opening = null;
    return begin(await database());
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
      work(t.objectStore('kv'), v => { result = v; }, fail);
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
