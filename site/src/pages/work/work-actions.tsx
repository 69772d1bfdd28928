import type { ServiceSlug } from '@vakman/domain/services';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';

/** A quote for any work; facade cleaning can be booked as well. */
export function WorkActions({ service }: { readonly service: ServiceSlug }) {
  const { lang, route, t } = usePage();
  return (
    <>
      <a className="button" href={quotePath(route)}>
        {t('navigation.requestQuote')}
      </a>
      {service === 'gevelreiniging' && (
        <a className="button quiet" href={pathTo('booking', lang)}>
          {t('work.book')}
        </a>
      )}
    </>
  );
}
