import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@vakman/content/content';
import { formatDuration } from '@vakman/domain/format/format.durations';
import { languages } from '@vakman/domain/languages/languages';
import { promisedLimits, retention } from '@vakman/domain/retention/retention';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../content/privacy');
const placeholders = Object.keys(promisedLimits).map((name) => `{${name}}`);
const isPromise = (line: string) => placeholders.some((placeholder) => line.includes(placeholder));

describe.each(languages)('the privacy page in %s', (language) => {
  const source = readFileSync(join(folder, `${language}.md`), 'utf8');

  it('promises each limit of the list once, and none beside it', () => {
    for (const placeholder of placeholders) expect(source.split(placeholder).length - 1, placeholder).toBe(1);
    const section = source.split(/^## /m).find(isPromise) ?? '';
    expect(section).not.toMatch(/\d/);
  });

  it('says the limits that are applied', () => {
    const text = JSON.stringify(loadContent().privacy[language]).replaceAll(/\s| /g, '');
    for (const name of Object.values(promisedLimits)) {
      const { count, unit } = retention[name].limit;
      expect(text).toContain(formatDuration(count, unit, language).replaceAll(/\s| /g, ''));
    }
  });
});

it('bookings are promised what requests are', () => {
  expect(retention.bookings.limit).toEqual(retention.requests.limit);
});
