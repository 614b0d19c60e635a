// Names what the browser keeps by origin. An origin may hold several installations of the program, each in a folder of its
// own, and every name says which folder it belongs to.
export const scope = new URL('.', import.meta.url).pathname; // such as /hexrail/

const within = name => `hexrail ${scope} ${name}`;

export const database = within('games');
export const files = within('files'); // the handles of shared files
export const firstDatabase = 'hexrail'; // of the versions that had one for the whole origin
export const table = 'kv'; // of keys and bytes, in either database
export const channel = within('tabs');
export const lockName = name => within(`lock ${name}`);
export const cachePrefix = within('cache '); // the version follows
export const sharedCache = within('shared'); // what another program shared, until it is read
export const preference = name => within(`preference ${name}`); // for preferences that say something about the games
