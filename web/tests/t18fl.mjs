// What the pages of 18FL call things. Its hexes lie as those of 1830.
import { names as names1830 } from './t1830.mjs';

export const names = {
  corps: { LN: 'L&N', Plant: 'TPS', FECR: 'FEC' },
  money: '$',
  edge: names1830.edge,
};
