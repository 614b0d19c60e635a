// Gives a zip of many games to the page and prints how long it takes to store them, and the longest time in which the page
// answered nothing: node web/tests/import.mjs [GAMES], after ./build.sh build.
import { performance } from 'node:perf_hooks';
import { mkdirSync, writeFileSync } from 'node:fs';
import { games, zip } from './archive.mjs';
import { choose, kept } from './games.mjs';
import { launch, open, rest, serve } from './server.mjs';

const n = Number(process.argv[2] || 500), file = '.cache/import.zip';
mkdirSync('.cache', { recursive: true });
const packed = zip([...games(n), ['bad.json', '{']]);
writeFileSync(file, packed);
const server = await serve(), browser = await launch({ measured: true });
const page = await open(browser, server.url, { painted: true });
page.setDefaultTimeout(3_600_000);
await page.evaluate(() => {
  window.longest = [];
  new PerformanceObserver(list => window.longest.push(...list.getEntries().map(e => e.duration))).observe({ entryTypes: ['longtask'] });
});
const from = performance.now();
await choose(page, file);
await page.locator('[data-id="importing:bar"]').waitFor();
const tell = setInterval(async () => console.log('   ', await page.locator('[data-id="importing:at"]').textContent().catch(() => '')), 20_000);
await page.locator('[data-id="importing:games"]').waitFor();
clearInterval(tell);
await rest(page);
const seconds = (performance.now() - from) / 1000, tasks = (await page.evaluate(() => window.longest)).sort((a, b) => b - a);
console.log(await page.locator('[data-id="importing:stored"]').textContent());
console.log(`${n} games, ${(packed.length / 1e6).toFixed(1)} MB: ${seconds.toFixed(0)} s, ${(seconds * 1000 / n).toFixed(0)} ms a game`);
console.log(`${Object.keys(await kept(page)).length} are in the storage`);
console.log(`tasks over 50 ms: ${tasks.length}, the longest ${tasks.slice(0, 5).map(t => t.toFixed(0)).join(', ')} ms`);
await browser.close();
server.stop();
