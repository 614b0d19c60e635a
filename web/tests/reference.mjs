// Recorded games and the reference figures for them, which are not part of the repository, and what the page shows of them.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from './server.mjs';

const shared = process.env.RECORDS || '../shared';

// absent is what a test that needs recorded games says where there are none.
export const absent = `NO RECORDED GAMES in ${shared}: set RECORDS to the folder above games`;

// records lists the names of the recorded games of a title, the shortest first.
export function records(title) {
  const folder = join(shared, 'games', title), size = name => statSync(fileOf(title, name)).size;
  const names = existsSync(folder) ? readdirSync(folder).filter(f => f.endsWith('.json')).map(f => f.slice(0, -5)) : [];
  names.sort((a, b) => size(a) - size(b));
  return names;
}

export const fileOf = (title, name) => join(shared, 'games', title, `${name}.json`);

// beginning writes a record that ends after the action with this id, and returns the file.
export function beginning(title, name, id = 0) {
  const record = JSON.parse(readFileSync(fileOf(title, name), 'utf8'));
  const actions = record.actions.filter(a => a.id <= id);
  const file = join(scratch, `${name}-${id}.json`);
  mkdirSync(scratch, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...record, actions, status: 'active', result: undefined }));
  return file;
}

// positions reads the reference figures after every action, the set-up first; id is that of the recorded action.
export function positions(title, name) {
  let now = {};
  return readFileSync(join(shared, 'traces', title, `${name}.jsonl`), 'utf8').trim().split('\n').map(line => {
    const { id, set = {}, del = [] } = JSON.parse(line);
    now = { ...now, ...set, id };
    for (const key of del) delete now[key];
    return now;
  });
}

// earnings tells what the run at a place of the log brings, after the positions: the company, in charge before it, has that
// revenue after the run or after the dividend that follows.
export const earnings = all => at => {
  const key = `revenue.${all[at].active}`;
  return (all[at + 1].can === 'dividend' ? all[at + 2] : all[at + 1])[key] ?? 0;
};

// subsidies tells what the run at a place of the log brings the company itself: what it has more after the dividend, without
// earnings that were kept. Null where no dividend follows.
export const subsidies = all => at => {
  if (all[at + 1].can !== 'dividend') return null;
  const key = `cash.${all[at].active}`, more = all[at + 2][key] - all[at][key], earned = earnings(all)(at);
  return more < earned ? more : more - earned;
};

// shown reads the figures of players and companies from what assistive technology is told.
export const shown = page => page.evaluate(() => {
  const money = s => s && Number(s.replace(/,/g, '').replace('−', '-'));
  const players = [], companies = {};
  for (const e of document.querySelectorAll('#layer [data-id]')) {
    const label = e.getAttribute('aria-label') || (e.firstElementChild ? '' : e.textContent);
    let m = label.match(/^(.*), cash (−?[\d,]+) (?:dollar|pound)s?, worth (−?[\d,]+) /);
    if (m && e.tagName === 'BUTTON') players.push({ name: m[1], cash: money(m[2]), worth: money(m[3]) });
    m = label.match(/^(\S+), price ([\d,]+) (?:dollar|pound)s?, treasury (−?[\d,]+) /);
    if (m) companies[m[1]] = { price: money(m[2]), treasury: money(m[3]) };
  }
  return { players, companies };
});

// Letters on the tokens of companies where the reference has others.
const printed = { NYNH: 'NNH', VYSC: 'VY&SC', LN: 'L&N', Plant: 'TPS', FECR: 'FEC' };

// compare compares what is shown with the reference figures.
export function compare(figures, want, where) {
  figures.players.forEach((p, i) => {
    assert.equal(p.cash, want[`cash.p${i}`], `cash of ${p.name} ${where}`);
    assert.equal(p.worth, want[`value.p${i}`], `worth of ${p.name} ${where}`);
  });
  for (const key of Object.keys(want).filter(k => k.startsWith('price.'))) {
    const company = key.slice('price.'.length), seen = figures.companies[printed[company] || company];
    if (!seen) continue; // it does not operate yet, so it is not on the strip
    assert.equal(seen.price, Number(want[key].split(':')[1].split('#')[0]), `price of ${company} ${where}`);
    assert.equal(seen.treasury, want[`cash.${company}`], `treasury of ${company} ${where}`);
  }
}
