// What the pages of 1822PNW call things: all as the notation does. Its hexes lie as those of 1830.
import { names as names1830 } from './t1830.mjs';

export const names = { money: '$', edge: names1830.edge };
