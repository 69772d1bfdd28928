/** What the servers here pass on. The platform makes no request of `TRACE`, and nobody needs an echo of what they sent. */
const passedOn = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The answer to a request of the method `TRACE`. */
export const noTrace = () =>
  new Response('Method not allowed\n', { status: 405, headers: { allow: passedOn } });
