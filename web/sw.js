// Keeps a copy of the program so that it starts without a network. One version of all files is always kept together: a file
// is kept only if it is the one that the build made, by its hash.
const version = '@VERSION@';
const files = JSON.parse('@FILES@'); // SHA-256 in hexadecimal by name

const folder = new URL(registration.scope).pathname;
const prefix = `hexrail ${folder} cache `, cache = prefix + version; // as scope.js has them
const shared = `hexrail ${folder} shared`;

// nameOf returns the name of the program's file that a request asks for, or nothing.
function nameOf(request) {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(folder)) return '';
  const name = url.pathname.slice(folder.length) || 'index.html';
  return Object.hasOwn(files, name) ? name : '';
}

class Foreign extends Error {} // a file of another version

// fetched returns a file from the server if it is the one of this version. The response is made anew, since one that was
// redirected may not answer a navigation.
async function fetched(name) {
  const response = await fetch(new Request(name === 'index.html' ? './' : name, { cache: 'reload' }));
  if (response.status === 404) throw new Foreign(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const body = await response.arrayBuffer();
  const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body)), b => b.toString(16).padStart(2, '0')).join('');
  if (hash !== files[name]) throw new Foreign(name);
  return new Response(body, { headers: { 'content-type': response.headers.get('content-type') || '' } });
}

// install keeps all files or none. If it fails the version before stays, and the browser tries again later.
async function install() {
  const all = await Promise.all(Object.keys(files).map(async name => [name, await fetched(name)]));
  try {
    const c = await caches.open(cache);
    await Promise.all(all.map(([name, response]) => c.put(name, response)));
  } catch (e) {
    await caches.delete(cache);
    throw e;
  }
}

// old reports whether a cache holds an earlier version of this installation. Versions that did not name their folder are
// known by what they hold.
async function old(name) {
  if (name.startsWith(prefix)) return name !== cache;
  if (!/^hexrail-[0-9a-f]+$/.test(name)) return false;
  const kept = await (await caches.open(name)).keys();
  return kept.length > 0 && kept.every(r => r.url.startsWith(registration.scope) && !r.url.slice(registration.scope.length).includes('/'));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (await old(name)) await caches.delete(name);
  }
  await clients.claim();
}

let mixed = false; // the server has another version: what is left of this one is given up

// answer returns a kept file. One that has gone missing is fetched anew. If the server has another version by now, what is
// left of this one is given up, and all comes from the server until that version is installed. Where all files have gone
// missing they are kept anew with the next page. Requests are answered at the same time: none may open the cache anew that
// another one has given up, because a page would then get files of both versions for ever.
async function answer(e, name) {
  const { request } = e;
  if (mixed || !await caches.has(cache)) {
    if (request.mode === 'navigate') e.waitUntil(install().then(() => { mixed = false; }, () => {}));
    return fetch(request);
  }
  const kept = await caches.match(name, { cacheName: cache });
  if (kept) return kept;
  try {
    const response = await fetched(name), copy = response.clone();
    if (!mixed) caches.open(cache).then(c => c.put(name, copy)).catch(() => {}); // there may be no room
    return response;
  } catch (fault) {
    if (!(fault instanceof Foreign)) return Response.error();
    mixed = true;
    await caches.delete(cache);
    registration.update().catch(() => {});
    return request.mode === 'navigate' ? fetch(request) : Response.error();
  }
}

// take keeps what another program shares until the page reads it (host.js): files by their names, else the text.
async function take(request) {
  const data = await request.formData(), c = await caches.open(shared);
  const given = data.getAll('files').filter(f => f.size > 0);
  for (const [i, f] of given.entries()) await c.put(`shared/${i}?name=${encodeURIComponent(f.name)}`, new Response(f));
  const text = ['title', 'text', 'url'].map(part => data.get(part) || '').filter(Boolean).join('\n');
  if (!given.length && text) await c.put('shared/text', new Response(text));
  return Response.redirect('./?shared', 303);
}

self.addEventListener('install', e => e.waitUntil(install()));
self.addEventListener('activate', e => e.waitUntil(activate()));
self.addEventListener('message', e => { if (e.data === 'skipWaiting') self.skipWaiting(); });
self.addEventListener('fetch', e => {
  const name = nameOf(e.request);
  if (name) e.respondWith(answer(e, name));
  else if (e.request.method === 'POST' && new URL(e.request.url).pathname === folder + 'share') e.respondWith(take(e.request));
});
