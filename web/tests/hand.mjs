// Plays at a table as a person does: it knows what an action is called on the page and presses that, with the mouse, a
// finger or the keyboard alone. Actions are lines of the program's own notation, as the storage keeps them.
import assert from 'node:assert/strict';
import { lock, logOf } from './games.mjs';
import { rest } from './server.mjs';

const train = card => card.slice(0, card.lastIndexOf('-'));

// plain leaves out what makes no difference: which of equal trains it is, and which of equal runs.
export const plain = line => line.replace(/^run .*/, 'run').replace(/^(train \S+ [^-]+|discard \S+ [^-]+)-\d+/, '$1');

// unpriced gives a recorded choice of a private, which names no price (18FL/R18), the price for which it was played.
const unpriced = (recorded, played) => /^bid \S+ \S+ 0$/.test(recorded) ? recorded.replace(/0$/, played.split(' ').at(-1)) : recorded;

// eachEdge changes the ends of the tracks of a tile, and puts them in order.
const eachEdge = (face, change) => face.split(', ').map(t => t.split('+').map(change).sort().join('+')).sort().join(', ');

// turned turns the tracks of a tile.
const turned = (face, by) => eachEdge(face, edge => (+edge + +by) % 6);

// routesOf reads what the log says of the routes of a run: the names of the stops of each letter. A place may have a comma in its name
// ("B19 Springfield, IL"): every stop begins with its hex.
function routesOf(said) {
  const routes = [...said.matchAll(/route ([A-Z]): (.*?)\.(?= Train |$)/g)];
  return Object.fromEntries(routes.map(([, letter, stops]) => [letter, stops.split(/, (?=[A-Z]{1,2}\d)/)]));
}

// look reads what is on the page: by id where it is, what it says, and its state.
const look = () => Object.fromEntries([...document.querySelectorAll('#layer [data-id]')].map(e => {
  const { x, y, width, height } = e.getBoundingClientRect(), a = name => e.getAttribute(name) || '';
  const on = ['aria-checked', 'aria-pressed'].some(name => a(name) === 'true');
  const name = a('aria-label') || (e.firstElementChild ? '' : e.textContent);
  return [e.dataset.id, { x, y, width, height, on, name, describe: a('aria-description'), value: e.value, now: +a('aria-valuenow') }];
}));

// towards returns the key that leads from what has the focus nearer to a control, or nothing if that has it.
const towards = id => {
  const from = document.activeElement, to = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (from.dataset.id === id) return '';
  const group = e => e?.closest('[role=grid], [role=radiogroup], [role=tablist], [role=toolbar], [role=group]');
  if (to?.tabIndex !== -1 || !group(to) || group(from) !== group(to) || from.role === 'spinbutton') return 'Tab';
  const [a, b] = [from, to].map(e => e.closest('[role=row]')), after = (x, y) => x.compareDocumentPosition(y) & 4;
  if (a !== b) return after(a, b) ? 'ArrowDown' : 'ArrowUp';
  return after(from, to) ? 'ArrowRight' : 'ArrowLeft';
};

// takesEnter reports whether what has the focus takes Enter itself: a hex, or a button that is no choice.
const takesEnter = () => document.activeElement.matches('[data-id^="hex:"], button:not([role=radio], [role=checkbox], [role=switch], [data-chosen])');

export class Hand {
  // The page must have been opened with init: hasten. names holds the printed names of corps and privates where the notation
  // has others, and edge(from, to), the number of the edge between two hexes. earned(at) is what the run at a place of the
  // log brings, and granted(at) what it brings the company itself, if its line does not say it; told(at) is what the log of
  // the recorded game says of its routes, and by is 'mouse', 'touch' or 'keys'.
  // taken has the most presses that a decision of each kind took.
  constructor(page, { names, earned = () => null, granted = () => null, told = () => '', by = 'mouse' }) {
    Object.assign(this, { page, names, earned, granted, told, by, faces: {}, sides: {}, presses: 0, taken: {} });
  }

  // sitAt goes on at another page.
  sitAt(page) { Object.assign(this, { page, cdp: undefined }); }

  corpName(c) { return this.names.corps?.[c] || c; }
  privateName(p) { return this.names.privates?.[p] || p; }

