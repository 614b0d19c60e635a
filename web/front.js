// Shows the start screen before the program runs: a still of it that the build made for newcomers (cmd/front), or the one that the
// program stored when it was last here. Its shapes become a picture, its elements the page's own buttons. What is pressed meanwhile
// waits, and is handed to the program with its first picture, which takes the place of the still.
import { applyPatch, chordOf, idOf } from './mirror.js';
import { preference } from './scope.js';

const layer = document.getElementById('layer'), root = document.documentElement;
const lowest = 500; // dp: the still is not right for screens lower than this
const recent = 12 * 3600; // seconds within which the program opens the game that was on the table; as in scenes/arrive.go
const below = 40; // dp below the screen in which the program still draws cards, and where texts that reach into it begin

let kept = null; // what the program stored
let picture = null; // the still, as long as it is shown
let keys = []; // the chords that it takes
let waiting = null; // what was pressed: the id of an element, or a key
let send = null; // hands input to the program, once that has drawn its first picture
let down = false; // a press has begun before that and has not ended

const pref = name => { try { return localStorage.getItem(preference(name)) ?? localStorage.getItem(name) ?? ''; } catch { return ''; } };
const is = query => matchMedia(query).matches;

// room returns the part of the page that nothing of the device covers.
function room() {
  const p = getComputedStyle(document.getElementById('insets'));
  const [top, right, bottom, left] = ['Top', 'Right', 'Bottom', 'Left'].map(side => parseFloat(p['padding' + side]) || 0);
  return { left, top, width: document.body.clientWidth - left - right, height: document.body.clientHeight - top - bottom };
}

// expected reports whether the program will show its start screen, and not a game.
function expected() {
  const [, when] = pref('last').split(' ');
  return !location.hash && !location.search && !(Date.now() / 1000 - when < recent);
}

// stored returns the still that the program left here, if it was made for this screen.
function stored(screen) {
  kept = JSON.parse(pref('front') || 'null');
  const [span] = kept?.film.spans ?? [];
  const fits = kept?.language === root.lang && kept.coarse === is('(pointer: coarse)') && span.from === screen.width && span.shown;
  return fits ? kept : null;
}

// newcomer returns the still of the build, unless somebody has been here whose start screen looks otherwise.
async function newcomer() {
  const { look, strong } = kept ?? {};
  if (kept ? !kept.newcomer : pref('last') || pref('flags')) return null;
  const film = await (globalThis.hexrailStart?.front ?? fetch(`front-${root.lang}.json`).then(response => response.json()));
  return film && { film, look, strong };
}

// Numbers of lengths by form; see game/ui/paint/record.go.
const counts = [5, 6, 6, 3, 4, 2, 3, 3, 3, 3, 3];

// unroll returns what a film shows on a screen of a width: each item with its lengths in dp. The film is written by
// game/ui/still/encode.go.
function unroll({ what, spans }, width) {
  const count = what.map(({ 0: form }) => form === undefined ? 4 : counts[form]);
  const lower = count.map(n => new Array(n).fill(0));
  const reached = spans.filter((s, i) => i === 0 || s.from <= width), { from, to, shown, growth } = reached[reached.length - 1];
  for (const span of reached) {
    let next = 0;
    for (const n of span.shown) {
      const lengths = lower[n];
      for (let k = 0; k < lengths.length; k++) lengths[k] += span.lower[next++];
    }
  }
  const part = to > from ? (width - from) / (to - from) : 0;
  let next = 0, x = 0, y = 0;
  return shown.map(n => {
    const item = what[n], form = item[0], boxed = form === undefined || form < 3;
    const lengths = lower[n].map((length, k) => (length + growth[next++] * part) / (k < (boxed ? 4 : 2) ? 1 : 10));
    x = lengths[0] += x;
    y = lengths[1] += y;
    return { item, lengths };
  });
}

const make = (name, attributes) => {
  const e = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
};

// snapped returns a length of whole pixels of the device.
const snapped = v => Math.round(v * devicePixelRatio) / devicePixelRatio;

