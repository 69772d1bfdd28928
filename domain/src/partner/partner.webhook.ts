/** HTTPS on its own port to a name with a dot, whose last part is no figure; equals `private.is_webhook_url`. */
const publicUrl = /^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](\/[!-"$-~]*)?$/u;
const privateName =
  /^https:\/\/[^/]*\.(local|localhost|internal|lan|home|corp|test|invalid|arpa|onion)(\/|$)/u;

/** Whether a partner may be told there. */
export const isWebhookUrl = (url: string): boolean =>
  url.length <= 500 && publicUrl.test(url) && !privateName.test(url);

function isPrivateIpv4(address: string): boolean {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  return (
    parts.length !== 4 ||
    parts.some((part) => !(part >= 0 && part <= 255)) ||
    [0, 10, 127].includes(a) ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19)) ||
    a >= 224
  );
}

/**
 * Whether an address that a name leads to is none of the public network. Of IPv6 only what is given out for it counts as
 * public, and nothing in that which holds an address of IPv4 (2001::/23, 2002::/16).
 */
export function isPrivateAddress(address: string): boolean {
  if (!address.includes(':')) return isPrivateIpv4(address);
  const [first = '', second = ''] = address.split(':');
  const head = Number.parseInt(first, 16);
  if (!(head >= 0x20_00 && head <= 0x3f_ff)) return true;
  const next = second === '' ? 0 : Number.parseInt(second, 16);
  return head === 0x20_02 || (head === 0x20_01 && (next < 0x02_00 || next === 0x0d_b8));
}
