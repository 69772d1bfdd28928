import type { BreadcrumbList } from 'schema-dts';
import type { Step } from '../page/trail.ts';

/** The way from the home page to a page. */
export function breadcrumbList(trail: readonly Step[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + url,
    })),
  } satisfies BreadcrumbList;
}
