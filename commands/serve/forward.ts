import { signVisitor, visitorHeader } from '@vakman/site/netlify/visitor-header.ts';
import { proxy } from 'hono/proxy';

interface Origin {
  /** Network address of the visitor. */
  readonly sender: string;
  /** Signs for it, as the static host does. */
  readonly visitorSecret: string | undefined;
}

/** Passes a request on as a proxy does, and says so when nobody answers there. */
export async function forward(
  request: Request,
  target: string,
  { sender, visitorSecret }: Origin,
): Promise<Response> {
  const own = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.delete(visitorHeader);
  if (visitorSecret) headers.set(visitorHeader, await signVisitor(sender, visitorSecret, new Date()));
  headers.set('x-forwarded-for', sender);
  headers.set('x-forwarded-host', own.host);
  headers.set('x-forwarded-proto', own.protocol.slice(0, -1));
  try {
    return await proxy(target, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      ...(request.body ? { duplex: 'half' } : {}),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    console.error(`No answer from ${new URL(target).origin}: ${reason}`);
    return new Response('Bad gateway\n', { status: 502 });
  }
}
