import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { photoFolder } from '@vakman/domain/photos/photos.paths';
import { quoteRequestRow } from '../../database/support/quote-request-row.ts';
import type { Answer } from './answer.ts';
import type { Asker, Person } from './asker.ts';
import type { Questions } from './question.ts';

const call = ({ ask }: Pick<Asker, 'ask'>, person: Person, name: string, values: unknown = {}) =>
  ask(person, `POST /rest/v1/rpc/${name}`, { body: values });

/** Status and code alone: the rest of the words is how PostgREST guesses what was meant. */
const codeOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return { status, code: (body as { code?: string }).code };
};

/** Status, and the fields of the body or of its first row. */
const fieldsOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  const first: unknown = Array.isArray(body) ? body[0] : body;
  return { status, fields: Object.keys(first ?? {}).toSorted() };
};

const asVisitor = (name: string, values?: unknown) => (asker: Asker) => call(asker, 'visitor', name, values);
const asService = (name: string, values?: unknown) => (asker: Asker) => call(asker, 'service', name, values);

async function requested(asker: Asker): Promise<string> {
  const row = quoteRequestRow();
  await asker.ask('visitor', 'POST /rest/v1/quote_requests', {
    body: row,
    headers: { prefer: 'return=minimal' },
  });
  return row.id;
}

/** Takes the mail to the office of a new request. */
async function claimed(asker: Asker): Promise<string> {
  const client = await asker.backend.as('service_role');
  const { data } = await client.rpc('claim_notifications', { request_id: await requested(asker) });
  return ((data ?? []) as { notification: { id: string } }[])[0]?.notification.id ?? '';
}

export const restFunctions: Questions = {
  'unknown function': (asker) => codeOf(asVisitor('nope')(asker)),
  'unknown argument': (asker) => codeOf(asVisitor('available_slots', { size: '25-50', x: 1 })(asker)),
  'function of schema private': (asker) => codeOf(asVisitor('call_function', { name: 'x' })(asker)),
  'service function as visitor': asVisitor('claim_notifications'),
  'set_booking_rules as service (safeupdate)': asService('set_booking_rules', { facts: exampleFacts() }),
  available_slots: (asker) => fieldsOf(asVisitor('available_slots', { size: '25-50' })(asker)),
  'available_slots, wrong type': asVisitor('available_slots', { size: '25-50', days: 'x' }),
  'available_slots, none': asVisitor('available_slots', { size: '500+' }),
  claim_notifications: async (asker) => {
    const request_id = await requested(asker);
    return fieldsOf(asService('claim_notifications', { request_id })(asker));
  },
  fail_notification: async (asker) =>
    asService('fail_notification', { notification_id: await claimed(asker), reason: 'no' })(asker),
  complete_notification: async (asker) =>
    asService('complete_notification', { notification_id: await claimed(asker) })(asker),
  attach_photos: async (asker) => {
    const request_id = await requested(asker);
    return asService('attach_photos', { request_id, paths: [`quote-requests/${request_id}/1.jpg`] })(asker);
  },
  'attach_photos elsewhere': async (asker) =>
    asService('attach_photos', { request_id: await requested(asker), paths: [`${photoFolder}/1.jpg`] })(
      asker,
    ),
  submit_quote_request: (asker) =>
    asService('submit_quote_request', { payload: quoteRequestRow(), sender_address: '192.0.2.7' })(asker),
  'submit_quote_request again': async (asker) => {
    const again = asService('submit_quote_request', {
      payload: quoteRequestRow(),
      sender_address: '192.0.2.7',
    });
    await again(asker);
    return again(asker);
  },
  orphaned_attachments: async (asker) => {
    const { status, body } = await asService('orphaned_attachments')(asker);
    return { status, list: Array.isArray(body) };
  },
};
