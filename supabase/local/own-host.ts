const ownNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request names this machine and the port it came in at. A page of another site may let its own name lead
 * here, and a browser then takes what it reads here for that site's.
 *
 * @param host the header `Host`.
 * @param more other values of the header that are right, such as `vakman.example`.
 */
export function isOwnHost(
  host: string | undefined,
  port: number | undefined,
  more: readonly string[] = [],
): boolean {
  if (host === undefined || port === undefined || !URL.canParse(`http://${host}`)) return false;
  const url = new URL(`http://${host}`);
  // A user, a path or a query is no part of a host.
  if (url.href !== `http://${url.host}/`) return false;
  return more.includes(url.host) || (ownNames.has(url.hostname) && Number(url.port || 80) === port);
}

/** The answer to a request that names another host. */
export const foreignHost = () => new Response('There is no such host here.\n', { status: 421 });
