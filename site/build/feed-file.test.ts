import { loadContent } from '@vakman/content/content';
import { expect, test } from 'vitest';
import { feedFile } from './feed-file.ts';

const text = feedFile('de', 'https://vakman.example');

test('the feed of a language holds every article, with whole addresses', () => {
  expect([...text.matchAll(/<entry>/g)]).toHaveLength(loadContent().posts.length);
  expect(text).toContain('<link rel="self" href="https://vakman.example/de/blog/feed.xml"/>');
  expect(text).not.toMatch(/href=(?:"|&quot;)\//);
});
