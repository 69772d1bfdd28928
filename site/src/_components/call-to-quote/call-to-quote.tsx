import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { ActionOrCall } from '../action-or-call.tsx';

/** The way to a price of one's own, at the end of a page. */
export function CallToQuote() {
  const { lang, t } = usePage();
  return (
    <section className="call-to-quote split band">
      <h2>{t('callToQuote.title')}</h2>
      <div>
        <p className="lead">{t('callToQuote.text')}</p>
        <ActionOrCall href={pathTo('quote', lang)}>{t('navigation.requestQuote')}</ActionOrCall>
      </div>
    </section>
  );
}
