// Plays recorded games through the page, press by press, and compares every action and what comes of them with the record.
// The usual run plays one each of 1830 and 1860 to the first operating rounds; PLAY=all plays all of them to the end, and
// one of each scenario of 1822PNW.
import { describe, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { logOf, moment, playOn, quick } from './games.mjs';
import { Hand } from './hand.mjs';
import { absent, beginning, compare, earnings, fileOf, positions, records, shown, subsidies } from './reference.mjs';
import { rest, site, whole } from './server.mjs';
import { names as names1830 } from './t1830.mjs';
import { names as names1860 } from './t1860.mjs';
import { names as names1822PNW, resumed } from './t1822pnw.mjs';
import { names as names1870 } from './t1870.mjs';
import { names as names18FL } from './t18fl.mjs';
import { teller } from './teller.mjs';

// The actions of records of 1822PNW that no player can make: an older engine paid what routes do not earn, and let tiles leap a colour.
const believed = {
  '1822pnwsrs-game-end-bank-during-sr': [315, 362, 399, 506, 534, 657, 721, 725, 734, 739, 748, 783, 789, 793, 797],
  '1822pnwshortscenario-game-end-stock-market': [],
  '1822pnw-game-end-bank': [932, 963],
};

const titles = [
  { title: '1830', names: names1830, games: records('1830').filter(name => whole || name === '1830-game-end-bank'), count: whole ? undefined : 85 },
  { title: '1860', names: names1860, games: whole ? records('1860') : records('1860').slice(0, 1), count: whole ? undefined : 80 },
  { title: '1870', names: names1870, games: whole ? records('1870') : [] },
  { title: '18fl', names: names18FL, games: records('18fl').filter(name => whole && name === '18fl-game-end-bank') },
  { title: '1822pnw', names: names1822PNW, games: whole ? records('1822pnw').filter(name => name in believed) : [] },
];

for (const { title, names, games, count } of titles) {
  const lacks = records(title).length === 0 ? absent : 'only whole games: set PLAY=all';
  describe(`recorded games of ${title} are played`, { skip: games.length === 0 && lacks }, () => {
    const here = site();

    for (const name of games) {
      test(name, { timeout: whole ? 3_600_000 : 600_000 }, async () => {
        const all = positions(title, name).slice(0, count && count + 1), last = all.at(-1);
        const reader = await here.open(quick);
        await playOn(reader, count ? beginning(title, name, last.id) : fileOf(title, name));
        const want = await logOf(reader);
        await reader.context().close();

        let page = await here.open(quick), from = 0;
        await playOn(page, beginning(title, name));
        const exact = all.length === want.length + 1; // else some moves are several actions
        const known = exact && { earned: earnings(all), granted: subsidies(all) };
        const hand = new Hand(page, { names, ...known, told: teller(here, title, name, all) });
        for (const at of believed[name] || []) {
          await hand.playAll(want.slice(0, at), from);
          assert.deepEqual(page.problems, []);
          await page.context().close();
          from = at + 1;
          page = await here.open(quick);
          await playOn(page, moment(...resumed(name, want.slice(0, from))));
          hand.sitAt(page);
        }
        await hand.playAll(want, from);
        if (count) compare(await shown(page), last, `after action ${last.id}`);
        else await result(page, title, name, names);
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
    }
  });
}

// result compares the ranking on the last page with the record, and cash and worth at the table with the reference.
async function result(page, title, name, { money }) {
  const { result, players } = JSON.parse(readFileSync(fileOf(title, name), 'utf8'));
  const order = players.map(p => ({ name: p.name, worth: result[p.id] })).sort((a, b) => b.worth - a.worth);
  const ranking = await page.getByRole('list', { name: 'Game over' }).getByRole('listitem').allTextContents();
  assert.deepEqual(ranking, order.map((p, i) => `${i + 1}. ${p.name}, ${money}${p.worth.toLocaleString('en')}`));
  await page.getByRole('button', { name: 'To the table' }).click();
  await rest(page);
  const figures = await shown(page);
  assert.equal(figures.players.length, players.length);
  compare(figures, positions(title, name).at(-1), 'at the end');
}
