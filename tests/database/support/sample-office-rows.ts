import type { Backend } from '@vakman/supabase/local/backend';
import type { Sample } from './sample-rows.ts';

interface Owners {
  /** A request that there is, and somebody with an account. */
  readonly request: string;
  readonly user: string;
  readonly newRequest: () => Promise<string>;
}

/** Puts one row into each table of the office's work on requests. */
export async function insertOfficeSamples(
  database: Backend['database'],
  { request, user, newRequest }: Owners,
): Promise<Record<string, Sample>> {
  const note = { id: crypto.randomUUID(), request_id: request, body: 'Belt liever na zessen.' };
  const task = { id: crypto.randomUUID(), request_id: request, title: 'Terugbellen' };
  await database.query('insert into notes (id, request_id, body) values ($1, $2, $3)', Object.values(note));
  await database.query('insert into tasks (id, request_id, title) values ($1, $2, $3)', Object.values(task));
  const reply = {
    id: crypto.randomUUID(),
    request_id: request,
    language: 'nl',
    subject: 'Uw aanvraag',
    body: 'Wij bellen u morgen.',
  };
  await database.query(
    'insert into request_replies (id, request_id, language, subject, body) values ($1, $2, $3, $4, $5)',
    Object.values(reply),
  );
  const quote = {
    id: crypto.randomUUID(),
    language: 'nl',
    name: 'Jan Jansen',
    email: 'jan@example.org',
    street_address: 'Dorpsstraat 1',
    postal_code: '1315 AB',
    title: 'Kozijnen schilderen',
  };
  await database.query(
    `insert into quotes (id, language, name, email, street_address, postal_code, title)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    Object.values(quote),
  );
  const answer = {
    id: crypto.randomUUID(),
    quote_id: quote.id,
    kind: 'declined',
    proof: 'link',
    reason: 'later',
    shown: '{}',
  };
  await database.query(
    'insert into quote_answers (id, quote_id, kind, proof, reason, shown) values ($1, $2, $3, $4, $5, $6)',
    Object.values(answer),
  );
  const template = {
    id: crypto.randomUUID(),
    name: 'Bellen',
    texts: { nl: { subject: 'Uw aanvraag', body: 'Dag {name}' } },
  };
  await database.query('insert into reply_templates (id, name, texts) values ($1, $2, $3)', [
    template.id,
    template.name,
    JSON.stringify(template.texts),
  ]);
  const quoteText = {
    id: crypto.randomUUID(),
    name: 'Aanhef',
    part: 'introduction',
    texts: { nl: 'Dag {name}' },
  };
  await database.query('insert into quote_texts (id, name, part, texts) values ($1, $2, $3, $4)', [
    quoteText.id,
    quoteText.name,
    quoteText.part,
    JSON.stringify(quoteText.texts),
  ]);
  const partner = `partner-${crypto.randomUUID()}`;
  await database.query('insert into partners (source, name) values ($1, $2)', [partner, 'VvE Almere']);
  const client = `${crypto.randomUUID()}@example.org`;
  await database.query('insert into clients (id, email_normalised, root_id) values ($1, $2, $1)', [
    crypto.randomUUID(),
    client,
  ]);
  const view = { id: crypto.randomUUID(), page: 'requests', name: 'Deze week', query: 'waiting=1' };
  await database.query(
    'insert into saved_views (id, page, name, query, user_id) values ($1, $2, $3, $4, $5)',
    [...Object.values(view), user],
  );
  await database.query(`insert into presences (user_id, record_kind, record_id) values ($1, 'request', $2)`, [
    user,
    request,
  ]);
  const deed = { actor_role: 'admin', action: 'insert', record_kind: 'request', part: 'notes' };
  return {
    activity_log: {
      key: ['part_id', note.id],
      row: async () => ({ ...deed, record_id: request }),
      change: { actor_role: 'anon' },
    },
    clients: {
      key: ['email_normalised', client],
      row: async () => {
        const id = crypto.randomUUID();
        return { id, root_id: id, email_normalised: `${id}@example.org` };
      },
      change: { email_normalised: 'somebody@example.org' },
    },
    partners: {
      key: ['source', partner],
      row: async () => ({ source: `partner-${crypto.randomUUID()}`, name: 'VvE Almere' }),
      change: { name: 'VvE Lelystad' },
    },
    presences: {
      key: ['record_id', request],
      row: async () => ({ user_id: user, record_kind: 'request', record_id: 'another' }),
      change: { record_id: 'another' },
    },
    saved_views: {
      key: ['id', view.id],
      row: async () => ({ ...view, id: crypto.randomUUID(), user_id: user }),
      change: { name: 'Deze maand' },
    },
    request_handlings: {
      key: ['request_id', request],
      row: async () => ({ request_id: await newRequest(), channel: 'form' }),
      change: { state: 'spam' },
    },
    notes: {
      key: ['id', note.id],
      row: async () => ({ ...note, id: crypto.randomUUID() }),
      change: { body: 'Belt nooit.' },
    },
    quotes: {
      key: ['id', quote.id],
      row: async () => ({ ...quote, id: crypto.randomUUID() }),
      change: { title: 'Gevel reinigen' },
    },
    quote_answers: {
      key: ['id', answer.id],
      row: async () => ({ ...answer, id: crypto.randomUUID() }),
      change: { words: 'Misschien volgend jaar.' },
    },
    quote_texts: {
      key: ['id', quoteText.id],
      row: async () => ({ ...quoteText, id: crypto.randomUUID() }),
      change: { name: 'Slot' },
    },
    reply_templates: {
      key: ['id', template.id],
      row: async () => ({ ...template, id: crypto.randomUUID() }),
      change: { name: 'Mailen' },
    },
    request_replies: {
      key: ['id', reply.id],
      row: async () => ({ ...reply, id: crypto.randomUUID() }),
      change: { body: 'Wij bellen u nooit.' },
    },
    tasks: {
      key: ['id', task.id],
      row: async () => ({ ...task, id: crypto.randomUUID() }),
      change: { title: 'Wachten' },
    },
  };
}
