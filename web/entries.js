// Reads and deletes what is stored without the program, for when that does not start.
import { database, firstDatabase, preference, table } from './scope.js';

const patience = 8000; // milliseconds until a database counts as one that never answers

// connect opens a database, or returns null if there is none.
const connect = name => new Promise((resolve, reject) => {
  const r = indexedDB.open(name);
  let none = false;
  setTimeout(() => reject(new Error('the database does not answer')), patience);
  r.onupgradeneeded = () => { none = true; r.transaction.abort(); };
  r.onerror = () => { if (none) resolve(null); else reject(r.error); };
  r.onsuccess = () => resolve(r.result);
});

// within carries out work in a transaction of the database that holds the games: that of this installation, or while there
// is none that of earlier versions.
async function within(mode, work) {
  const db = await connect(database) || await connect(firstDatabase);
  if (!db) return null;
  try {
    if (!db.objectStoreNames.contains(table)) return null;
    const t = db.transaction(table, mode), result = work(t.objectStore(table));
    await new Promise((resolve, reject) => {
      t.oncomplete = resolve;
      t.onabort = () => reject(t.error || new Error('the transaction was given up'));
    });
    return result;
  } finally {
    db.close();
  }
}

// entries returns all keys and values, [key, bytes].
export async function entries() {
  const read = await within('readonly', s => [s.getAllKeys(), s.getAll()]);
  return read ? read[0].result.map((key, i) => [key, read[1].result[i]]) : [];
}

const gameOf = key => key.split(':')[1] || '';

// games lists what can be said of each game: its id, name, title and players, when it was last changed, and how many of its
// actions are stored. Of one whose information cannot be read only id and actions are known.
export function games(entries) {
  const list = new Map();
  for (const [key, data] of entries) {
    const id = gameOf(key);
    if (!id) continue;
    const g = list.get(id) || { id, actions: 0 };
    list.set(id, g);
    if (key.startsWith('log:')) g.actions++;
    if (key.startsWith('info:')) Object.assign(g, described(data));
  }
  return [...list.values()].sort((a, b) => (b.changed || 0) - (a.changed || 0));
}

function described(data) {
  try {
    const i = JSON.parse(new TextDecoder().decode(data));
    const players = i.players.map(String);
    return { name: String(i.name || ''), title: String(i.title), players, changed: Number(i.changed) || 0, deleted: Boolean(i.deleted) };
  } catch {
    return { damaged: true };
  }
}

// file returns all entries as a file that the program restores (game/library/raw.go).
export function file(entries) {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const written = entries.map(([key, data]) => {
    try {
      return { key, text: strict.decode(data) };
    } catch {
      return { key, data: btoa(Array.from(data || [], b => String.fromCharCode(b)).join('')) };
    }
  });
  return new Blob([JSON.stringify({ format: 'hexrail-raw', version: 1, entries: written })], { type: 'application/json' });
}

// save hands the player all games as one file, and returns how many there are.
export async function save() {
  const all = await entries(), n = games(all).filter(g => !g.deleted).length;
  if (!all.length) return 0;
  const a = document.createElement('a');
  a.href = URL.createObjectURL(file(all));
  a.download = `hexrail-${new Date().toISOString().slice(0, 10)}.json`;
  a.click();
  return n;
}

// remove deletes a game for good.
export async function remove(id) {
  await within('readwrite', s => {
    for (const kind of ['info', 'log', 'branches']) {
      s.delete(`${kind}:${id}`);
      s.delete(IDBKeyRange.bound(`${kind}:${id}:`, `${kind}:${id};`, false, true));
    }
  });
  recount();
}

// recount has the program know that games are not lost but deleted. It counts them anew when it starts.
function recount() {
  try {
    localStorage.setItem(preference('games'), '');
  } catch { /* cookies are blocked */ }
}
