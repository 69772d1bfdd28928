/** Passes a request on and may change it, or its answer, on the way. Bodies were read before. */
export type Mending = (request: Request, next: Next) => Promise<Response>;

export type Next = (request: Request) => Promise<Response>;

/** The first mending sees the request first. */
export function chain(mendings: readonly Mending[], last: Next): Next {
  return mendings.reduceRight<Next>((next, mending) => (request) => mending(request, next), last);
}
