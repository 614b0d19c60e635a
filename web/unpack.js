// Unpacks the program with zstd.wasm, which is Facebook's zstd as it was built for zstddec 0.3.4
// (https://github.com/donmccurdy/zstddec-wasm; MIT and BSD, assets/licences/zstd.txt). It takes a third of the time of a
// decoder in JavaScript.

const asked = globalThis.hexrailStart?.unpacker; // by start.js, where no start screen comes first
let compiled; // a promise of the module, once somebody needs it

async function compile() {
  const response = await (asked ?? fetch('zstd.wasm'));
  if (!response.ok) throw new Error(`zstd.wasm: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

// decoder returns a function that passes on what a piece of the packed stream unpacks to, and returns whether the stream
// may end there.
export async function decoder(emit) {
  const env = { emscripten_notify_memory_growth() {} };
  const { exports: zstd } = await WebAssembly.instantiate(await (compiled ??= compile()), { env });
  const context = zstd.ZSTD_createDCtx(), room = zstd.ZSTD_DStreamOutSize();
  const from = zstd.malloc(12), to = zstd.malloc(12), out = zstd.malloc(room); // two buffers as zstd.h has them: address, size, position
  const look = () => new DataView(zstd.memory.buffer); // anew after each call, in which the memory may have grown
  const set = (buffer, address, size) => [address, size, 0].forEach((v, i) => look().setUint32(buffer + 4 * i, v, true));
  const position = buffer => look().getUint32(buffer + 8, true);
  let rest = 0; // 0 at the end of a frame
  return piece => {
    const packed = zstd.malloc(piece.length);
    new Uint8Array(zstd.memory.buffer).set(piece, packed);
    set(from, packed, piece.length);
    do {
      set(to, out, room);
      rest = zstd.ZSTD_decompressStream(context, to, from);
      if (rest < 0) throw new Error(`zstd ${rest}`);
      if (position(to)) emit(new Uint8Array(zstd.memory.buffer).slice(out, out + position(to)));
    } while (position(from) < piece.length || position(to) === room);
    zstd.free(packed);
    return rest === 0;
  };
}
