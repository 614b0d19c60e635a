// Takes the files that the player picks, drops or pastes. A single one is passed on with its data. Several, those of a folder
// and those of a zip are numbered, and the program reads them one by one (read).

let limit = 64 << 20; // bytes of a file

export const most = () => limit;

// numbered holds a name and a function that reads the bytes, for every file that is passed on by its number.
const numbered = [];

export const nameOf = n => numbered[n]?.name || '';

export async function read(n) {
  const { bytes } = numbered[n];
  numbered[n].bytes = () => { throw new Error('read before'); };
  const data = new Uint8Array(await bytes());
  if (data.length > limit) throw new Error('too large');
  return data;
}

// The field of the last file dialog is kept: one that nobody holds may be collected while its dialog is open, and with it
// everything the person chose.
let picked;

export function pick(wish, most, event) {
  limit = most;
  const input = picked = Object.assign(document.createElement('input'), { type: 'file', ...wish });
  input.addEventListener('change', () => open([...input.files], event));
  input.click();
}

// of returns the files of a transfer, with those in folders. Their entries must be asked for before anything else is awaited.
export function of({ items, files }) {
  const entries = [...items || []].map(i => i.webkitGetAsEntry?.()).filter(e => e);
  if (!entries.some(e => e.isDirectory)) return [...files];
  return Promise.all(entries.map(e => inside(e, true))).then(lists => lists.flat());
}

// inside returns the files of an entry. Those in a folder that hold no games are left out.
async function inside(entry, given) {
  if (entry.isFile && !given && !readable(entry.name) && !zipped(entry.name)) return [];
  if (entry.isFile) return [await new Promise((resolve, reject) => entry.file(resolve, reject))];
  const reader = entry.createReader(), all = [];
  for (;;) { // a reader gives some at a time
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!some.length) return (await Promise.all(all.map(e => inside(e)))).flat();
    all.push(...some);
  }
}

const zipped = name => /\.zip$/i.test(name);

// readable leaves out what lies in folders and zips beside games.
const readable = name => /\.(json|txt|hexrail)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name);

// open passes files on, or a promise of them, to the program.
export async function open(promise, event) {
  const files = await promise, single = files.length === 1 && !files[0].webkitRelativePath && files[0];
  if (single && !zipped(single.name)) {
    try {
      if (single.size > limit) throw new Error('too large');
      event('opened', single.name, '', new Uint8Array(await single.arrayBuffer()));
    } catch {
      event('refused', single.name);
    }
    return;
  }
  const first = numbered.length;
  for (const f of files) {
    const name = f.webkitRelativePath || f.name;
    if (zipped(name)) {
      try {
        numbered.push(...await unzip(f));
      } catch (e) {
        numbered.push({ name, bytes: () => { throw e; } });
      }
    } else if (readable(name) || !f.webkitRelativePath) {
      numbered.push({ name, bytes: () => { if (f.size > limit) throw new Error('too large'); return f.arrayBuffer(); } });
    }
  }
  if (files.length) event('several', first, numbered.length - first);
}

// inflate unpacks a part of a zip, and no more than the size that the zip says: a few bytes may hold more than there is memory.
async function inflate(part, size) {
  const reader = part.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(), data = new Uint8Array(size);
  for (let at = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return data.subarray(0, at);
    if (at + value.length > size) {
      reader.cancel().catch(() => {});
      throw new Error('too large');
    }
    data.set(value, at);
    at += value.length;
  }
}

// unzip lists the games in a zip. Nothing is unpacked before it is read.
async function unzip(file) {
  const view = async (from, to) => new DataView(await file.slice(from, to).arrayBuffer());
  const short = (v, at) => v.getUint16(at, true), long = (v, at) => v.getUint32(at, true);
  const from = Math.max(0, file.size - 65_557), tail = await view(from, file.size); // the comment at the end has at most 64 KB
  let end = tail.byteLength - 22;
  while (end >= 0 && long(tail, end) !== 0x06054b50) end--;
  if (end < 0) throw new Error('no zip');
  const list = await view(long(tail, end + 16), long(tail, end + 16) + long(tail, end + 12)), found = [];
  for (let at = 0; at + 46 <= list.byteLength && long(list, at) === 0x02014b50;) {
    const method = short(list, at + 10), packed = long(list, at + 20), size = long(list, at + 24), begin = long(list, at + 42);
    const length = short(list, at + 28), name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, length));
    at += 46 + length + short(list, at + 30) + short(list, at + 32);
    if (!readable(name)) continue;
    found.push({
      name, async bytes() {
        if (size > limit) throw new Error('too large');
        const head = await view(begin, begin + 30), start = begin + 30 + short(head, 26) + short(head, 28);
        const part = file.slice(start, start + packed);
        if (method === 0) return part.arrayBuffer();
        if (method !== 8) throw new Error('unknown packing');
        return inflate(part, size);
      },
    });
  }
  return found;
}
