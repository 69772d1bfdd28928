import type { PageKey } from '../../_data/pages.ts';
import { pathTo, readPage } from '../../_data/routes.ts';
import { pageHead } from '../../page/page-head.ts';
import { usePage } from '../../page/page-context.tsx';

export interface PageLinksProps {
  readonly title: string;
  readonly pages: readonly PageKey[];
}

/** Links to pages, by their names. */
export function PageLinks({ title, pages }: PageLinksProps) {
  const { lang } = usePage();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map((key) => (
          <li key={key}>
            <a href={pathTo(key, lang)}>{pageHead(readPage(key).subject, lang).name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
