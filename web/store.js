// Keeps games in the browser: one database with one table of keys and bytes.
let opening = null;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const r = indexedDB.open('hexrail', 1);
    r.onupgradeneeded = () => r.result.createObjectStore('kv');
    r.onerror = () => { opening = null; reject(r.error); };
    r.onsuccess = () => {
      r.result.onversionchange = () => { r.result.close(); opening = null; };
      resolve(r.result);
    };
  });
  return opening;
}

// within settles when the whole transaction has, not only its request.
async function within(mode, request) {
  const db = await database();
  return new Promise((resolve, reject) => {
    const t = db.transaction('kv', mode, { durability: 'strict' });
    const r = request(t.objectStore('kv'));
    t.oncomplete = () => resolve(r.result);
    t.onabort = () => reject(t.error);
  });
}

let asked = false;

export async function put(key, data) {
  await within('readwrite', s => s.put(data, key));
  if (!asked) { asked = true; navigator.storage?.persist?.(); }
}
export const get = key => within('readonly', s => s.get(key));
export const del = key => within('readwrite', s => s.delete(key));
export const keys = () => within('readonly', s => s.getAllKeys());
