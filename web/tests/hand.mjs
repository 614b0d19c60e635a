// Plays at a table as a person does: it knows what an action is called on the page and presses that with the mouse.
// Actions are lines of the program's own notation, as the storage keeps them.
import assert from 'node:assert/strict';
import { gameOf, kept, lock } from './games.mjs';
import { revision } from './server.mjs';

// Printed names, where files have others.
const corps = { NYNH: 'NNH' };
const privates = { SV: 'SVN&RR', CS: 'C&SL', DH: 'D&H', MH: 'M&H', CA: 'C&A', BO: 'B&O' };
const corp = c => corps[c] || c;
const owner = o => ({ initial: '', ipo: '', pool: 'pool' })[o] ?? corp(o);
const train = card => card.slice(0, card.lastIndexOf('-'));

export class Hand {
  constructor(page) { this.page = page; }

  // log returns the actions that are stored.
  async log() { return (await kept(this.page))[await gameOf(this.page)].log; }

  locator(id) { return this.page.locator(`[data-id="${id}"]`); }
  async has(id) { return await this.locator(id).count() > 0; }
  attribute(id, name) { return this.locator(id).getAttribute(name); }
  async chosen(id) {
    return await this.attribute(id, 'aria-checked') === 'true' || await this.attribute(id, 'aria-pressed') === 'true';
  }

  // settled waits until the picture has stopped changing.
  async settled() {
    for (let last = -1, now = await revision(this.page); now !== last;) {
      last = now;
      await this.page.waitForTimeout(60);
      now = await revision(this.page);
    }
  }

  // middle returns the middle of what has this id once it is in sight, scrolling to it.
  async middle(id) {
    for (let tries = 0; tries < 40; tries++) {
      const box = await this.locator(id).boundingBox();
      if (box && box.height >= 12 && box.width >= 6) return [box.x + box.width / 2, box.y + box.height / 2];
      const panel = await this.locator('panel').boundingBox();
      await this.page.mouse.move(panel.x + panel.width / 2, panel.y + panel.height * 0.4);
      await this.page.mouse.wheel(0, box && box.y > panel.y + panel.height * 0.3 ? 60 : -60);
      await this.settled();
    }
    throw new Error(`${id} never comes in sight`);
  }

