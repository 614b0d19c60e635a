// The browser's half of the platform: everything the program asks of the page, as one object called hexrail. The
// program sets hexrail.onInput, onEvent, onLook and onRest, and then calls start.
import * as files from './files.js';
import { handOver } from './front.js';
import { attachFolder, canShareFile, keepShared, leaveShared, pickShared, watchShared, writeShared } from './folder.js';
import { attachInput } from './input.js';
import { applyPatch, replaced } from './mirror.js';
import { preference, sharedCache } from './scope.js';
import { playNotes } from './sound.js';
import * as store from './store.js';
import { attachTabs, lock, tell, unlock } from './tabs.js';

const $ = id => document.getElementById(id);
const raf = window.requestAnimationFrame.bind(window);

// The engine draws as often as it can, even when nothing changes. Its requests for frames therefore go through this gate,
// which grants one frame for everything that happened since the last frame began, and else keeps the request. While one
// is due the page carries the mark data-busy, so that tests can wait for the picture to be up to date.
let wanted = true, parked = null, asked = true, timer = 0, due = Infinity;
let urgent = false; // the frame that is wanted does not wait for the screen

function want(frame) {
  wanted = frame;
  mark();
}

function mark() { document.documentElement.toggleAttribute('data-busy', wanted || heard); }

function gate() {
  window.requestAnimationFrame = f => {
    asked = true;
    if (wanted) return grant(f);
    parked = f;
    return 0;
  };
}

function grant(f) {
  parked = null;
  return raf(now => frame(f, now));
}

function frame(f, now) {
  parked = null;
  want(urgent = false);
  asked = false;
  f(now);
  if (!asked) setTimeout(rouse, pause);
}

function wake() {
  want(true);
  if (parked) grant(parked);
}

// hasten wants a frame at once. It is a task of its own, as the browser has to do its own part of a press first.
function hasten() {
  if (!parked) { wake(); return; }
  want(urgent = true);
  rest();
}

function wakeIn(ms) {
  if (ms <= 0) { wake(); return; }
  const at = performance.now() + ms;
  if (timer && due <= at) return;
  clearTimeout(timer);
  due = at;
  timer = setTimeout(() => { timer = 0; due = Infinity; wake(); }, ms);
}

// Work that no picture waits for is done in spells of some milliseconds. Each is a task of its own, so that the page takes in what comes
// between two of them, and a frame that is due goes first.
const spells = new MessageChannel();
let resting = false, heard = false; // heard: answers wait for the next spell

function rest() {
  if (resting) return;
  resting = true;
  spells.port2.postMessage(null);
}

spells.port1.onmessage = () => {
  resting = heard = false;
  if (urgent && parked) frame(parked, performance.now());
  else if (!wanted && host.onRest()) rest();
  mark();
};

// answered is called when something that the program has asked for is done: it takes note in the next spell or frame.
function answered() {
  if (!resting) { wake(); return; }
  heard = true;
  mark();
}

// quiet keeps the rest of the engine from working while nothing happens; it must be called before the program is loaded.
//
// The engine looks for game controllers in every frame. Once asked, the browser watches for them all the time, so it is
// told that there are none. And ten times a second the engine has a timer of Go look whether the page is hidden, for the
// sake of its own sounds, of which this program uses none. Go looks at its timers whenever it is called, so a call for a timer alone is
// put off when it is longer than what the engine waits between two frames. Nothing else in the program waits for a timer
// of Go: WakeIn takes its place.
//
// The engine may sleep at the end of a frame, for less than the pause. Go does not ask for a call when it expects one within
// a millisecond of that time, and the expected one may be put off. So an engine that has not asked for its next frame after
// the pause is roused.
const pause = 20, day = 24 * 3600 * 1000; // milliseconds
let resume = () => {};

function rouse() {
  if (asked) return;
  resume();
  setTimeout(rouse, pause);
}

