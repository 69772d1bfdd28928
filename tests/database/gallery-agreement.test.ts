import { galleryCategories, galleryLimits, galleryRowSchema } from '@vakman/domain/gallery.schema';
import { languages } from '@vakman/domain/languages/languages';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

/** Whether each row would be stored. */
const verdicts = `
  create function verdicts(payloads text[]) returns setof boolean language plpgsql as $$
  declare
    payload text;
  begin
    foreach payload in array payloads loop
      begin
        insert into public.project_gallery
          (title, category, description, before_image_url, after_image_url, translations)
        select title, category, description, before_image_url, after_image_url, translations
        from jsonb_populate_record(null::public.project_gallery, payload::jsonb);
        return next true;
      exception when others then return next false;
      end;
    end loop;
  end $$`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.exec(verdicts);
});
afterAll(() => backend.remove());

const textUpTo = (max: number) =>
  fc
    .tuple(
      fc.constantFrom('', '', '', ' ', '\u00a0', '\u200b'),
      fc.constantFrom('a', 'é', '🎨', '中', '\u0000', '\ud83c'),
      fc.constantFrom(0, 1, 2, max - 1, max, max + 1),
    )
    .map(([space, letter, length]) => letter.repeat(length) + space);

const paths = fc.oneof(
  fc.constantFrom(
    'na.webp',
    'huis/na_(1)-groot.webp',
    'projects/1/2/3.png',
    'huis/na%20(1).webp',
    '../project-images/a.png',
    'huis/../../project-images/a.png',
    'huis//na.png',
    '/na.png',
    'na.png\n',
    'na.png?download',
    'huis/',
    'https://elsewhere.example/na.png',
    'https://elsewhere.example/storage/v1/object/public/project-gallery/na.png',
    '//elsewhere.example/na.png',
    'elsewhere.example:80/na.png',
    'javascript:alert(1)',
    '',
  ),
  fc
    .constantFrom(galleryLimits.path - 1, galleryLimits.path, galleryLimits.path + 1)
    .map((length) => 'huis/'.padEnd(length, 'a')),
);

const translation = fc.oneof(
  fc.record(
    { title: textUpTo(galleryLimits.title), description: textUpTo(galleryLimits.description) },
    { requiredKeys: [] },
  ),
  fc.constantFrom(null, 'House', [], {}, { subtitle: 'House' }, { title: 1 }, { title: null }),
);

const translations = fc.oneof(
  fc.dictionary(fc.constantFrom(...languages, ...languages, 'xx', 'NL'), translation, { maxKeys: 2 }),
  fc.constantFrom(null, {}, [], 'none', 1, true),
);

const good = {
  title: fc.constant('Woonhuis in Gouda'),
  category: fc.constantFrom<string>(...galleryCategories),
  description: fc.constantFrom(null, 'Kozijnen geschilderd.'),
  before_image_url: fc.constant(null),
  after_image_url: fc.constant('huis/na.webp'),
  translations: fc.constantFrom(null, { en: { title: 'House in Gouda' } }),
};

const strange: { readonly [Column in keyof typeof good]: fc.Arbitrary<unknown> } = {
  title: fc.oneof(textUpTo(galleryLimits.title), fc.constant(null)),
  category: fc.constantFrom(...galleryCategories, 'Schilderwerk', '', 'painting ', null),
  description: textUpTo(galleryLimits.description),
  before_image_url: paths,
  after_image_url: paths,
  translations,
};

/** Good rows with something at the border of the rules in one column. */
const rows = fc
  .constantFrom(...(Object.keys(good) as (keyof typeof good)[]))
  .chain((column) => fc.record({ ...good, [column]: strange[column] }));

it(`domain and database accept and refuse the same projects (seed ${seed})`, async () => {
  const sample = fc.sample(rows, { seed, numRuns: 3000 });
  const { rows: stored } = await backend.database.query<{ accepted: boolean }>(
    'select accepted from verdicts($1) as accepted',
    [sample.map((row) => JSON.stringify(row))],
  );
  expect(stored).toHaveLength(sample.length);
  for (const [index, row] of sample.entries()) {
    const { success } = galleryRowSchema.safeParse({ ...row, id: 1, created_at: '2026-11-21' });
    expect(stored[index]?.accepted, JSON.stringify(row)).toBe(success);
  }
  // A sample of which nearly all or nearly none is accepted would prove little.
  const accepted = stored.filter((verdict) => verdict.accepted).length;
  expect(accepted).toBeGreaterThan(600);
  expect(accepted).toBeLessThan(2400);
});
