// Makes a zip of many games, for the tests of opening many at once.
import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

// zip packs files, given by name and text, and the size that the zip says if that is another.
export function zip(files) {
  const parts = [], list = [];
  let at = 0;
  for (const [name, text, size] of files) {
    const data = Buffer.from(text), packed = deflateRawSync(data), title = Buffer.from(name), head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0); // version
    head.writeUInt16LE(8, 4); // deflated
    head.writeUInt32LE(crc32 ? crc32(data) : 0, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size ?? data.length, 18);
    head.writeUInt16LE(title.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), head, title, packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, where, title);
    at += 30 + title.length + packed.length;
  }
  const directory = Buffer.concat(list), end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end]);
}

// games returns n different games as files: saved ones, and recorded ones too if they lie beside the checkout. Copies of one have
// other players.
export function games(n) {
  const folder = path => { try { return readdirSync(path).map(f => `${path}/${f}`); } catch { return []; } };
  const recorded = folder('../shared/games').flatMap(folder).filter(f => f.endsWith('.json'));
  if (!recorded.length) console.log('    no recorded games beside the checkout: only saved ones are opened');
  const sources = [...folder('game/save/testdata'), ...recorded].map(f => [f.split('/').at(-1), JSON.parse(readFileSync(f))]);
  return Array.from({ length: n }, (_, i) => {
    const [name, game] = sources[i % sources.length], copy = structuredClone(game);
    if (copy.format) copy.id = (i + 1).toString(16);
    else copy.id = `${String(copy.id).replace(/^[a-z_]*/i, 'hs_')}_${i}`;
    return [`games/${i} ${name}`, JSON.stringify(copy)];
  });
}
