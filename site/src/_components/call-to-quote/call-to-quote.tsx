import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';
import { ActionOrCall } from '../action-or-call.tsx';

/** The way to a price of one's own, at the end of a page. */
export function CallToQuote() {
  const { route, t } = usePage();
  return (
    <section className="call-to-quote split band">
      <h2>{t('callToQuote.title')}</h2>
      <div>
        <p className="lead">{t('callToQuote.text')}</p>
        <ActionOrCall href={quotePath(route)}>{t('navigation.requestQuote')}</ActionOrCall>
      </div>
    </section>
  );
}
