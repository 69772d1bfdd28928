/** Zeros and the one become any digit, the eight one of the four that say the variant; the four is the version. */
const template = '10000000-1000-4000-8000-100000000000';

/**
 * A random UUID, version 4. Not by `crypto.randomUUID`, which browsers have on secure pages alone: a widget also stands
 * on partners' pages that are served over plain HTTP.
 */
export function randomUuid(): string {
  return template.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
