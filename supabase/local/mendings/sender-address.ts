/** The header by which the hosted proxy tells the sender's network address. */
export const senderHeader = 'cf-connecting-ip';

const addressHeaders = [senderHeader, 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded'];

/** Does what the hosted proxy does: names the sender's address, and drops what the sender claims it is. */
export function nameSender(request: Request, socketAddress: string): Request {
  const headers = new Headers(request.headers);
  for (const name of addressHeaders) headers.delete(name);
  headers.set(senderHeader, socketAddress.replace(/^::ffff:/, ''));
  const { method, body, signal } = request;
  return new Request(request.url, { method, headers, body, signal, duplex: 'half' } as RequestInit);
}
