// What the pages of 1822PNW call things: all as the notation does. Its hexes lie as those of 1830.
import { readFileSync } from 'node:fs';
import { fileOf } from './reference.mjs';
import { names as names1830 } from './t1830.mjs';

// The first prices of the track, among them all at which companies start, and the answers to what becomes of a minor's station, as
// records call them.
const pars = [40, 50, 55, 60, 65, 70, 75, 80, 90, 100];
const stations = ['', 'replace', 'exchange', 'remove'];

// The cards with which companies come into the game are called as these.
const cards = Object.fromEntries([...Array(21).keys()].map(i => i + 1).concat('A', 'B', 'C').map(name => [`M${name}`, String(name)]));

// Records do not say what a run brings the company itself by mail contracts.
export const names = { money: '$', edge: names1830.edge, privates: cards, pars, stations, mail: true };

const keys = { '1822PNW': '1822pnw', '1822PNW Short Scenario': '1822pnw-short', '1822PNW SRS': '1822pnw-srs' };

// resumed returns what a recorded game after these actions is made of: its title, the actions, and the rest.
export function resumed(name, log) {
  const { title, players, settings } = JSON.parse(readFileSync(fileOf('1822pnw', name), 'utf8'));
  return [keys[title], log, { profile: '18xxgames', players: players.map(p => p.name), seed: String(settings.seed) }];
}
