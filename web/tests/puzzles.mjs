// Measures how long the page takes to make puzzles: node web/tests/puzzles.mjs TITLE:KIND:LEVEL:NUMBER..., after ./build.sh build.
// Each is made in a page that has just been opened, as for somebody who comes for a puzzle, and the time is that from the press on
// its number to the table with the question. The time that the page's first thread has worked is printed too: it is what counts where
// other work shares the processors.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { launch, open, rest, serve } from './server.mjs';

const server = await serve(), browser = await launch({ measured: true });
const devtools = await browser.newBrowserCDPSession();

// renderer returns the process of this browser that shows the page: the largest one that renders.
async function renderer() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const size = ({ id }) => +/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1];
  return processInfo.filter(p => p.type === 'renderer').sort((x, y) => size(y) - size(x))[0].id;
}

// worked returns the seconds that the first thread of a process has worked.
const worked = p => +readFileSync(`/proc/${p}/task/${p}/schedstat`, 'utf8').split(' ')[0] / 1e9;

const times = [], works = [];
for (const name of process.argv.slice(2)) {
  const [title, kind, level, number] = name.split(':');
  const page = await open(browser, server.url, { painted: true, reducedMotion: 'reduce' });
  const press = async id => {
    await page.locator(`#layer [data-id="${id}"]`).first().evaluate(e => e.click());
    await rest(page);
  };
  await press('home:puzzles');
  await press(`puzzle:kind:${kind}`);
  await press(`puzzle:title:${title}`);
  await press(`level:${level}`);
  const shown = await renderer(), before = worked(shown), from = performance.now();
  await page.locator(`#layer [data-id="puzzle:${number}"]`).first().evaluate(e => e.click());
  await page.locator('[data-id="puzzle:task"]').first().waitFor({ state: 'attached', timeout: 120_000 });
  times.push((performance.now() - from) / 1000);
  works.push(worked(shown) - before);
  console.log(`${name}: ${times.at(-1).toFixed(2)} s, of work ${works.at(-1).toFixed(2)} s`);
  if (page.problems.length > 0) {
    console.log(page.problems);
    process.exitCode = 1;
  }
  await page.context().close();
}
for (const list of [times, works]) list.sort((a, b) => a - b);
const tell = list => `half in ${list[list.length >> 1].toFixed(2)} s, the slowest ${list.at(-1).toFixed(2)} s`;
console.log(`${times.length} puzzles: ${tell(times)}; of work ${tell(works)}   bar 2 s`);
await browser.close();
server.stop();
