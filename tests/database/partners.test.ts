import { fewestTold } from '@vakman/domain/partner/partner.report';
import { lastMonths } from '@vakman/domain/partner-figures/partner-figures.totals';
import { dayAt } from '@vakman/domain/calendar/day-at';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  closePartnerReport,
  endPartner,
  listPartners,
  openPartnerReport,
  readPartnerReport,
  savePartner,
} from '@vakman/supabase/client/partners';
import { exportPerson } from '@vakman/supabase/client/persons';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from public.partners; delete from public.quote_requests'));

const vve = {
  source: 'vve-almere',
  name: 'VvE Almere',
  site: 'https://vve.example',
  contact_email: 'bestuur@vve.example',
};
const write = () => savePartner(admin, { ...vve, version: null });
const stored = async () => (await listPartners(employee)).find(({ source }) => source === vve.source);

/** Requests that came by the partner in the middle of the month so many months ago. */
async function requestsOf(monthsAgo: number, count: number): Promise<void> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const row = quoteRequestRow({ source: vve.source });
    await insertQuoteRequest(backend.database, row);
    ids.push(row.id);
  }
  await backend.database.exec('alter table public.request_handlings disable trigger user');
  await backend.database.query(
    `update public.request_handlings
     set received_at = date_trunc('month', now()) - make_interval(months => $1) + interval '14 days', state = 'won'
     where request_id = any ($2)`,
    [monthsAgo, ids],
  );
  await backend.database.exec('alter table public.request_handlings enable trigger user');
}

describe('a partner', () => {
  it('is written by admins, read by the office, and changed by whoever read what stands', async () => {
    expect(await write()).toBe(1);
    expect(await stored()).toEqual({ ...vve, ended_at: null, report_since: null, version: 1 });
    const renamed = { ...vve, name: ' VvE  Poort ', site: null };
    expect(await savePartner(admin, { ...renamed, version: 1 })).toBe(2);
    expect(await stored()).toMatchObject({ name: 'VvE Poort', site: null });
    await expect(savePartner(admin, { ...vve, version: 1 })).rejects.toMatchObject({ code: 'changed' });
    await expect(write()).rejects.toMatchObject({ code: 'taken' });
    await expect(savePartner(employee, { ...vve, version: 2 })).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    { source: 'Vve Almere' },
    { name: '' },
    { name: 'x'.repeat(81) },
    { site: 'javascript:alert(1)' },
    { site: 'vve.example' },
    { site: `https://${'x'.repeat(200)}.example` },
    { contact_email: 'nobody' },
  ])('with %j is none', async (change) => {
    await expect(savePartner(admin, { ...vve, ...change, version: null })).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('loses the link to the report with the partnership, and begins again without one', async () => {
    await write();
    const secret = await openPartnerReport(admin, vve.source);
    await expect(endPartner(admin, vve.source, null as never)).rejects.toMatchObject({ code: 'PT400' });
    await endPartner(admin, vve.source);
    expect(await stored()).toMatchObject({ ended_at: expect.any(String), report_since: null });
    expect(await readPartnerReport(backend.visitor, secret)).toEqual({ state: 'revoked' });
    await expect(openPartnerReport(admin, vve.source)).rejects.toMatchObject({ code: 'ended' });
    await endPartner(admin, vve.source, false);
    expect(await stored()).toMatchObject({ ended_at: null, report_since: null });
    expect(await readPartnerReport(backend.visitor, secret)).toEqual({ state: 'revoked' });
  });

  it('goes a year after the partnership ended', async () => {
    await write();
    await endPartner(admin, vve.source);
    const ended = (age: string) =>
      backend.database.query(`update public.partners set ended_at = now() - $1::interval`, [age]);
    await ended('11 months');
    await backend.database.query('select public.apply_retention()');
    expect(await stored()).toBeDefined();
    await ended('13 months');
    await backend.database.query('select public.apply_retention()');
    expect(await stored()).toBeUndefined();
  });

  it('whose address is erased has none, and the log has forgotten it', async () => {
    await write();
    await savePartner(admin, { ...vve, name: 'VvE Poort', version: 1 });
    expect((await exportPerson(admin, 'Bestuur@VvE.example')).partners).toMatchObject([
      { source: vve.source, contact_email: vve.contact_email },
    ]);
    const { error } = await (
      await backend.as('admin')
    ).rpc('erase_person', {
      address: 'Bestuur@VvE.example',
    });
    expect(error).toBeNull();
    expect(await stored()).toMatchObject({ name: 'VvE Poort', contact_email: null });
    const { rows } = await backend.database.query<{ entry: string }>(
      `select l::text as entry from public.activity_log l where l.record_kind = 'partner' and l.record_id = $1`,
      [vve.source],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ entry }) => entry.includes('bestuur'))).toEqual([]);
  });
});

