import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example.ts';
import type { QuoteRequestPayload } from '@vakman/domain/quote-request/quote-request.row.ts';
import { attachmentsInMemory } from '../_shared/fixtures/attachments-in-memory.ts';
import { facts } from '../_shared/fixtures/facts.ts';
import { fieldsOf, post, type Values } from '../_shared/fixtures/sent-form.ts';
import { handle, type Dependencies } from './handler.ts';

export const siteUrl = 'https://site.example';
/** What keeps every rule. */
export const good = exampleRequest;

export type Changes = Partial<Omit<Dependencies, 'attachments'>> & {
  readonly attachments?: Partial<Dependencies['attachments']>;
};

/** The function on a backend in memory, and what became of it. */
export function backend({ attachments, ...changes }: Changes = {}) {
  const stored: (QuoteRequestPayload & { sender: string })[] = [];
  const uploaded = new Map<string, string>();
  const notified: string[] = [];
  const logged: unknown[] = [];
  const dependencies: Dependencies = {
    siteUrl,
    facts,
    attachments: { ...attachmentsInMemory(uploaded), ...attachments },
    quoteRequests: {
      async submit(request, sender) {
        const before = stored.find(({ id }) => id === request.id);
        if (before) return before.message === request.message ? 'stored before' : 'id taken';
        stored.push({ ...request, sender });
        return 'stored';
      },
    },
    claimUploads: async (_sender, paths) => paths,
    senderAddress: (request) => request.headers.get('cf-connecting-ip') ?? '',
    notify: async (id) => void notified.push(id),
    inBackground: () => undefined,
    newId: () => crypto.randomUUID(),
    now: () => new Date('2026-11-21T13:05:00Z'),
    log: (...line) => logged.push(line),
    ...changes,
  };
  const answer = async (request: Request) => {
    const response = await handle(request, dependencies);
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  const send = async (
    values: Values,
    headers: Record<string, string> = { 'cf-connecting-ip': '192.0.2.1' },
  ) => answer(await post(values, headers));
  return { send, answer, stored, uploaded, notified, logged };
}

/** What a browser would send from the page of the form. */
export const fieldsIn = (page: string) => fieldsOf(page, '/submit-quote-request');
