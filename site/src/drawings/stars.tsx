const star =
  'l2.900 6 6.600 .900-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500-4.800-4.600 6.600-.900z';
const columns = [0, 1, 2, 3, 4];

/** Five stars in a row, each on a square of 24; the page that shows them decides on their colour. */
export function Stars() {
  return <path d={columns.map((column) => `M${column * 24 + 12} 2.500${star}`).join('')} />;
}
