import type { Photograph } from '@vakman/content/photographs.schema';
import { photographsSchema } from '@vakman/content/photographs.schema';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import type { PictureName } from '../../src/_components/picture/picture-names.ts';
import { photographFaults } from './photograph-faults.ts';

const alt = Object.fromEntries(languages.map((language) => [language, 'Painter'])) as Photograph['alt'];
const painter: Photograph = { picture: 'team-schilderspecialist', alt, consentOn: '2026-11-27' };
const reasons = (described: readonly Photograph[], ...files: readonly PictureName[]) =>
  photographFaults(described, new Set(files)).map(({ file, key, reason }) => `${file} ${key}: ${reason}`);

test('drawings alone, and what is described and there, are no fault', () => {
  expect(reasons([])).toEqual([]);
  expect(reasons([painter, { picture: 'van', alt }], 'team-schilderspecialist', 'van')).toEqual([]);
  expect(reasons([], 'project-almere-before', 'project-almere-after', 'facade-clean')).toEqual([]);
});

test.each([
  [
    'what is described and not there',
    [painter],
    [],
    'There is no photograph of this name in content/pictures/',
  ],
  ['a picture that there is not', [{ picture: 'lorry', alt }], [], 'There is no picture "lorry"'],
  [
    'what is described twice',
    [painter, painter],
    ['team-schilderspecialist'],
    'team-schilderspecialist is described above',
  ],
  ['a person of whom no consent is noted', [], ['team-schilderspecialist'], 'Somebody is shown'],
  ['one half of a pair', [], ['project-almere-after'], 'so project-almere-before is needed too'],
] as const)('%s stops the build', (_what, described, files, reason) => {
  expect(reasons(described, ...files)).toEqual([expect.stringContaining(reason)]);
});

test('whoever describes a person says when he agreed', () => {
  expect(photographsSchema.safeParse([painter]).success).toBe(true);
  expect(photographsSchema.safeParse([{ picture: painter.picture, alt }]).error?.issues[0]?.message).toBe(
    'Expected the day on which the person agreed to be shown',
  );
});
