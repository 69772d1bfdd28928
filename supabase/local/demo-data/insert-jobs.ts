import type { DemoJobs } from './demo-jobs.ts';
import { insertRows, type Sql } from './insert-rows.ts';

/** Inserts quotes, projects and talks, and plans the days of what is agreed. */
export async function insertJobs(sql: Sql, { quotes, projects, talks }: DemoJobs): Promise<void> {
  await insertRows(
    sql,
    'quotes',
    quotes.map(({ quote }) => quote),
    { conditions: `''`, photos: `'{}'` },
  );
  const answers = quotes.flatMap(({ answer }) => answer ?? []);
  await insertRows(sql, 'quote_answers', answers, { early_start: 'false' });
  await sql.query(
    `insert into private.quote_numbers (year, last_number)
     select (told ->> 'year')::smallint, (told ->> 'last')::integer from jsonb_array_elements($1) as told`,
    [lastNumbers(quotes.map(({ quote }) => quote.number))],
  );
  await insertRows(
    sql,
    'projects',
    projects.map(({ project }) => project),
    {
      agreed_cents: '0',
      version: '1',
      guarantee_until: 'private.guarantee_end(done_at, exterior_painting)',
    },
  );
  const entries = projects.flatMap((project) => project.entries);
  await insertRows(sql, 'project_entries', entries, { version: '1' });
  const reviews = projects.flatMap(({ review }) => review ?? []);
  await insertRows(sql, 'project_reviews', reviews);
  await insertRows(
    sql,
    'conversations',
    talks.map(({ conversation }) => conversation),
  );
  const messages = talks.flatMap((talk) => talk.messages);
  await insertRows(sql, 'chat_messages', messages, { files: `'[]'` });
  await sql.exec(followingRows);
}

/** The last number that was given in each year. */
function lastNumbers(numbers: readonly string[]) {
  const years = Map.groupBy(numbers, (number) => number.slice(0, 4));
  return [...years].map(([year, given]) => ({ year, last: given.length }));
}

/** What follows from projects: guarantees that run, and days in the agenda. */
const followingRows = `
  update public.projects set state = 'guarantee'
  where state = 'done' and guarantee_until >= private.local_day(now());

  -- Those that are agreed take the days on which a crew is free, two each, what is under way and the longest agreed first.
  with days as materialized (
    select w.day, private.occupied_by(private.local_moment(w.day, time '08:00'), private.local_moment(w.day, time '16:30')) as hours
    from (select private.add_working_days(private.local_day(now()), later) as day from generate_series(1, 40) as later) as w
  ), free as (
    select c.number as crew, days.day, row_number() over (order by days.day, c.number) as place
    from public.crews c cross join days
    where c.active and not exists (
      select from private.reservations r where r.crew = c.number and r.occupied && days.hours
    )
  ), wanted as (
    select p.id, row_number() over (order by p.state = 'in-progress' desc, p.created_at, p.id) as place
    from public.projects p where p.state in ('planned', 'in-progress', 'waiting')
  )
  insert into public.visits (id, project_id, crew, starts_at, ends_at)
  select md5(wanted.id || free.day::text || free.crew)::uuid, wanted.id, free.crew,
    private.local_moment(free.day, time '08:00'), private.local_moment(free.day, time '16:30')
  from free join wanted on wanted.place = (free.place + 1) / 2;
  insert into private.reservations (id, crew, occupied)
  select v.id, v.crew, private.occupied_by(v.starts_at, v.ends_at)
  from public.visits v where v.project_id is not null and v.crew is not null;
  update public.projects p set starts_on = days.first, ends_on = days.last
  from (
    select v.project_id, min(private.local_day(v.starts_at)) as first, max(private.local_day(v.ends_at)) as last
    from public.visits v where v.project_id is not null group by v.project_id
  ) as days
  where days.project_id = p.id;
`;
