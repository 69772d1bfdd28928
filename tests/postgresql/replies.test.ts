import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);
const employee = crypto.randomUUID();
const request = quoteRequestRow();

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email) values (${employee}, 'employee@example.org')`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
  await backend.sql`select public.submit_quote_request(${JSON.stringify(request)}::text::jsonb, '')`;
});
afterAll(() => backend.remove());

/** Calls a function as the office does, in a session of its own; nothing where it is done, else why it is not. */
async function ask(statement: string): Promise<string> {
  try {
    await backend.sql.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employee, role: 'authenticated' })}, true),
        set_config('request.jwt.claim.sub', ${employee}, true)`;
      await sql`set local role authenticated`;
      await sql.unsafe(`select ${statement}`);
    });
    return '';
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return code === 'PGRST' ? (JSON.parse(message) as { code: string }).code : code;
  }
}

const send = (id: string) =>
  ask(`public.send_reply('${id}', '${request.id}', 'nl', 'Uw aanvraag', 'Wij bellen u.')`);
const undo = (id: string) => ask(`public.undo_reply('${id}')`);
const mails = (id: string) => backend.sql`select from public.notifications where reply_id = ${id}`;

describe('of forty at once', () => {
  it('who send one reply, each is told that it waits, and one mail does', async () => {
    const id = crypto.randomUUID();
    expect(new Set(await Promise.all(range.map(() => send(id))))).toEqual(new Set(['']));
    expect(await mails(id)).toHaveLength(1);
  });

  it('who take one reply back, one does, and no other hears that its mail has left', async () => {
    const id = crypto.randomUUID();
    await send(id);
    const answers = await Promise.all(range.map(() => undo(id)));
    expect(answers.filter((answer) => answer === '')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['', 'PT404']));
    expect(await mails(id)).toHaveLength(0);
  });

  it('who write more than anybody writes in an hour, those too many are told to wait, and no mail is theirs', async () => {
    const subject = `private.hash_subject('${employee}')`;
    await backend.sql.unsafe(`delete from private.rate_events;
      insert into private.rate_events (kind, subject) select 'reply', ${subject} from generate_series(1, 80)`);
    const ids = range.map(() => crypto.randomUUID());
    const answers = await Promise.all(ids.map(send));
    expect(answers.filter((answer) => answer === '')).toHaveLength(20);
    expect(new Set(answers)).toEqual(new Set(['', 'PT429']));
    expect(await backend.sql`select from public.notifications where reply_id = any (${ids})`).toHaveLength(
      20,
    );
    await backend.sql`delete from private.rate_events`;
  });

  it('who take replies back while they are sent, each reply either leaves or is gone', async () => {
    const ids = range.slice(0, sessions / 2).map(() => crypto.randomUUID());
    for (const id of ids) await send(id);
    await backend.sql`update public.notifications set next_attempt_at = now() where reply_id is not null`;
    const [undone] = await Promise.all([
      Promise.all(ids.map(undo)),
      Promise.all(ids.map(() => backend.sql`select public.claim_notifications(${request.id}, 1)`)),
    ]);
    const left = await backend.sql<{ id: string; attempts: number }[]>`
      select reply_id as id, attempts from public.notifications where reply_id = any (${ids})`;
    const stayed = ids.filter((_, turn) => undone[turn] === 'told');
    expect(left.map(({ id }) => id).toSorted()).toEqual(stayed.toSorted());
    expect(undone.filter((answer) => answer !== 'told' && answer !== '')).toEqual([]);
  });
});