  async press(id) {
    await this.locator(id).waitFor({ state: 'attached', timeout: 5000 });
    const [x, y] = await this.middle(id);
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  async choose(id) {
    if (!await this.has(id) && id.startsWith('private:')) await this.press('privates');
    if (!await this.chosen(id)) await this.press(id);
  }

  // confirm presses a button of the action bar, and once more if it asks.
  async confirm(id) {
    await this.page.waitForTimeout(lock);
    const before = (await this.log()).length;
    await this.press(id);
    const name = await this.has(id) ? await this.attribute(id, 'aria-label') || await this.locator(id).innerText() : '';
    if (name.endsWith('?')) await this.press(id);
    if (await this.has('consent:yes')) {
      await this.page.waitForTimeout(lock);
      await this.press('consent:yes');
    }
    for (let tries = 0; (await this.log()).length === before && tries < 50; tries++) await this.page.waitForTimeout(40);
  }

  async play(line) {
    const [verb, , ...rest] = line.split(' ');
    if (verb === 'pass') return this.confirm('act:pass');
    if (verb === 'lay') return this.lay(rest, line);
    await this[verb](rest);
    await this.confirm('act:primary');
  }

  async bid([lot, price]) {
    await this.choose(`bid:${privates[lot]}`);
    await this.price(price);
  }

  async par([c, cell]) {
    if (await this.has(`start:${corp(c)}`)) await this.choose(`start:${corp(c)}`);
    await this.choose(`par:${corp(c)}:${cell.split(':')[1]}`);
  }

  async buy([c, from]) { await this.choose(`buy:${corp(c)}:${from === 'pool' ? 'pool' : 'ipo'}`); }

  async sell([c, percent]) {
    const n = percent / 10;
    if (await this.has(`need:${corp(c)}`)) return this.need(corp(c), n);
    await this.choose(`sell:${corp(c)}`);
    const card = `sell:${corp(c)}:${n}`;
    if (await this.has(card)) await this.choose(card);
  }

  // need counts the shares that are sold of a company in need, and none of the others.
  async need(c, n) {
    const counts = await this.page.locator('[data-id^="need:"][data-id$=":count"]').evaluateAll(list => list.map(e => e.dataset.id));
    for (const id of counts) {
      const want = id === `need:${c}:count` ? n : 0;
      for (let now; (now = +await this.attribute(id, 'aria-valuenow')) !== want;) {
        await this.press(`${id}:${now < want ? 'more' : 'less'}`);
      }
    }
  }

  async private([p, price]) {
    await this.choose(`private:${privates[p]}`);
    await this.price(price);
  }

  async exchange([p, from]) { await this.choose(`exchange:${privates[p]}:${from === 'pool' ? 'pool' : 'ipo'}`); }

  // price types a price where one is asked for.
  async price(sum) {
    if (await this.has('price') && await this.locator('price').inputValue() !== String(sum)) {
      await this.middle('price');
      await this.locator('price').fill(String(sum));
      await this.settled();
    }
  }

  async hex(name) {
    if (!await this.has(`hex:${name}`)) await this.press('map:fit');
    await this.press(`hex:${name}`);
  }

  // lay chooses hex and tile and turns it until its track leads where it shall. How a tile lies is told by what is stored,
  // so a turn that was wrong is taken back.
  async lay([hex, tile, via, p], line) {
    const by = via ? `:${privates[p]}` : '', id = `tile:${tile.split('/')[0]}${by}`;
    const before = (await this.log()).length;
    for (let turns = 0; turns < 6; turns++) {
      if (by && await this.has(`power${by}`)) await this.press(`power${by}`);
      else await this.hex(hex);
      await this.choose(id);
      for (let i = 0; i < turns; i++) await this.press(id);
      await this.confirm('act:primary');
      if ((await this.log())[before] === line) return;
      await this.page.keyboard.press('Control+z');
      await this.page.waitForTimeout(lock);
    }
    throw new Error(`${line}: the tile never lies so`);
  }

  async token([hex, city]) { await this.choose(`slot:${hex}:${city}`); }

  // run takes the routes that are ready if they earn as much, and else presses stop after stop.
  async run(rest) {
    const want = rest[0] === 'stated' ? +rest[1] : null;
    if (want === null || await this.earns(want)) return;
    await this.press('run:clear');
    const routes = rest.slice(2);
    for (const [i, route] of routes.entries()) {
      const letter = String.fromCharCode(65 + i);
      if (!await this.chosen(`route:${letter}`)) await this.press(`route:${letter}`);
      await this.draw(letter, route.split('+').map(piece => piece.split('.')[0]));
    }
    assert.ok(await this.earns(want), `the run for ${want} is not drawn`);
  }

  // draw presses the hexes of a route in turn, each as often as the route comes there. A stop that is drawn already is left.
  async draw(letter, hexes) {
    const came = {};
    for (const [k, hex] of hexes.entries()) {
      if (hex === hexes[k - 1]) continue;
      came[hex] = (came[hex] || 0) + 1;
      if (await this.page.locator(`[data-id^="stop:${letter}:${hex}:"]`).count() < came[hex]) await this.hex(hex);
    }
  }

  async earns(sum) {
    const total = await this.locator('run:total').innerText();
    return Number(total.replace(/[^\d]/g, '')) === sum;
  }

  async dividend([kind]) { await this.choose(`opt:dividend:${kind}`); }

  async train([card, from, price, forWord, old]) {
    const parts = ['train', train(card), owner(from)];
    if (forWord) parts.push('with', train(old));
    await this.choose(parts.filter(Boolean).join(':'));
    await this.price(price);
  }

  async discard([card]) { await this.choose(`discard:${train(card)}`); }

  async bankrupt() { await this.choose('bankrupt'); }
}
