// Plays a turn of the built program in Firefox: xvfb-run -a node web/tests/firefox.mjs, after ./build.sh build. The usual tests use
// Chromium; this is for what only another browser can refuse. It needs a display, because Firefox has no WebGL without one. Firefox is
// driven by its own protocol, Marionette, which needs no library: messages in JSON, each after its length.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf, lock, logOf, stored } from './games.mjs';
import { rest, serve } from './server.mjs';

const patience = 60_000; // milliseconds

// until returns the first answer of f that is true.
async function until(what, f) {
  for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
    const found = await f();
    if (found) return found;
  }
  throw new Error(`${what}: not within ${patience / 1000} s`);
}

// Marionette sends commands to a Firefox, one at a time.
class Marionette {
  #socket; #last = 0; #waiting = {}; #bytes = Buffer.alloc(0);

  constructor(port) {
    this.#socket = connect(port, '127.0.0.1').on('data', data => {
      this.#bytes = Buffer.concat([this.#bytes, data]);
      for (let colon; (colon = this.#bytes.indexOf(':')) > 0;) {
        const end = colon + 1 + +this.#bytes.subarray(0, colon);
        if (this.#bytes.length < end) return;
        const message = JSON.parse(this.#bytes.subarray(colon + 1, end));
        this.#bytes = this.#bytes.subarray(end);
        if (Array.isArray(message)) this.#answer(message);
      }
    });
  }

  #answer([, id, error, result]) {
    const { resolve, reject } = this.#waiting[id];
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result?.value);
  }

  do(command, parameters = {}) {
    const id = ++this.#last, text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => { this.#waiting[id] = { resolve, reject }; });
  }

  end() { this.#socket.destroy(); }
}

const server = await serve(), profile = mkdtempSync(join(tmpdir(), 'hexrail-firefox-'));
writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n');
const firefox = spawn(process.env.FIREFOX || 'firefox', ['--marionette', '--profile', profile, '--no-remote'], { stdio: 'ignore' });
const given = join(profile, 'MarionetteActivePort');
let driver;
try {
  await until('Firefox starts', () => existsSync(given) && +readFileSync(given, 'utf8'));
  driver = new Marionette(+readFileSync(given, 'utf8'));
  await driver.do('NewSession', { capabilities: { alwaysMatch: { timeouts: { script: 120_000 } } } });

  // The helpers of the other tests ask a page only for this.
  const page = {
    url: () => server.url,
    evaluate: (f, argument) => driver.do('ExecuteAsyncScript', {
      script: `const [argument, done] = arguments; Promise.resolve((${f})(argument)).then(done, e => done({ failed: String(e) }));`,
      args: [argument ?? null],
    }).then(result => { assert.ok(!result?.failed, result?.failed); return result; }),
  };
  const press = async id => {
    const box = await until(id, () => page.evaluate(id => {
      const e = document.querySelector(`#layer [data-id="${id}"]:not([disabled], [aria-disabled=true])`), box = e?.getBoundingClientRect();
      return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    }, id));
    const actions = [{ type: 'pointerMove', ...box }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await driver.do('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };
  const key = value => driver.do('PerformActions', { actions: [{ type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] }] });

  const from = Date.now();
  await driver.do('Navigate', { url: server.url });
  await until('the first picture', () => page.evaluate(() => document.documentElement.dataset.rev));
  console.log(`first picture after ${Date.now() - from} ms`);
  await press('home:bots');
  await until('the own decision', () => page.evaluate(() => document.querySelector('[data-id="act:pass"]') !== null));
  await wait(lock);
  const before = await stored(page);
  await key('1');
  await until('a pass by key is stored', async () => await stored(page) > before);
  await rest(page); // the company must still buy a train, so no computer acts
  const game = await gameOf(page), log = await logOf(page);
  assert.match(log.at(-1), /^pass /);
  await driver.do('Refresh');
  await until('the game after a reload', () => page.evaluate(() => document.documentElement.dataset.rev));
  await rest(page);
  assert.equal(await gameOf(page), game);
  assert.deepEqual(await logOf(page), log);
  assert.ok(await page.evaluate(() => document.getElementById('failure').hidden), 'the page shows a failure');
  console.log(`${log.length} actions by computers and by hand are kept: ok`);
} finally {
  if (driver && process.env.PICTURE) writeFileSync(process.env.PICTURE, Buffer.from(await driver.do('TakeScreenshot', { full: false }), 'base64'));
  driver?.end();
  firefox.kill('SIGKILL');
  server.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
