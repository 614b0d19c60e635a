// Keeps games in step with files that several players share, such as in a folder that a service copies between their
// machines. The browser remembers the handles of the files; no other part of the page sees them.
import { files as database, table } from './scope.js';

const types = [{ description: 'Hexrail', accept: { 'application/json': ['.json'] } }];
const pace = 3000; // milliseconds between two looks at a file

let event = () => {};
let picked = null; // the file chosen last, which belongs to no game yet
const watched = new Map(); // by game: its handle, and the text and time of the file as the program knows it

const store = (mode, work) => new Promise((resolve, reject) => {
  const open = indexedDB.open(database, 1);
  open.onupgradeneeded = () => open.result.createObjectStore(table);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const t = open.result.transaction(table, mode), r = work(t.objectStore(table));
    t.oncomplete = () => { open.result.close(); resolve(r.result); };
    t.onabort = () => { open.result.close(); reject(t.error); };
  };
});

const bytes = text => new TextEncoder().encode(text);

// read returns a file and what is in it.
async function read(handle) {
  const file = await handle.getFile();
  return { file, text: await file.text() };
}

// look reads a file if it has changed since the last look, or could not be read then.
async function look(w) {
  if (w.text !== undefined && !w.lost) {
    const file = await w.handle.getFile().catch(() => null); // read says why
    if (file?.lastModified === w.time && file.size === w.size) return false;
  }
  return lookInside(w);
}

// lookInside reads a file even if its time and size are those of the last look: two programs may write within the same moment.
async function lookInside(w) {
  const { file, text } = await read(w.handle), changed = w.lost || text !== w.text;
  Object.assign(w, { text, time: file.lastModified, size: file.size, lost: false });
  return changed;
}

// check passes on what others have written, and once that the file cannot be read.
async function check(id) {
  const w = watched.get(id);
  if (!w || document.hidden || w.busy) return;
  w.busy = true;
  try {
    if (await look(w) && watched.get(id) === w) event('shared', id, '', bytes(w.text));
  } catch (e) {
    if (!w.lost && watched.get(id) === w) event('shared', id, String(e));
    w.lost = true;
  } finally {
    w.busy = false;
  }
}

const checkAll = () => { for (const id of watched.keys()) check(id); };

export function attachFolder(send) {
  event = send;
  setInterval(checkAll, pace);
  addEventListener('focus', checkAll);
  document.addEventListener('visibilitychange', checkAll);
}

export const canShareFile = () => Boolean(window.showSaveFilePicker && window.showOpenFilePicker);

// pickShared lets the player choose a file, a new one if it has a name, and returns what it is called and what is in it, or nothing if
// the player chose none. A file that exists has to be opened: the dialog for a new one would empty it.
export async function pickShared(name) {
  let handle;
  try {
    if (name) handle = await window.showSaveFilePicker({ suggestedName: name, types });
    else [handle] = await window.showOpenFilePicker({ types });
  } catch (e) {
    if (e.name === 'AbortError') return null;
    throw e;
  }
  await allow(handle, true);
  const { text } = await read(picked = handle);
  return { name: handle.name, data: bytes(text) };
}

// allow fails unless the file may be read and written. ask is whether the player may be asked.
async function allow(handle, ask) {
  const may = { mode: 'readwrite' };
  let state = await handle.queryPermission?.(may) ?? 'granted';
  if (state === 'prompt' && ask) state = await handle.requestPermission(may);
  if (state !== 'granted') throw new Error('forbidden');
}

// keepShared makes the chosen file that of a game.
export async function keepShared(id) {
  const handle = picked;
  picked = null;
  await store('readwrite', s => s.put(handle, id));
}

// watchShared begins to look at the file of a game. ask is whether the player may be asked to allow that.
export async function watchShared(id, ask) {
  const handle = await store('readonly', s => s.get(id));
  if (!handle) throw new Error('missing');
  await allow(handle, ask);
  await handle.getFile();
  watched.set(id, { handle });
  setTimeout(check, 0, id); // after the program knows that it may
}

export const leaveShared = id => { watched.delete(id); };

// writeShared replaces the file of a game, unless somebody else has written it since it was last read. Tabs and installations of one
// browser take turns.
export async function writeShared(id, data) {
  const w = watched.get(id), text = new TextDecoder().decode(data);
  if (!w) throw new Error('missing');
  const write = async () => {
    if (await lookInside(w)) {
      event('shared', id, '', bytes(w.text));
      throw new Error('changed');
    }
    try {
      const out = await w.handle.createWritable();
      await out.write(text);
      await out.close();
    } catch (e) {
      w.lost = e.name !== 'NotAllowedError'; // another program may hold the file for a moment: the next look leads to another try
      throw e;
    }
    const file = await w.handle.getFile();
    Object.assign(w, { text, time: file.lastModified, size: file.size });
  };
  await (navigator.locks ? navigator.locks.request(`hexrail shared file ${w.handle.name}`, write) : write());
}
