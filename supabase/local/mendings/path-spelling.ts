import type { Mending } from './mending.ts';

const encodedCharacter = /%[\da-f]{2}/gi;

/** Characters that mean the same whether a path encodes them or not, as in RFC 3986, section 2.3. */
const unreserved = /^[\w.~-]$/;

/**
 * Spells a path in one way: `%6f` is `o`, and no segment is a dot or two. What the library decodes, the mendings would
 * otherwise compare undecoded, and let pass.
 *
 * @returns undefined where the path encodes no text.
 */
export function spellPath(pathname: string): string | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const spelled = pathname.replaceAll(encodedCharacter, (encoded) => {
    const character = String.fromCodePoint(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  // A setter of URL resolves the dots, and takes two slashes at the beginning for no host.
  const url = new URL('http://localhost');
  url.pathname = spelled;
  return url.pathname;
}

/** Shows the path in one spelling to all that come after. */
export const spellPathOneWay: Mending = async (request, next) => {
  const url = new URL(request.url);
  const pathname = spellPath(url.pathname);
  if (pathname === undefined) {
    return Response.json(
      { message: 'The path holds a percent sign that encodes no text' },
      { status: 400, headers: { 'access-control-allow-origin': '*' } },
    );
  }
  if (pathname === url.pathname) return next(request);
  url.pathname = pathname;
  const { method, headers, body, signal } = request;
  return next(new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit));
};
