// The fonts of the program, which the page shows texts with too. They are fetched once: the program takes them from here.
import { decoder } from './unpack.js';

const asked = globalThis.hexrailStart?.fonts ?? {}; // by start.js, where no start screen comes first

async function load(weight) {
  const name = `ui-${weight}.ttf.zst`;
  try {
    const response = await (asked[weight] ?? fetch(name));
    if (!response.ok) throw new Error(`${response.status}`);
    return await unpacked(new Uint8Array(await response.arrayBuffer()));
  } catch (e) {
    throw new Error(`${name}: ${e}`);
  }
}

async function unpacked(packed) {
  const parts = [], unpack = await decoder(part => parts.push(part));
  if (!unpack(packed)) throw new Error('the end is missing');
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function show(family, data, descriptors) {
  new FontFace(family, data, descriptors).load().then(face => document.fonts.add(face), () => {});
}

async function all() {
  const [regular, bold] = await Promise.all(['regular', 'bold'].map(load));
  // The bold font has no kana and kanji. Where the families are named in this order the browser thickens those of the regular one.
  show('hexrail-bold', bold, { weight: 'bold' });
  show('hexrail', regular);
  return { regular, bold };
}

// fonts has the bytes of the fonts by weight. It is rejected with the name of a file that did not arrive, or not whole.
export const fonts = all();
fonts.catch(() => { /* boot.js reports it */ });
