// Keeps a copy of the program so that it starts without a network. One version of all files is always kept together.
const cache = 'hexrail-@VERSION@';
const files = ['./', 'index.html', 'style.css', 'wasm_exec.js', 'boot.js', 'fzstd.js', 'host.js', 'input.js', 'mirror.js', 'scope.js', 'store.js', 'tabs.js',
  'app.wasm.zst', 'icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'manifest.webmanifest'];

self.addEventListener('install', e => e.waitUntil(
  caches.open(cache).then(c => c.addAll(files.map(f => new Request(f, { cache: 'reload' }))))));

self.addEventListener('activate', e => e.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith('hexrail-') && name !== cache) await caches.delete(name);
  }
  await clients.claim();
})()));

self.addEventListener('fetch', e => e.respondWith((async () => {
  const kept = await (await caches.open(cache)).match(e.request, { ignoreSearch: true });
  return kept || fetch(e.request);
})()));

self.addEventListener('message', e => { if (e.data === 'skipWaiting') self.skipWaiting(); });
