import { requestSorts } from '@vakman/domain/request-handling/request-list.answers';
import { findPostgresql } from '@vakman/commands/provide/provide-postgresql.ts';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { seedDemoData } from '@vakman/supabase/local/demo-data/seed-demo-data';
import { seedServer } from '@vakman/supabase/local/demo-data/seed-server';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { startServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { copyTemplate } from '@vakman/supabase/local/template';
import { openDatabase } from '@vakman/supabase/local/database/open-database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../median.ts';
import type { Figure } from '../figure.ts';

const rounds = 5;
const searches = ['visser', 'haven 1353', 'müller', '0600123', 'klant-77@', 'шевченко', '王', 'a'];

const list = (filter: object, sort = 'received') =>
  `public.list_requests('${JSON.stringify(filter)}', '${sort}', true)`;
const trials: Readonly<Record<string, readonly string[]>> = {
  search: searches.map((search) => list({ search })),
  'page of the list': requestSorts.map((sort) => list({}, sort)),
  counts: ['public.count_requests()'],
  today: ['public.read_today()'],
  pulse: ['public.read_pulse()'],
};
const goals: Readonly<Record<string, number>> = {
  search: 100,
  'page of the list': 100,
  counts: 100,
  today: 300,
  pulse: 50,
};

type Ask = (statement: string) => Promise<unknown>;

/** As somebody of the office, in the one statement that is measured. */
const asEmployee = (call: string) => {
  const { id } = demoAccounts.find(({ role }) => role === 'employee') ?? { id: '' };
  const claims = JSON.stringify({ sub: id, role: 'authenticated' });
  return `with who as materialized (select set_config('request.jwt.claims', '${claims}', true) as claims,
    set_config('request.jwt.claim.sub', '${id}', true) as sub) select ${call} from who where who.claims <> who.sub`;
};

/** How long the database takes for what the office asks, among the demo data. */
export async function measureOfficeLists(): Promise<Figure[]> {
  const programs = findPostgresql();
  return [...(await measureEmbedded()), ...(programs === undefined ? [] : await measureServer(programs))];
}

async function measureEmbedded(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vakman-'));
  await copyTemplate(folder);
  const database = await openDatabase(folder);
  try {
    await database.driver.query('select public.set_booking_rules($1)', [exampleFacts()]);
    await seedDemoData(database.driver);
    return await figuresOf('', (statement) => database.driver.query(statement));
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

async function measureServer(programs: string): Promise<Figure[]> {
  const backend = await startServerBackend(programs, 2);
  try {
    await backend.sql`select public.set_booking_rules(${JSON.stringify(exampleFacts())}::text::jsonb)`;
    await seedServer(backend.sql);
    return await figuresOf(' on PostgreSQL', (statement) => backend.sql.unsafe(statement));
  } finally {
    await backend.remove();
  }
}

async function figuresOf(where: string, ask: Ask): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, calls] of Object.entries(trials)) {
    let slowest = { call: '', time: 0 };
    for (const call of calls) {
      const time = await timeOf(() => ask(asEmployee(call)));
      if (time > slowest.time) slowest = { call, time };
    }
    const reference = calls.length > 1 ? `slowest: ${slowest.call.slice('public.'.length)}` : '';
    figures.push({
      name: `office, ${name}${where}`,
      value: slowest.time,
      unit: 'ms',
      goal: goals[name] ?? 0,
      reference,
    });
  }
  return figures;
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return median(times);
}
