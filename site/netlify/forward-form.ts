import { signVisitor, visitorHeader } from './visitor-header.ts';

interface Surroundings {
  /** Network address of the visitor, as the host sees it. */
  readonly visitor: string;
  /** Origin of the backend, and the secret that its functions know; undefined where nobody set them. */
  readonly supabaseUrl: string | undefined;
  readonly visitorSecret: string | undefined;
  readonly now: () => Date;
}

/** Nothing that browsers send for this site is for the backend. */
const dropped = ['authorization', 'cookie', 'host'];

/**
 * Passes a form without script on to its function, and says in a signed header whom it comes from. Undefined where a
 * setting is missing: the host then goes by its `_redirects`, and the backend counts the host instead of the visitor.
 *
 * @param request to `/api/<name of a function>`.
 */
export async function forwardForm(
  request: Request,
  { visitor, supabaseUrl, visitorSecret, now }: Surroundings,
): Promise<Response | undefined> {
  if (!supabaseUrl || !visitorSecret) return undefined;
  const { pathname, search } = new URL(request.url);
  const target = new URL(pathname.replace(/^\/api\//, '/functions/v1/') + search, supabaseUrl);
  const headers = new Headers(request.headers);
  for (const name of dropped) headers.delete(name);
  // What came in under that name are the visitor's own words.
  headers.set(visitorHeader, await signVisitor(visitor, visitorSecret, now()));
  // The answer is passed on as it comes, and would still call itself compressed.
  headers.set('accept-encoding', 'identity');
  const { method, body } = request;
  return fetch(target, { method, headers, body, redirect: 'manual', duplex: 'half' } as RequestInit);
}