// shape returns a shape as an element of a picture.
function shape([form, , what], [x, y, ...more], color) {
  const [l, t] = [snapped(x), snapped(y)], fill = { fill: color }, line = width => ({ fill: 'none', stroke: color, 'stroke-width': width });
  const rect = (inset, round) => ({
    x: l + inset, y: t + inset, rx: Math.max(0, round - inset),
    width: Math.max(0, snapped(x + more[0]) - l - 2 * inset), height: Math.max(0, snapped(y + more[1]) - t - 2 * inset),
  });
  const path = () => {
    let d = `M${x} ${y}`;
    const at = what.split(' ').map(v => v / 10);
    for (let i = 0; i < at.length; i += 2) d += `L${x + at[i]} ${y + at[i + 1]}`;
    return d;
  };
  const round = { 'stroke-linejoin': 'round' };
  switch (form) {
    case 0: return make('rect', { ...rect(0, more[2]), ...fill });
    case 1: {
      const width = Math.max(1, Math.round(more[3] * devicePixelRatio)) / devicePixelRatio; // as the painter draws it
      return make('rect', { ...rect(width / 2, more[2]), ...line(width) });
    }
    case 2: { // the shadow that a box casts where it is not itself, painted in half of the time of a filter
      const { x, y, rx, width, height } = rect(0, more[2]), at = { x, y: y - height, width, height, overflow: 'visible' };
      const soft = make('foreignObject', at), box = document.createElement('div');
      Object.assign(box.style, { height: `${height}px`, borderRadius: `${rx}px`, boxShadow: `0 ${height}px ${more[3]}px ${color}` });
      soft.append(box);
      return soft;
    }
    case 3: return make('circle', { cx: x, cy: y, r: more[0], ...fill });
    case 4: return make('circle', { cx: x, cy: y, r: more[0], ...line(more[1]) });
    case 5: return make('path', { d: path() + 'Z', ...fill });
    case 6: return make('path', { d: path() + 'Z', ...line(more[0]), ...round });
    case 7: return make('path', { d: path(), ...line(more[0]), ...round });
    case 8: return make('path', { d: path(), ...line(more[0]), ...round, 'stroke-linecap': 'round' });
  }
  const text = make('text', { x, y: t, 'font-size': more[0], ...fill });
  if (form === 10) text.setAttribute('class', 'bold');
  text.textContent = what;
  return text;
}

// show shows a still on the screen.
function show({ film, look, strong }, screen) {
  const dark = look ? look === 'dark' : is('(prefers-color-scheme: dark)');
  const palette = (dark ? 1 : 0) + (strong || is('(prefers-contrast: more)') ? 2 : 0);
  const color = list => list[palette % list.length]; // one that was stored has only those that it needs
  const svg = make('svg', { id: 'front', 'aria-hidden': 'true' }), group = make('g', { transform: `translate(${screen.left} ${screen.top})` });
  const set = [], order = {}, at = { '': [-screen.left, -screen.top] };
  for (const { item, lengths } of unroll(film, screen.width)) {
    const [x, y, w, h] = lengths;
    if (y >= screen.height + below) continue;
    if (Array.isArray(item)) {
      group.append(shape(item, lengths, color(film.colors[item[1]])));
    } else {
      const [left, top] = at[item.in ?? ''] ?? at[''];
      at[item.id] = [x, y];
      set.push({ ...item, x: x - left, y: y - top, w, h: Math.max(0, Math.min(h, screen.height - y)) });
      (order[item.in ?? ''] ??= []).push(item.id);
    }
  }
  svg.append(group);
  layer.before(svg);
  picture = svg;
  keys = film.keys;
  root.dataset.front = 'shown';
  root.dataset.dark = dark;
  applyPatch(layer, { set, order }, () => {});
  layer.addEventListener('click', click);
  addEventListener('pointerdown', () => { down = !send; }, true);
  addEventListener('keydown', key);
}

