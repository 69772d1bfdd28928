import type { PostPage } from '@vakman/content/posts/read-posts';
import { pathTo } from '../../_data/routes.ts';
import { formatDate } from '@vakman/domain/format/format.dates';
import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../../_components/picture/picture.tsx';
import { pictureNamed } from '../../_components/picture/picture-names.ts';
import { TitleWords } from '../../_components/title-words/title-words.tsx';

/** Articles with their picture, date and what they are about. */
export function PostCards({ posts }: { readonly posts: readonly PostPage[] }) {
  const { lang, t } = usePage();
  return (
    <ul className="post-cards">
      {posts.map(({ slug, picture, published, texts }) => {
        const { title, summary } = texts[lang];
        return (
          <li key={slug}>
            <Picture
              name={pictureNamed(picture)}
              alt={t('work.illustration', { name: title })}
              sizes="(width >= 900px) 30vw, 100vw"
            />
            <time dateTime={published}>{formatDate(published, lang)}</time>
            <h2>
              <a href={pathTo(`post/${slug}`, lang)}>
                <TitleWords>{title}</TitleWords>
              </a>
            </h2>
            <p>{summary}</p>
          </li>
        );
      })}
    </ul>
  );
}
