import type { MenuItem } from '../_data/navigation.ts';
import { pathTo, readPage } from '../_data/routes.ts';
import { usePage } from '../page/page-context.tsx';
import { pageHead } from '../page/page-head.ts';

/** The entries of a menu as items of a list; the page that is shown is marked. */
export function MenuLinks({ items }: { readonly items: readonly MenuItem[] }) {
  const { lang, route, t } = usePage();
  return items.map(({ page, section, label }) => (
    <li key={page + (section ?? '')}>
      <a
        href={pathTo(page, lang, section)}
        aria-current={page === route.key && !section ? 'page' : undefined}
      >
        {label ? t(label) : pageHead(readPage(page).subject, lang).name}
      </a>
    </li>
  ));
}