describe('the link to a report', () => {
  it('shows the twelve months before this one, and no month of few requests', async () => {
    await write();
    await requestsOf(0, fewestTold);
    await requestsOf(1, fewestTold);
    await requestsOf(2, fewestTold - 1);
    const report = await readPartnerReport(backend.visitor, await openPartnerReport(admin, vve.source));
    if (report?.state !== 'open') throw new Error('The link does not work.');
    expect(report).toMatchObject({ source: vve.source, name: vve.name });
    const [last, before, ...others] = report.months;
    expect(last).toMatchObject({ requests: fewestTold, won: fewestTold, answered: 0, bookings: null });
    for (const month of [before, ...others]) {
      expect(month).toMatchObject({
        requests: null,
        answered: null,
        in_time: null,
        won: null,
        bookings: null,
      });
    }
    const months = lastMonths(dayAt(Date.now()).slice(0, 7), 13).slice(1);
    expect(report.months.map(({ month }) => month)).toEqual(months);
  });

  it('counts what came by this partner alone', async () => {
    await write();
    await requestsOf(1, fewestTold);
    await savePartner(admin, { ...vve, source: 'klus-gids', version: null });
    const secret = await openPartnerReport(admin, 'klus-gids');
    const report = await readPartnerReport(backend.visitor, secret);
    if (report?.state !== 'open') throw new Error('The link does not work.');
    expect(report.months.filter(({ requests }) => requests !== null)).toEqual([]);
  });

  it('is replaced by a new one, and taken back; both say so', async () => {
    await write();
    const first = await openPartnerReport(admin, vve.source);
    const second = await openPartnerReport(admin, vve.source);
    expect(second).not.toBe(first);
    expect(await readPartnerReport(backend.visitor, first)).toEqual({ state: 'revoked' });
    expect(await readPartnerReport(backend.visitor, second)).toMatchObject({ state: 'open' });
    await closePartnerReport(admin, vve.source);
    expect(await readPartnerReport(backend.visitor, second)).toEqual({ state: 'revoked' });
    expect(await stored()).toMatchObject({ report_since: null });
  });

  it('is kept nowhere as it was given out', async () => {
    await write();
    const secret = await openPartnerReport(admin, vve.source);
    for (const table of ['private.partner_links', 'public.partners', 'public.activity_log']) {
      const { rows } = await backend.database.query<{ row: string }>(`select t::text as row from ${table} t`);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(
        rows.filter(({ row }) => row.includes(secret)),
        table,
      ).toEqual([]);
    }
  });

  it.each([
    ['nothing', ''],
    ['another secret', '0123456789abcdef'.repeat(4)],
    ['half a secret', '0123456789abcdef'],
    ['words', '’; drop table partners --'],
    ['a hundred thousand digits', 'f'.repeat(100_000)],
  ])('with %s in it is none of ours', async (_what, secret) => {
    await write();
    await openPartnerReport(admin, vve.source);
    expect(await readPartnerReport(backend.visitor, secret)).toBeNull();
  });

  it('is of a partner who is written down', async () => {
    await expect(openPartnerReport(admin, 'nobody-knows')).rejects.toMatchObject({ code: 'PT404' });
    await expect(endPartner(admin, 'nobody-knows')).rejects.toMatchObject({ code: 'PT404' });
  });

  it('tells the same fewest as the domain', async () => {
    const { rows } = await backend.database.query<{ fewest: number }>(
      'select private.fewest_told() as fewest',
    );
    expect(rows).toEqual([{ fewest: fewestTold }]);
  });
});
