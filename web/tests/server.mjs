// Starts the built program's server and a browser, for the tests.
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after as afterAll, before } from 'node:test';
import { chromium } from 'playwright-core';

// whole asks for the long run, in which games are played to their end and all variants of a test are tried; onlyWhole is the reason why
// the usual run skips a test.
export const whole = process.env.PLAY === 'all';
export const onlyWhole = !whole && 'only with PLAY=all';

// scratch is the folder for the files that a test makes, one for each file of tests, because two of these run at once.
export const scratch = join('.cache/played', basename(process.argv[1]));

// The browser makes the list below its address bar anew for every window, as two pages of its own, though none is shown. They take as much
// of the processors as the start of the program does. Of several lists of features off the browser takes the last one, so what Playwright
// switches off for the sake of quiet tests is named too.
const off = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints',
  'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning', 'Translate'];
const usual = [`--disable-features=${off.join(',')}`, ...process.getuid?.() === 0 ? ['--no-sandbox'] : []];

// args are the arguments of the browser in tests. It optimises nothing that it has compiled: a page of a test is open for some seconds, and
// would spend half of them on that. Where the program thinks for long, and in the long run, it optimises a function after ten times as
// much work as usual.
const patient = '--js-flags=--wasm-tiering-budget=18000000';
export const args = [whole ? patient : '--js-flags=--liftoff-only', ...usual];

// serve starts the server on a free port and returns its address and a function that stops it.
export async function serve(dir = process.env.DIST || 'dist') {
  const server = spawn('go', ['run', './cmd/serve', '-dir', dir, '-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const lines = createInterface({ input: server.stdout });
  const url = await new Promise((resolve, reject) => {
    lines.once('line', resolve);
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return { url, stop: () => process.kill(-server.pid) };
}

// launch starts the browser: as in tests, in tests where the program thinks for long, or with its own settings where speed is measured.
export const launch = ({ measured = false, thinks = false } = {}) => chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium', headless: true,
  args: measured ? usual : thinks ? [patient, ...usual] : args,
});

// unpainted is run by a page before all else. The program draws as ever, but nothing is painted: painting in software takes longer
// than the program itself.
export function unpainted() { WebGL2RenderingContext.prototype.drawElements = () => {}; }

// visitor returns a new profile of the browser. Its pages are painted only if the test asks for it, and have a sixteenth of the pixels
// otherwise.
export async function visitor(browser, { painted = false, ...options } = {}) {
  const few = painted ? {} : { deviceScaleFactor: 0.25 };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...few, ...options });
  if (!painted) await context.addInitScript(unpainted);
  return context;
}

// open shows the program to a new visitor and waits for its first picture. It collects what went wrong in page.problems and the hosts
// asked in page.hosts. The page runs the function init first, or several.
export async function open(browser, url, { init, ...options } = {}) {
  const page = await (await visitor(browser, options)).newPage();
  page.problems = [];
  page.hosts = new Set();
  page.on('pageerror', e => page.problems.push(String(e)));
  page.on('console', m => { if (m.type() === 'error') page.problems.push(m.text()); });
  page.on('request', r => { if (/^https?:/.test(r.url())) page.hosts.add(new URL(r.url()).host); });
  for (const first of [init ?? []].flat()) await page.addInitScript(first);
  await page.goto(url);
  await rest(page);
  return page;
}

// site gives the tests of a suite the program's server and a browser, started with options of launch; its open shows the program.
export function site(options) {
  const here = { open: options => open(here.browser, here.url, options) };
  let server;
  before(async () => {
    server = await serve();
    here.url = server.url;
    here.browser = await launch(options);
  });
  afterAll(async () => {
    await here.browser?.close();
    server?.stop();
  });
  return here;
}

const patience = 120_000; // milliseconds in which every page comes to rest, however much else the machine does

// rest waits until there is a picture of the program, all that happened is shown in it, and everything is stored. A page that never comes
// to rest is an error that tells its state.
export const rest = page => page.evaluate(patience => new Promise((resolve, reject) => {
  const root = document.documentElement;
  const resting = () => root.dataset.rev && !['front', 'busy', 'storing'].some(state => state in root.dataset);
  if (resting()) { resolve(); return; }
  const late = setTimeout(() => reject(new Error(`the page does not come to rest: ${JSON.stringify(root.dataset)}`)), patience);
  new MutationObserver((_, o) => {
    if (!resting()) return;
    o.disconnect();
    clearTimeout(late);
    resolve();
  }).observe(root, { attributes: true });
}), patience);

export const revision = page => page.evaluate(() => +document.documentElement.dataset.rev);

// after does something and waits for the picture that follows.
export async function after(page, act) {
  const before = await revision(page);
  await act();
  await page.waitForFunction(r => +document.documentElement.dataset.rev > r, before);
}
