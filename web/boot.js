// Loads the program, showing how far it is, and starts it.
import { Decompress } from './fzstd.js';
import { host, fail } from './host.js';

const size = Number('@SIZE@') || 0; // bytes of app.wasm.zst, filled in by the build
const release = '@RELEASE@' === 'true';

// unpacked returns the program's bytes as a stream, from a stream of the packed ones.
function unpacked(packed, progress) {
  let seen = 0, zstd;
  return packed.pipeThrough(new TransformStream({
    start(c) { zstd = new Decompress(part => c.enqueue(part)); },
    transform(chunk) {
      seen += chunk.length;
      if (size) progress.value = Math.min(1, seen / size);
      zstd.push(chunk);
    },
    flush() { zstd.push(new Uint8Array(0), true); }, // throws if the end is missing
  }));
}

async function load() {
  const response = await fetch('app.wasm.zst');
  if (!response.ok) throw new Error(`app.wasm.zst: ${response.status}`);
  const stream = unpacked(response.body, document.getElementById('progress'));
  const wasm = new Response(stream, { headers: { 'content-type': 'application/wasm' } });
  const go = new Go();
  host.quiet(go);
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
