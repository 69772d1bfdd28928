import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);
const secret = '0123456789abcdef'.repeat(4);

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into public.partners (source, name) values ('vve-almere', 'VvE Almere')`;
  await backend.sql`insert into private.partner_links (secret_hash, source)
    select private.token_hash(${secret}), 'vve-almere'`;
  await backend.sql`insert into public.partners (source, name) values ('klus-gids', 'Klusgids')`;
  await backend.sql`insert into auth.users (id, email) values (${admin}, 'admin@example.org')`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${admin}, 'admin')`;
});
afterAll(() => backend.remove());

const admin = crypto.randomUUID();

/** Replaces the link as an admin does, in a session of his own; the new secret. */
const renew = () =>
  backend.sql.begin(async (sql) => {
    const claims = JSON.stringify({ sub: admin, role: 'authenticated' });
    await sql`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${admin}, true)`;
    await sql`set local role authenticated`;
    const [row] = await sql`select public.open_partner_report('klus-gids') as secret`;
    return (row as { secret: string }).secret;
  });

/** Each as a visitor at an address, in a transaction of its own. */
const ask = (turn: number, asked: string, address: string) =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
    await sql`set local role anon`;
    const [row] = await sql`select public.read_partner_report(${asked}) as report, ${turn}::integer as turn`;
    return (row as { report: { state: string } | null }).report;
  });

describe('of forty who open a report at once', () => {
  it('each gets it', async () => {
    const reports = await Promise.all(range.map((turn) => ask(turn, secret, `192.0.2.${turn}`)));
    expect(reports.map((report) => report?.state)).toEqual(range.map(() => 'open'));
  });

  it('whoever tries too many is told to wait, whatever he brings', async () => {
    const address = '198.51.100.7';
    await backend.sql`insert into private.rate_events (kind, subject)
      select 'partner report', private.hash_subject(${address}) from generate_series(1, 100)`;
    const answers = await Promise.allSettled(
      range.map((turn) => ask(turn, turn % 2 === 0 ? secret : 'f'.repeat(64), address)),
    );
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? '' : (answer.reason as { code: string }).code,
    );
    expect(codes.filter((code) => code === '')).toHaveLength(20);
    expect(codes.filter((code) => code === 'PT429')).toHaveLength(20);
  });
});

it('of forty new links that are made at once one works', async () => {
  const secrets = await Promise.all(range.map(() => renew()));
  expect(new Set(secrets).size).toBe(sessions);
  const reports = await Promise.all(secrets.map((made, turn) => ask(turn, made, `203.0.113.${turn}`)));
  const states = reports.map((report) => report?.state);
  expect(states.filter((state) => state === 'open')).toHaveLength(1);
  expect(states.filter((state) => state === 'revoked')).toHaveLength(sessions - 1);
});
