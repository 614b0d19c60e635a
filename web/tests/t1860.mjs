// What the pages and the notation of 1860 call things.

// edge tells on which side of a hex another lies. Letters are columns, from west to east; numbers grow southwards, by two
// from hex to hex. Edge 0 is in the south, and the others follow clockwise.
function edge(from, to) {
  const column = to.charCodeAt(0) - from.charCodeAt(0), row = to.slice(1) - from.slice(1);
  return { '0,2': 0, '-1,1': 1, '-1,-1': 2, '0,-2': 3, '1,-1': 4, '1,1': 5 }[`${column},${row}`];
}

export const names = {
  corps: { VYSC: 'VY&SC' },
  money: '£',
  edge,
};