function quiet(go) {
  resume = () => { if (!go.exited) go._resume(); };
  navigator.getGamepads = () => [];
  const calls = go.importObject.gojs, schedule = calls['runtime.scheduleTimeoutEvent'];
  calls['runtime.scheduleTimeoutEvent'] = sp => {
    const delay = (sp >>> 0) + 8; // an int64, on the stack
    if (go.mem.getUint32(delay, true) > pause) go.mem.setUint32(delay, day, true);
    schedule(sp);
  };
}

// The kinds of input that are shown at once. Movements come as often as the screen can show them.
const presses = ['down', 'up', 'key', 'activate', 'submit', 'edit'];

// send passes on what the player did, from the first picture on; event what happened otherwise.
function send(kind, { x = 0, y = 0, dx = 0, dy = 0, zoom = 1, flags = 0, id = '', text = '' } = {}) {
  if (!revision) return; // front.js remembers it
  host.onInput(kind, x, y, dx, dy, zoom, flags, id, text);
  if (presses.includes(kind)) hasten(); else wake();
}

function event(kind, name = '', text = '', data = null) {
  host.onEvent(kind, name, text, data);
  wake();
}

function look() {
  const is = q => matchMedia(q).matches;
  const p = getComputedStyle($('insets'));
  host.onLook(is('(pointer: coarse)'), is('(prefers-reduced-motion: reduce)'), is('(prefers-color-scheme: dark)'),
    is('(prefers-contrast: more)'), ...['Top', 'Right', 'Bottom', 'Left'].map(s => parseFloat(p['padding' + s]) || 0));
  wake();
}

// start takes over the page: the engine's canvas gets no input of its own, and everything goes to the program.
function start() {
  window.requestAnimationFrame = raf;
  const canvas = document.querySelector('canvas');
  canvas.tabIndex = -1;
  canvas.setAttribute('aria-hidden', 'true');
  plainContext(canvas);
  trueResolution(canvas);
  attachInput(canvas, $('layer'), send);
  for (const q of ['(pointer: coarse)', '(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(q).addEventListener('change', look);
  }
  addEventListener('resize', look);
  attachBack();
  attachTabs(event);
  attachFolder(event);
  addEventListener('pagehide', () => event('hidden'));
  document.addEventListener('visibilitychange', () => { if (document.hidden) event('hidden'); else wake(); });
  watchScale();
  attachFiles();
  look();
}

// The edges of shapes are smooth as they are drawn and nothing shines through the picture, so the canvas needs neither
// several samples for a pixel nor transparency.
function plainContext(canvas) {
  const real = canvas.getContext;
  canvas.getContext = (kind, wish) => real.call(canvas, kind, { ...wish, alpha: false, antialias: false, depth: false });
}

// The engine reads the ratio of pixels once; the page may be zoomed or moved to another monitor later. The canvas
// therefore always gets the true size, with the same rounding as the program's layout.
function trueResolution(canvas) {
  for (const [side, client] of [['width', 'clientWidth'], ['height', 'clientHeight']]) {
    const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
    Object.defineProperty(canvas, side, {
      get() { return real.get.call(this); },
      set() {
        const v = Math.round(document.body[client] * devicePixelRatio);
        if (real.get.call(this) !== v) real.set.call(this, v);
      },
    });
  }
}

function watchScale() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    dispatchEvent(new Event('resize'));
    watchScale();
  }, { once: true });
}

// While something is open that going back closes, one entry of our own, "open", lies in the browser's history on top of
// the page's entry, "base". An entry with neither name was made by the player, who changed the address. A change of the
// history takes the browser some milliseconds, so the picture goes first.
let depth = 0, guarded = false, leaving = false;

function setDepth(n) {
  depth = n;
  if (guarded !== depth > 0) setTimeout(guard);
}

