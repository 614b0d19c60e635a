// Loads the program, showing how far it is, and starts it.
import { host, fail } from './host.js';

const size = Number('@SIZE@') || 0; // bytes of app.wasm.gz, filled in by the build
const release = '@RELEASE@' === 'true';

// body returns the program's bytes as a stream. Some servers unpack .gz files by themselves, so the first bytes decide.
async function body(response, progress) {
  const reader = response.body.getReader();
  const first = await reader.read();
  let seen = 0;
  const count = chunk => {
    seen += chunk.length;
    if (size) progress.value = Math.min(1, seen / size);
    return chunk;
  };
  const all = new ReadableStream({
    start(c) { c.enqueue(count(first.value)); },
    async pull(c) {
      const r = await reader.read();
      if (r.done) c.close(); else c.enqueue(count(r.value));
    },
  });
  const packed = first.value[0] === 0x1f && first.value[1] === 0x8b;
  return packed ? all.pipeThrough(new DecompressionStream('gzip')) : all;
}

async function load() {
  const response = await fetch('app.wasm.gz');
  if (!response.ok) throw new Error(`app.wasm.gz: ${response.status}`);
  const stream = await body(response, document.getElementById('progress'));
  const wasm = new Response(stream, { headers: { 'content-type': 'application/wasm' } });
  const go = new Go();
  const program = await WebAssembly.instantiateStreaming(wasm, go.importObject);
  host.gate();
  await go.run(program.instance);
  throw new Error('The program ended.');
}

function offline() {
  if (!release || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(host.watchUpdates, () => {});
}

window.addEventListener('error', e => fail(e.error?.stack || e.message));
window.addEventListener('unhandledrejection', e => fail(e.reason?.stack || String(e.reason)));

if (!document.createElement('canvas').getContext('webgl2')) {
  fail('This browser cannot draw with WebGL 2. · このブラウザーは WebGL 2 に対応していません。');
} else {
  load().catch(e => fail(e.stack || String(e)));
  offline();
}