  // settle waits until the page is up to date and looks at it.
  async settle() {
    this.cdp ??= await this.page.context().newCDPSession(this.page);
    await rest(this.page);
    this.seen = await this.page.evaluate(look);
  }

  has(id) { return id in this.seen; }

  get(id) {
    assert.ok(this.has(id), `${id} is not on the page`);
    return this.seen[id];
  }

  ids(pattern) { return Object.keys(this.seen).filter(id => pattern.test(id)); }

  // middle returns the middle of what has this id once it is in sight, scrolling the step, the table of companies, or on a phone what
  // lies above it.
  async middle(id) {
    for (let tries = 0; tries < 40; tries++) {
      const box = this.get(id);
      if (box.height >= 12 && box.width >= 6) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const within = await this.page.evaluate(id => document.querySelector(`[data-id="${CSS.escape(id)}"]`)
        .closest('[data-id="below"], [data-id="companies"]')?.dataset.id, id);
      const panel = this.get({ below: 'main', companies: 'companies' }[within] || 'panel'), down = box.y > panel.y + panel.height * 0.3;
      const at = { x: panel.x + 24, y: panel.y + panel.height * 0.4 }; // beyond the edge of the page
      if (this.by === 'touch') await this.drag(at, down ? -60 : 60);
      else await this.send(['Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: down ? 60 : -60 }]);
    }
    throw new Error(`${id} never comes in sight`);
  }

  // send gives events to the browser in one go and waits for what comes of them.
  async send(...events) {
    await Promise.all(events.map(([name, e]) => this.cdp.send(name, e)));
    await this.settle();
  }

  // drag moves a finger up or down; without a way it taps.
  drag({ x, y }, dy) {
    const touch = (type, ...touchPoints) => ['Input.dispatchTouchEvent', { type, touchPoints }];
    const way = dy ? [touch('touchMove', { x, y: y + dy / 2 }), touch('touchMove', { x, y: y + dy })] : [];
    return this.send(touch('touchStart', { x, y }), ...way, touch('touchEnd'));
  }

  // press presses what has this id, no sooner after the last press than a careful player.
  async press(id) {
    if (id !== 'map:fit' && id !== 'sheet:grip') this.presses++; // a player moves map and sheet only to see what is out of sight
    await this.page.evaluate(ms => window.ahead(ms), lock);
    if (this.by === 'keys') {
      await this.reach(id);
      return this.key(' ');
    }
    const at = await this.middle(id);
    if (this.by === 'touch') return this.drag(at, 0);
    const mouse = type => ['Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }];
    return this.send(mouse('mousePressed'), mouse('mouseReleased'));
  }

  // focus returns the id of what has the focus, or nothing.
  focus() { return this.page.evaluate(() => document.activeElement?.dataset.id || ''); }

  // reach goes to a control with Tab, and within a grid or group that Tab passes as a whole with the arrow keys.
  async reach(id) {
    for (let tries = 0, key; (key = await this.page.evaluate(towards, id)); tries++) {
      assert.ok(tries < 600, `Tab never reaches ${id}`);
      await this.page.keyboard.press(key);
      await rest(this.page);
    }
  }

  async key(key) {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  async choose(id) {
    if (!this.has(id) && this.has('sheet:grip')) await this.press('sheet:grip');
    if (!this.has(id) && id.startsWith('private:')) await this.press('privates');
    if (!this.has(id) && id.startsWith('train:')) await this.press('deals');
    if (!this.get(id).on) await this.press(id);
  }

  // confirm presses a button of the action bar, and again what it asks.
  async confirm(id) {
    if (this.by === 'keys') {
      await this.page.evaluate(ms => window.ahead(ms), lock);
      if (id === 'act:pass') await this.key(this.has('purse:certs') ? '8' : '1'); // where the boxes have the other digits
      else if (id === 'act:more') await this.press(id);
      else if (await this.page.evaluate(takesEnter)) await this.press(id);
      else await this.key('Enter');
    } else {
      await this.press(id);
    }
    if (this.seen[id]?.name.endsWith('?')) await this.press(id);
    if (this.has('consent:yes')) await this.press('consent:yes');
  }

  // playAll plays the lines of a log from one on. A press may play several: the sales and the purchase of a plan, a bid and the pass
  // that ends the turn after it.
  async playAll(log, from = 0) {
    for (let at = from; at < log.length;) {
      const played = await this.play(log[at], at, log.slice(at + 1));
      assert.ok(played.length > 0, `action ${at + 1}, ${log[at]}, was not played`);
      for (const line of played) {
        if (!this.layAlike(line, log[at])) assert.equal(plain(line), plain(unpriced(log[at], line)), `action ${at + 1}`);
        at++;
      }
    }
  }

  // layAlike reports whether two lines lay the same tile in turns that look alike.
  layAlike(line, other) {
    const turn = / (\S+)\/(\d)/, [, kind, a] = line.match(turn) || [], [, , b] = other.match(turn) || [];
    return line.startsWith('lay ') && line.replace(turn, ' $1') === other.replace(turn, ' $1') && this.alike(kind, a, b);
  }

  // alike reports whether a tile looks the same in two turns.
  alike(kind, a, b) { return a === b || turned(this.faces[kind], a) === turned(this.faces[kind], b); }

  // play makes the presses for an action, of which the coming ones may be a part, and returns the actions that were played with it.
  async play(line, at, coming = []) {
    await this.settle();
    if (this.has('hand:open')) await this.press('hand:open');
    if (this.has('ended:close')) await this.press('ended:close'); // what the end of a stock round has brought
    const [verb, who, ...words] = line.split(' '), before = this.presses;
    if (verb === 'pass') await this.confirm('act:pass');
    else if (verb === 'lay') await this.lay(words, at);
    else if (!await this[verb](words, at, who, coming)) { // which reports whether it has played the action
      await this.confirm(this.has('act:more') && !/^pass /.test(coming[0]) ? 'act:more' : 'act:primary');
    }
    this.taken[verb] = Math.max(this.taken[verb] || 0, this.presses - before);
    return logOf(this.page, at);
  }

  // bid bids for a private, or for the right to choose, which is ready to be bid for unless the bid is secret. Records name no
  // price for a private that is chosen.
  async bid([lot, price]) {
    if (!price && this.has(`bid:choice:${lot}`)) return this.choose(`bid:choice:${lot}`);
    if (!price) return this.price(lot);
    await this.choose(`bid:${this.privateName(lot)}`);
    if (+price) await this.price(price);
  }

  async par([c, cell], at, who, coming) {
    const price = cell.split(':')[1];
    if (this.has(`start:${this.corpName(c)}`)) await this.choose(`start:${this.corpName(c)}`);
    if (this.has('grid')) return this.cell(price, coming[0]);
    await this.choose(`par:${this.corpName(c)}:${price}`);
  }

  // cell chooses a price and the number of shares that the next answer names in the table of both.
  async cell(price, next) { await this.choose(`grid:${next.split(' ').at(-1)}:${price}`); }

  // buy buys shares, or has a company redeem one of its own. A block that is to be protected is chosen already.
  async buy([c, from, percent], at, who) {
    if (this.has('pair')) return;
    if (who === c) return this.redeem(this.corpName(c), from, percent);
    await this.choose(`buy:${this.corpName(c)}:${from === 'pool' ? 'pool' : 'ipo'}`);
  }

  async redeem(c, from, percent) {
    await this.choose(`own:buy:${c}`);
    if (from !== 'pool') return this.direct(`own:buy:${c}:p${+from.slice(1) + 1}`); // of one of several who could give the share
    const card = `own:buy:${c}:${percent / 10}`;
    if (this.has(card)) await this.choose(card);
  }

  // direct presses the button of a row that plays it, and reports whether there is one.
  async direct(row) {
    if (!this.has(`${row}:do`)) return false;
    await this.press(`${row}:do`);
    return true;
  }

  async sell([c, percent], at, who) {
    if (who === c) return this.choose(`own:sell:${this.corpName(c)}`); // shares are reissued
    const n = percent / 10;
    if (this.has(`need:${this.corpName(c)}`)) return this.need(this.corpName(c), n);
    await this.choose(`sell:${this.corpName(c)}`);
    const card = `sell:${this.corpName(c)}:${n}`;
    if (this.has(card)) await this.choose(card);
  }

  // need counts the shares that are sold of a company in need, and none of the others.
  async need(c, n) {
    for (const id of this.ids(/^need:.*:count$/)) {
      const want = id === `need:${c}:count` ? n : 0;
      for (let now; (now = this.get(id).now) !== want;) await this.press(`${id}:${now < want ? 'more' : 'less'}`);
    }
  }

  async private([p, price]) {
    await this.choose(`private:${this.privateName(p)}`);
    await this.price(price);
  }

  async exchange([p, from]) { await this.choose(`exchange:${this.privateName(p)}:${from === 'pool' ? 'pool' : 'ipo'}`); }

  // price types a price where one is asked for.
  async price(sum) {
    if (!this.has('price') || this.get('price').value === String(sum)) return;
    // The browser itself gives the field the focus, and takes a slow tap for a long press.
    for (let tries = 0; await this.focus() !== 'price'; tries++) {
      assert.ok(tries < 20, 'the price takes no focus');
      if (this.by === 'keys') await this.reach('price');
      else await this.press('price');
      await this.page.waitForTimeout(100);
    }
    await this.page.keyboard.press('Control+a');
    await this.send(['Input.insertText', { text: String(sum) }]);
  }

  // hex presses a hex of the map. On a phone much lies over the map, so the whole of it is shown first.
  async hex(name) {
    const id = `hex:${name}`;
    if (this.by === 'keys') {
      await this.walk(id);
      return this.key(' ');
    }
    if (this.by === 'touch' || !this.inSight(id)) await this.press('map:fit');
    await this.press(id);
  }

  // inSight reports whether the middle of a hex lies on the map and not under its edges.
  inSight(id) {
    const map = this.get('map'), box = this.seen[id];
    if (!box || box.width < 10) return false;
    const x = box.x + box.width / 2 - map.x, y = box.y + box.height / 2 - map.y;
    return x > 0 && y > 0 && x < map.width && y < map.height;
  }

  // nearer brings a stop of the map so near that it can be pressed, with the wheel over it.
  async nearer(id) {
    if (!this.inSight(id)) await this.press('map:fit');
    for (let tries = 0; tries < 10 && this.get(id).height < 12; tries++) {
      const { x, y, width, height } = this.get(id);
      await this.send(['Input.dispatchMouseEvent', { type: 'mouseWheel', x: x + width / 2, y: y + height / 2, deltaX: 0, deltaY: -100 }]);
    }
  }

  // walk goes to the map with Tab, and over it with the arrows. The whole map is shown first: of a hex at the edge of the view
  // only a part would be found, and its middle elsewhere.
  async walk(id) {
    for (let tries = 0; !(await this.focus()).startsWith('hex:'); tries++) {
      assert.ok(tries < 200, 'Tab never reaches the map');
      await this.key('Tab');
    }
    await this.key('0');
    for (let tries = 0, from, before; (from = await this.focus()) !== id; tries++, before = from) {
      assert.ok(tries < 80, `the arrows never lead from ${from} to ${id}`);
      const here = this.get(from), there = this.get(id), dy = there.y - here.y;
      const upright = dy < -8 ? 'ArrowUp' : dy > 8 ? 'ArrowDown' : '', aside = there.x < here.x ? 'ArrowLeft' : 'ArrowRight';
      await this.key(from !== before && upright || aside); // at the shore the row above or below begins further on
    }
  }

  // lay chooses hex and tile and turns it until its track leads where it shall. What is stored tells how a tile lay, so a
  // tile that is new to the hand may be laid wrongly once and taken back.
  async lay([hex, laid, via, p], at) {
    const by = via ? `:${this.privateName(p)}` : '', [kind, rot] = laid.split('/'), id = `tile:${kind}${by}`;
    for (let tries = 0; tries < 6; tries++) {
      if (by && this.has(`power${by}`)) await this.press(`power${by}`);
      if (!by || !this.has(id)) await this.hex(hex);
      await this.choose(id);
      for (let i = 0; this.faces[kind] ? this.face(this.get(id).describe, hex, rot) !== this.faces[kind] : i < tries; i++) {
        assert.ok(i < 6, `${laid} cannot lie so on ${hex}`);
        await this.press(id);
      }
      const describe = this.get(id).describe;
      await this.confirm('act:primary');
      const [played] = await logOf(this.page, at), now = played?.split(' ')[3];
      if (!played) return;
      const lies = now.split('/')[1];
      this.faces[kind] = this.face(describe, hex, lies);
      if (this.alike(kind, lies, rot)) return;
      if (this.has('share:close')) await this.press('share:close'); // the lay has ended the turn
      await this.key('Control+z');
    }
    throw new Error(`${laid} never lies so on ${hex}`);
  }

  // face turns what is said of the way a tile lies, the hexes that each of its tracks leads to, into edges of the tile unturned.
  face(described, hex, rot) {
    const edge = to => (this.names.edge(hex, to) - rot + 6) % 6;
    return eachEdge(described, edge);
  }

  // answer chooses an answer. Where a table asks several questions at once, the coming answers are those to its other ones.
  async answer([n], at, who, coming) {
    if (!this.has('grid')) return await this.direct(`answer:${n}`) || this.choose(`answer:${n}`);
    await this.cell(this.names.pars[n], coming[0]);
    const then = `then:${this.names.stations[coming[1].split(' ').at(-1)]}`;
    if (this.has(then)) await this.choose(then);
  }

  // assign puts the marker of a private on a hex, which is chosen already if there is no other.
  async assign([p, hex]) {
    const option = `assign:${this.privateName(p)}:${hex}`;
    if (this.has(option)) return this.choose(option);
    await this.choose(`power:${this.privateName(p)}`);
    if (await this.direct(option)) return true;
    if (!this.has('sat:confirm')) await this.hex(hex);
  }

  // token presses the city in the list, or with a finger its hex first where the list lies under the map.
  async token([hex, city]) {
    const slot = `slot:${hex}:${city}`;
    if (this.by === 'touch' && !this.has(slot)) await this.hex(hex);
    await this.choose(slot);
  }

  async hextoken([hex]) { await this.hex(hex); }

  async acquire([p]) { await this.choose(`acquire:${this.privateName(p)}`); }

  async convert() { await this.choose('convert'); }

  // merge chooses the partner, and the answers to what is asked afterwards as far as they can be chosen with it.
  async merge([c], at, who, coming) {
    await this.choose(`merge:${this.corpName(c)}`);
    const questions = ['payment', 'exchange'];
    for (const line of coming) {
      const [verb, , n] = line.split(' '), i = questions.findIndex(q => this.has(`later:${q}:answer:${n}`));
      if (verb !== 'answer' || i < 0) break;
      await this.choose(`later:${questions.splice(i, 1)}:answer:${n}`);
    }
  }

  async repay([sum]) {
    await this.choose('repay');
    await this.price(sum);
  }

  // layboth lays a tile by two powers at once.
  async layboth([hex, laid, via, other]) {
    await this.hex(hex);
    await this.choose(`layboth:${laid.split('/')[0]}:${this.privateName(via)}:${this.privateName(other)}`);
  }

  // usecard chooses what becomes of a card, or what a power does.
  async usecard(words) {
    const [via, choice] = [words[0], words.at(-1)], card = words.length > 2 ? words[1] : 'choice';
    const option = `usecard:${this.privateName(via)}:${this.privateName(card)}:${choice}`;
    if (!this.has(option)) await this.choose(`uses:${this.privateName(via)}`);
    return await this.direct(option) || this.choose(option);
  }

  // run takes the routes that are ready if they earn as much, and else presses stop after stop.
  async run(words, at) {
    const [, sum, grant, list] = words.join(' ').match(/^(?:stated (\d+) )?(?:subsidy (\d+) )?(.*)$/);
    const want = sum ? +sum : this.earned(at), routes = list.split(' ');
    const granted = !sum ? this.granted(at) : this.names.mail ? null : +(grant || 0); // what records leave out is not compared
    const ready = () => this.ready(want, granted);
    if (want === null) return;
    if (!this.has('run:share') && this.has('sheet:grip')) await this.press('sheet:grip');
    for (let tries = 0; tries < 240 && this.has('run:stop') && !ready(); tries++) await this.later(); // it is searched for
    if (ready()) return;
    const said = routesOf(await this.told(at));
    await this.press('run:clear');
    for (const [i, route] of routes.entries()) {
      if (route === '-') continue;
      const letter = String.fromCharCode(65 + i);
      if (!this.get(`route:${letter}`).on) await this.press(`route:${letter}`);
      const [, halts] = route.split('/');
      await this.draw(letter, said[letter] || []);
      if (this.has(`halts:${letter}:${halts}`)) await this.press(`halts:${letter}:${halts}`);
    }
    // Of equally direct ways between two stops the one that earns most is drawn. The record may have taken another, such as one with a
    // fee (1822PNW/R133).
    for (let tries = 0; tries < 6 && !ready() && this.has('run:other'); tries++) await this.press('run:other');
    // Stops that can be joined in several ways may be joined in another: one of the best runs pays the same.
    if (!ready() && this.has('run:best')) await this.press('run:best');
    for (let tries = 0; tries < 40 && !ready(); tries++) {
      if (this.has('run:next')) await this.press('run:next');
      else await this.later(); // the search for it goes on
    }
    assert.ok(ready(), `the run for ${want} and ${granted} is not drawn`);
  }

  // later looks again after a moment.
  async later() {
    await this.page.waitForTimeout(250);
    await this.settle();
  }

  // draw presses the stops of a route in turn, by themselves where their hex has several, and else the hex. It begins at a
  // stop that is alone in its hex, if there is one, and goes on from there to either end.
  async draw(letter, stops) {
    const hexOf = stop => stop.split(' ')[0], alone = stop => stops.filter(s => hexOf(s) === hexOf(stop)).length === 1;
    const drawn = () => this.ids(/^stop:/).filter(id => id.split(':')[1] === letter).map(id => this.seen[id].name);
    const is = (names, want) => names.length === want.length && names.every((name, i) => name.startsWith(`${want[i]} `));
    const call = async (stop, want) => {
      for (let tries = 0; tries < 6 && !is(drawn(), want) && !is(drawn().reverse(), want); tries++) {
        if (this.has('run:failed') && this.has('run:other')) await this.press('run:other'); // the way before is in the way
        const at = this.ids(/^at:/).find(id => this.seen[id].name.startsWith(`${stop} `));
        if (at && this.by === 'keys') await this.walk(`hex:${hexOf(stop)}`);
        if (at && this.by !== 'keys') await this.nearer(at);
        if (at) return this.press(at);
        await this.hex(hexOf(stop));
      }
    };
    const from = Math.max(0, stops.findIndex(alone));
    for (let k = from; k < stops.length; k++) await call(stops[k], stops.slice(from, k + 1));
    for (let k = from - 1; k >= 0; k--) await call(stops[k], stops.slice(k));
  }

  // ready reports whether the routes can be run and earn this sum, and the other one for the company, if that is known.
  ready(sum, grant) {
    const number = said => Number(said.replace(/[^\d]/g, ''));
    const [, granted = '0'] = this.get('run:share').name.match(/(\S+) for the company/) || [];
    return number(this.get('run:total').name) === sum && (grant === null || number(granted) === grant)
      && this.ids(/^route:.:why$/).length === 0;
  }

  async dividend([kind]) { await this.choose(`opt:dividend:${kind}`); }

  // train buys a train, perhaps for an old one, or with the side named that is to be up.
  async train([card, from, price, ...more]) {
    const parts = ['train', this.sideOf(card), { initial: '', ipo: '' }[from] ?? this.corpName(from)];
    const after = word => more[more.indexOf(word) + 1];
    if (more.includes('for')) parts.push('with', this.sideOf(after('for')));
    if (more.includes('as')) parts.push(this.sides[card] = after('as'));
    await this.choose(parts.filter(Boolean).join(':'));
    await this.price(price);
  }

  // sideOf returns what a train is called on the side that is up.
  sideOf(card) { return this.sides[card] || train(card); }

  // recall takes over which sides of trains are up after a log that was played before.
  recall(log) {
    for (const [, card, side] of log.map(line => line.match(/^train \S+ (\S+) .* as (\S+)$/)).filter(Boolean)) this.sides[card] = side;
  }

  async discard([card]) { await this.choose(`discard:${this.sideOf(card)}`); }

  async bankrupt() { await this.choose('bankrupt'); }
}