function guard() {
  if (leaving || guarded === depth > 0) return;
  guarded = depth > 0;
  if (guarded) {
    history.pushState('open', '', here());
  } else {
    leaving = true;
    history.back();
  }
}

function attachBack() {
  history.replaceState('base', '');
  addEventListener('popstate', () => {
    if (history.state !== 'base') return;
    history.replaceState('base', '', here());
    if (leaving) {
      leaving = false;
      guard();
    } else if (guarded) {
      guarded = false;
      event('back');
    }
  });
  addEventListener('hashchange', () => {
    if (history.state) return;
    history.replaceState('base', '');
    guarded = false;
    event('fragment', '', host.fragment());
    guard();
  });
}

// The fragment that the program set last, or that the player did.
let fragment = '';
const here = () => fragment ? '#' + fragment : location.pathname + location.search;

function setFragment(s) {
  fragment = s;
  history.replaceState(history.state, '', here());
}

// sendLink opens the share sheet of the device, with a picture made of pixels if there is one.
async function sendLink(title, text, url, name, pixels, width) {
  if (!navigator.share) throw new Error('unsupported');
  const files = name ? [pngFile(await picture(pixels, width), name)] : undefined;
  await navigator.share({ title, text, url, files });
}

const pngFile = (blob, name) => new File([blob], name, { type: 'image/png' });

const canSendPicture = () => Boolean(navigator.share && navigator.canShare?.({ files: [pngFile('', 'a.png')] }));

function mail(subject, body) {
  const a = document.createElement('a');
  a.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  a.click();
}

// copy puts a text on the clipboard. Where the browser refuses, as it may on plain http, the player gets the text to
// select, and the promise is refused.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (e) {
    $('copy-text').value = text;
    $('copy').showModal();
    $('copy-text').select();
    if (!document.execCommand('copy')) throw e;
    $('copy').close();
  }
}

$('copy-close').addEventListener('click', () => $('copy').close());

function attachFiles() {
  const open = transfer => files.open(files.of(transfer), event);
  addEventListener('dragover', e => e.preventDefault());
  addEventListener('drop', e => {
    e.preventDefault();
    open(e.dataTransfer);
  });
  addEventListener('paste', e => {
    if (e.target instanceof HTMLInputElement) return;
    open(e.clipboardData);
    const text = e.clipboardData.getData('text/plain');
    if (text && text.length <= files.most()) event('pasted', '', text);
  });
}

// What another program hands over arrives in two ways. Files that the file manager opens come with the launch. What is
// shared is kept by the service worker (sw.js) until it is taken here. The address then tells that something comes, and the
// program gets that as a fragment, so that it waits for it.
const received = /^\?(open|shared)$/.test(location.search);
if (received) history.replaceState(null, '', location.pathname + '#received');

async function receive() {
  globalThis.launchQueue?.setConsumer(async launch => {
    files.open(Promise.all((launch.files || []).map(handle => handle.getFile())), event);
  });
  if (!received || !globalThis.caches) return;
  const kept = await caches.open(sharedCache);
  for (const request of await kept.keys()) {
    const response = await kept.match(request), name = new URL(request.url).searchParams.get('name');
    await kept.delete(request);
    if (name) files.open([new File([await response.blob()], name)], event);
    else event('pasted', '', await response.text());
  }
}

function download(name, mime, data) {
  const url = URL.createObjectURL(new Blob([data], { type: mime }));
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// picture makes a PNG file of pixels with red, green, blue and opacity, in rows of a width.
function picture(pixels, width) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = pixels.length / 4 / width;
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width), 0, 0);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

// print prints a page of HTML, or a picture of pixels in rows of a width (style.css).
async function print(html, pixels, width) {
  const page = $('print'), url = pixels ? URL.createObjectURL(await picture(pixels, width)) : '';
  page.innerHTML = html;
  if (url) {
    const img = page.appendChild(new Image());
    img.src = url;
    await img.decode();
  }
  addEventListener('afterprint', () => { page.innerHTML = ''; URL.revokeObjectURL(url); }, { once: true });
  window.print();
}

