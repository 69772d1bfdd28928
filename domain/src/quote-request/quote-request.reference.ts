/**
 * What visitor and office call a request on the phone: the first eight digits of its id, `3F2A-91C4`.
 * The id is a UUID.
 */
export function quoteRequestReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
