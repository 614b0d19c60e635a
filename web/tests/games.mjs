// Steps that several tests share: beginning a game, playing in it, and looking into the storage.

// begin sets up a game with the usual players and waits for the table.
export async function begin(page) {
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.waitForFunction(() => location.hash.startsWith('#game=') && +document.documentElement.dataset.stored > 0);
}

export const stored = page => page.evaluate(() => +(document.documentElement.dataset.stored || 0));

// The table ignores keys for a moment after each decision, so that a double press cannot play the next one.
export const lock = 400;

// pass passes n times and waits each time until that is stored.
export async function pass(page, n = 1) {
  for (let i = 0; i < n; i++) {
    await page.waitForTimeout(lock);
    const before = await stored(page);
    await page.keyboard.press('1');
    await page.waitForFunction(b => +document.documentElement.dataset.stored > b, before);
  }
}

// kept reads the storage: how many actions each game has, and its information.
export const kept = page => page.evaluate(() => new Promise((resolve, reject) => {
  const open = indexedDB.open('hexrail');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const db = open.result;
    const s = db.transaction('kv').objectStore('kv');
    const keys = s.getAllKeys(), values = s.getAll();
    values.onsuccess = () => {
      db.close();
      const games = {};
      keys.result.forEach((key, i) => {
        const [kind, id, n] = key.split(':');
        const g = games[id] ??= { log: [] };
        if (kind === 'info') g.info = JSON.parse(new TextDecoder().decode(values.result[i]));
        else g.log[+n] = new TextDecoder().decode(values.result[i]);
      });
      resolve(games);
    };
  };
}));

export const gameOf = page => page.evaluate(() => location.hash.slice('#game='.length));
