import { expect, test } from 'vitest';
import { PageVersions } from './page-versions.ts';

test('only the pages that were written anew get a new version', () => {
  const versions = new PageVersions(7);
  const seen = versions.of('/faq');
  versions.renew(['/']);
  expect(versions.of('/faq')).toBe(seen);
  expect(versions.of('/')).toBeGreaterThan(seen);
});

test('the rest gets one when it follows, and the first pages keep theirs', () => {
  const versions = new PageVersions(7);
  versions.renew(['/']);
  const [home, faq] = [versions.of('/'), versions.of('/faq')];
  versions.renewOthers(['/']);
  expect(versions.of('/')).toBe(home);
  expect(versions.of('/faq')).toBeGreaterThan(faq);
});

test('a page that was among the first once is later one of the rest', () => {
  const versions = new PageVersions(7);
  versions.renew(['/']);
  versions.renewOthers(['/']);
  const home = versions.of('/');
  versions.renew(['/faq']);
  versions.renewOthers(['/faq']);
  expect(versions.of('/')).toBeGreaterThan(home);
});
