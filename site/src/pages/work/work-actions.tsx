import type { ServiceSlug } from '@vakman/domain/services';
import { pathTo, quotePathFor } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

/** A quote for any work; facade cleaning can be booked as well. */
export function WorkActions({ service }: { readonly service: ServiceSlug }) {
  const { lang, t } = usePage();
  return (
    <>
      <a className="button" href={quotePathFor(service, lang)}>
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