const downloadPicture = async (name, pixels, width) => download(name, 'image/png', await picture(pixels, width));

// Messages for assistive technology are joined, so that none is lost when several come at once.
const silence = 700; // milliseconds between two messages
let pending = [], speaking = 0;

function say(texts) {
  pending.push(...texts);
  if (speaking || !pending.length) return;
  $('live').textContent = pending.join(' ');
  pending = [];
  speaking = setTimeout(() => { speaking = 0; say([]); }, silence);
}

let revision = 0;

// shown is called after every new picture. The revision lets tests wait for one.
function shown(json) {
  if (json) {
    const patch = JSON.parse(json);
    applyPatch($('layer'), revision ? patch : replaced(patch), send);
    if (patch.say) say(patch.say);
  }
  document.documentElement.dataset.rev = ++revision;
  handOver(send);
}

// glyph draws one character with the system's fonts and returns its coverage.
function glyph(char, size, bold) {
  const side = Math.ceil(size * 1.6), left = Math.ceil(size * 0.2), base = Math.ceil(size * 1.2);
  const c = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  c.font = `${bold ? 'bold ' : ''}${size}px sans-serif`;
  c.fillText(char, left, base);
  const rgba = c.getImageData(0, 0, side, side).data, alpha = new Uint8Array(side * side);
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[4 * i + 3];
  return { w: side, h: side, x: -left, y: -base, advance: c.measureText(char).width, alpha };
}

function watchUpdates(registration) {
  const waiting = () => { if (registration.waiting && navigator.serviceWorker.controller) event('update'); };
  registration.addEventListener('updatefound', () => registration.installing.addEventListener('statechange', waiting));
  waiting();
  host.reload = () => {
    if (!registration.waiting) { location.reload(); return; }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('skipWaiting');
  };
}

// What preferences say of the games belongs to this installation, and the others to all of the origin. Until there is one of
// its own that of earlier versions is read, which had one for the whole origin.
const ofGames = ['games', 'last', 'front'];
const nameOf = key => ofGames.includes(key) ? preference(key) : key;

const local = f => { try { return f(localStorage); } catch { return ''; } };
local(s => s.length); // the first look takes a while, so it is taken while the program is still on its way

export const host = {
  gate, quiet, rest, answered, wakeIn, start, shown, copy, download, downloadPicture, print, glyph, watchUpdates, playNotes, ...store,
  onInput() {}, onEvent() {}, onLook() {}, onRest() {},
  ready() {
    $('loading')?.remove();
    globalThis.hexrailStart?.done(); // its own file may be missing, which keeps nobody out
    receive().catch(e => console.warn(e));
  },
  pref: key => local(s => s.getItem(nameOf(key)) ?? s.getItem(key)) || '',
  setPref: (key, value) => { local(s => s.setItem(nameOf(key), value)); },
  fail: report => globalThis.hexrailStart?.fail('stopped', report),
  canSend: () => Boolean(navigator.share),
  canSendPicture, mail, canShareFile, keepShared, leaveShared, pickShared, watchShared, writeShared,
  send: sendLink,
  pick: (accept, limit) => files.pick({ accept, multiple: true }, limit, event),
  pickFolder: limit => files.pick({ webkitdirectory: true }, limit, event),
  nameOf: files.nameOf, read: files.read,
  fragment: () => { fragment = location.hash.slice(1); return fragment; },
  setFragment, setDepth, tell, unlock,
  lock: name => lock(name, event),
  address: () => location.origin + location.pathname,
  reload: () => location.reload(),
  describe(title, lang, dark, waiting) {
    document.title = waiting ? `(${waiting}) ${title}` : title;
    (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {}); // not installed
    document.documentElement.lang = lang;
    document.documentElement.dataset.dark = dark;
  },
};
window.hexrail = host;
