import { readYaml } from '../files/read-yaml.ts';
import { expectSlug } from '../files/expect-slug.ts';
import { subfolders } from '../files/subfolders.ts';
import { readMarkdown, type Markdown } from '../texts/read-markdown.ts';
import type { ByLanguage, TextSource } from '../texts/read-texts.ts';
import { postHeadSchema, postSchema, type Post, type PostHead } from './post.schema.ts';

/** An article of the blog. */
export interface PostPage extends Post {
  /** Name of its folder, and the last part of its address. */
  readonly slug: string;
  readonly texts: ByLanguage<Markdown<PostHead>>;
}

/** Reads `posts/`, the newest first. */
export function readPosts(source: TextSource): PostPage[] {
  return subfolders(source.folder, 'posts')
    .map((slug): PostPage => {
      expectSlug(`posts/${slug}`, slug);
      const post = readYaml(source.folder, `posts/${slug}/post.yaml`, postSchema);
      return { slug, ...post, texts: readMarkdown(source, `posts/${slug}`, postHeadSchema) };
    })
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

/** The article of a folder. Throws where there is none. */
export function findPost(posts: readonly PostPage[], slug: string): PostPage {
  const post = posts.find((one) => one.slug === slug);
  if (!post) throw new Error(`There is no post "${slug}"`);
  return post;
}
