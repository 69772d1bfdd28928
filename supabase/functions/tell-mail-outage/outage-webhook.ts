import { MailNotSent } from '../_shared/mail/mail.ts';

const timeout = 10_000;

/** Posts `{text}`, as chat programs and alerting services take it. Rejects with `MailNotSent`. */
export async function postOutage(url: string, text: string, send: typeof fetch = fetch): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    // It would hand the text to whoever the address leads to.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new MailNotSent(`webhook not reached: ${error instanceof Error ? error.name : 'error'}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new MailNotSent(`webhook answered ${response.status}`);
}
