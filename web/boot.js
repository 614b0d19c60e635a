// Loads the program, showing how far it is, and starts it.
import { fonts } from './fonts.js';
import { host } from './host.js';
import { decoder } from './unpack.js';

const size = Number('@SIZE@') || 0; // bytes of app.wasm.zst, filled in by the build
const release = '@RELEASE@' === 'true';

class Missing extends Error {} // a file did not arrive, or not whole

// unpacked returns the program's bytes as a stream, from a stream of the packed ones.
function unpacked(packed, progress) {
  let seen = 0, whole = false, unpack;
  return packed.pipeThrough(new TransformStream({
    async start(c) { unpack = await decoder(part => c.enqueue(part)); },
    transform(chunk) {
      seen += chunk.length;
      if (size && progress) progress.value = Math.min(1, seen / size);
      whole = unpack(chunk);
    },
    flush() {
      if (!whole) throw new Error('the end is missing');
      if (size && seen !== size) throw new Error('of another version');
    },
  }));
}

// program fetches and compiles the program. Whatever goes wrong in that, the file is not what it should be.
async function program(go) {
  try {
    const response = await (globalThis.hexrailStart?.program ?? fetch('app.wasm.zst'));
    if (!response.ok) throw new Error(`${response.status}`);
    const stream = unpacked(response.body, document.getElementById('progress'));
    const wasm = new Response(stream, { headers: { 'content-type': 'application/wasm' } });
    return (await WebAssembly.instantiateStreaming(wasm, go.importObject)).instance;
  } catch (e) {
    throw new Missing(`app.wasm.zst: ${e}`);
  }
}

// handFonts gives the program its fonts.
async function handFonts() {
  try {
    host.fonts = await fonts;
  } catch (e) {
    throw new Missing(e.message);
  }
}

// What the program writes before it ends says why.
const most = 10_000; // characters
let written = '';

function overhear(fs) {
  const decoder = new TextDecoder(), write = fs.writeSync;
  fs.writeSync = (fd, data) => {
    written = (written + decoder.decode(data)).slice(-most);
    return write.call(fs, fd, data);
  };
}

async function load() {
  if (!globalThis.Go) throw new Missing('wasm_exec.js');
  const go = new Go();
  overhear(globalThis.fs);
  host.quiet(go);
  if (!document.createElement('canvas').getContext('webgl2')) {
    globalThis.hexrailStart?.fail('webgl', '');
    return;
  }
  const [instance] = await Promise.all([program(go), handFonts()]);
  host.gate();
  await go.run(instance);
  throw new Error(`The program ended.\n${written}`);
}

function offline() {
  if (!release) return;
  try {
    navigator.serviceWorker?.register('sw.js', { updateViaCache: 'none' }).then(host.watchUpdates, () => {});
  } catch { /* refused where cookies are blocked */ }
}

function fail(e) {
  console.error(e);
  const missing = e instanceof Missing;
  globalThis.hexrailStart?.fail(missing ? 'missing' : 'stopped', missing ? e.message : e.stack || String(e));
}

if (document.getElementById('failure').hidden) { // else it cannot run here
  load().catch(fail);
  offline();
}
