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

// opening is a first auction and the stock round after it, of two.
export const opening = [
  'bid p0 CA 165', 'bid p1 SV 20', 'bid p0 CS 40', 'bid p1 CA 170', 'bid p0 DH 70', 'bid p1 MH 110', 'bid p0 CA 175',
  'pass p1', 'bid p0 BO 220', 'par p0 B&O 5,6:67', 'par p1 NYC 5,6:67', 'buy p0 B&O ipo 10', 'exchange p1 MH ipo',
  'buy p1 NYC ipo 10', 'buy p0 B&O ipo 10', 'buy p1 NYC ipo 10', 'buy p0 B&O ipo 10', 'buy p1 NYC ipo 10',
  'buy p0 B&O ipo 10', 'pass p1', 'pass p0',
];
