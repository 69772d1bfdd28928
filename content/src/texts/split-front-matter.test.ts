import { expect, test } from 'vitest';
import { splitFrontMatter } from './split-front-matter.ts';

test('front matter ends at its line of dashes, whatever follows', () => {
  expect(splitFrontMatter('---\ntitle: Verf\nlead: Kort\n---\n\nEen\n\n---\n\nTwee\n')).toEqual({
    head: 'title: Verf\nlead: Kort',
    markdown: '\nEen\n\n---\n\nTwee\n',
  });
});

test('a file without front matter gives nothing', () => {
  expect(splitFrontMatter('# Verf\n')).toEqual({ head: '', markdown: '' });
});
