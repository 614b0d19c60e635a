// What the pages and the notation of 1830 call things.

// edge tells on which side of a hex another lies. Letters are rows, from north to south; numbers grow eastwards, by two
// from hex to hex. Edge 0 is in the south-west, and the others follow clockwise.
function edge(from, to) {
  const row = to.charCodeAt(0) - from.charCodeAt(0), column = to.slice(1) - from.slice(1);
  return { '1,-1': 0, '0,-2': 1, '-1,-1': 2, '-1,1': 3, '0,2': 4, '1,1': 5 }[`${row},${column}`];
}

export const names = {
  corps: { NYNH: 'NNH' },
  privates: { SV: 'SVN&RR', CS: 'C&SL', DH: 'D&H', MH: 'M&H', CA: 'C&A', BO: 'B&O' },
  money: '$',
  edge,
};
