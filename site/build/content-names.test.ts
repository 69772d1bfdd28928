import { loadContent } from '@vakman/content/content';
import { expect, test } from 'vitest';
import { expectNames, nameFaults } from './content-names.ts';

const content = loadContent();

/** The content with one article changed. */
function withPost(change: (post: (typeof content.posts)[number]) => object) {
  const [post, ...others] = content.posts;
  if (!post) throw new Error('there is no article');
  return { slug: post.slug, changed: { ...content, posts: [{ ...post, ...change(post) }, ...others] } };
}

test('every page and picture that the content names is there', () => {
  expect(nameFaults(content)).toEqual([]);
});

test('a link to no page is told with its file, and with the pages that might be meant', () => {
  const { slug, changed } = withPost(({ texts }) => ({
    texts: { ...texts, nl: { ...texts.nl, markdown: '[x](page:service/schildr) and [y](page:Blog#top)' } },
  }));
  expect(nameFaults(changed).map(({ file, key }) => [file, key])).toEqual([
    [`posts/${slug}/nl.md`, 'page:service/schildr'],
    [`posts/${slug}/nl.md`, 'page:Blog'],
  ]);
  expect(() => expectNames(changed)).toThrow(
    /There is no page "service\/schildr"; there are .*service\/schilder/,
  );
  expect(() => expectNames(changed)).toThrow(/There is no page "Blog"; there are .*\bblog\b/);
});

test('a picture that there is not is told with its file', () => {
  const { slug, changed } = withPost(() => ({ picture: 'fasade' }));
  expect(() => expectNames(changed)).toThrow(
    `content/posts/${slug}/post.yaml: picture: There is no picture "fasade"; there are facade-dirty, `,
  );
});