// press remembers what was pressed, and shows that it waits.
function press(what) {
  layer.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  waiting = what;
  if (what.id) layer.querySelector(`[data-id="${CSS.escape(what.id)}"]`).setAttribute('aria-busy', 'true');
  document.getElementById('live').textContent = root.lang === 'ja' ? '読み込み中' : 'Loading';
}

function click(e) {
  const id = idOf(e.target.closest('button, [tabindex]'));
  if (!id || send && !down) return; // the program takes what begins after its first picture
  down = false;
  if (send) send('activate', { id });
  else press({ id });
}

// What the arrow keys move between; see game/ui/rove.go.
const groups = '[role=group], [role=list], [role=tablist], [role=radiogroup], [role=toolbar]';
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function key(e) {
  if (e.altKey || e.metaKey || e.isComposing) return;
  const chord = chordOf(e), on = layer.contains(e.target) && e.target !== layer ? e.target : null;
  if (steps[chord]) {
    if (on && step(on, steps[chord])) e.preventDefault();
    return;
  }
  if (on && (chord === 'Enter' || chord === ' ')) {
    if (on.tagName === 'BUTTON') return; // becomes a click
    e.preventDefault();
    press({ id: idOf(on) });
  } else if (keys.includes(chord) && ([...chord].length === 1 || chord === 'Enter')) {
    e.preventDefault();
    press({ key: chord });
  }
}

// step moves the focus within a group of controls that is a single stop of Tab, and reports whether it is one.
function step(from, by) {
  const group = from.closest(groups), all = [...group?.querySelectorAll('button, [tabindex]') ?? []];
  const to = all[all.indexOf(from) + by];
  if (!to || all.every(e => e.tabIndex === 0)) return false;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
  return true;
}

const longest = 5000; // milliseconds for which a press waits for its element, which may need the storage

// handOver gives the program what was done before its first picture. It is called with that, and with those that follow.
export function handOver(toProgram) {
  if (!send) begin(toProgram);
  if (!waiting) return;
  const { id, key: text, until } = waiting;
  if (text) toProgram('key', { text });
  else if (layer.querySelector(`[data-id="${CSS.escape(id)}"]`)) toProgram('activate', { id });
  else if (performance.now() < until) return;
  waiting = null;
}

function begin(toProgram) {
  send = toProgram;
  if (!picture) return;
  removeEventListener('keydown', key);
  addEventListener('pointerdown', () => { waiting = null; }, { capture: true, once: true });
  if (waiting) waiting.until = performance.now() + longest;
  const id = idOf(document.activeElement);
  if (id) send('focus', { id, flags: document.activeElement.matches(':focus-visible') ? 8 : 0 });
  // The program's picture is on the screen with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    picture.remove();
    delete root.dataset.front;
  }));
}

// start shows the still if there is one to be shown.
async function start() {
  const screen = room();
  if (!expected() || screen.height < lowest) return;
  const still = stored(screen) ?? await newcomer();
  if (!still || send || !document.getElementById('failure').hidden) return;
  show(still, screen);
}

const after = ms => new Promise(done => setTimeout(done, ms));

// painted is fulfilled once the still is on the screen.
const painted = () => new Promise(done => new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('first-contentful-paint').length) return;
  observer.disconnect();
  done();
}).observe({ type: 'paint', buffered: true }));

// Milliseconds for a still to arrive, and for the browser to paint it: that of a page out of sight is never painted.
const patience = 400, longestPaint = 1500;

// run asks for what runs the program, in this order. That waits for the still to be painted, because receiving and compiling keep two
// processors busy.
async function run() {
  await Promise.race([start().catch(e => console.warn(e)), after(patience)]); // the program starts without it
  if (picture) await Promise.race([painted().catch(e => console.warn(e)), after(document.hidden ? 0 : longestPaint)]);
  else delete root.dataset.front;
  for (const src of ['wasm_exec.js', 'failure.js', 'boot.js']) {
    document.head.append(Object.assign(document.createElement('script'), { src, type: src === 'wasm_exec.js' ? '' : 'module', async: false }));
  }
}

run();
