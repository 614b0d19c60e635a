// Lets several tabs of the program live beside each other: locks that one of them holds, and words to all others.
import * as scope from './scope.js';

const held = new Map(); // by name: a function that gives the lock back or stops waiting

// The channel to the other tabs; null where the browser has none, or refuses one.
const others = (() => {
  try { return new BroadcastChannel(scope.channel); } catch { return null; }
})();

// keep holds a lock until release is called.
const keep = (name, stop) => new Promise(release => held.set(name, () => { stop.abort(); release(); }));

// lock tells whether the lock is held now. If another tab has it, event is called once it is free.
export async function lock(name, event) {
  if (!navigator.locks || held.has(name)) return true;
  const stop = new AbortController(), full = scope.lockName(name);
  const now = await new Promise(resolve => {
    navigator.locks.request(full, { ifAvailable: true }, l => {
      resolve(Boolean(l));
      return l ? keep(name, stop) : null;
    }).catch(() => resolve(true));
  });
  if (now) return true;
  held.set(name, () => stop.abort());
  navigator.locks.request(full, { signal: stop.signal }, () => {
    event('locked', name);
    return keep(name, stop);
  }).catch(() => {});
  return false;
}

export function unlock(name) {
  held.get(name)?.();
  held.delete(name);
}

export const tell = text => others?.postMessage(text);

export function attachTabs(event) {
  if (others) others.onmessage = e => event('told', '', String(e.data));
}
