import type { ServiceSlug } from '@vakman/domain/services';
import { quotePathFor } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { ActionOrCall } from '../action-or-call.tsx';

interface CallToQuoteProps {
  /** What the page is about, which the form then knows. */
  readonly service?: ServiceSlug;
}

/** The way to a price of one's own, at the end of a page. */
export function CallToQuote({ service }: CallToQuoteProps) {
  const { lang, t } = usePage();
  return (
    <section className="call-to-quote split band">
      <h2>{t('callToQuote.title')}</h2>
      <div>
        <p className="lead">{t('callToQuote.text')}</p>
        <ActionOrCall href={quotePathFor(service, lang)}>{t('navigation.requestQuote')}</ActionOrCall>
      </div>
    </section>
  );
}
