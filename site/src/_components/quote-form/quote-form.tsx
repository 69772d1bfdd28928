import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Widget } from '../widget/widget.tsx';

/** The quote form. At home it is far down, and the page stays lighter without its style. */
export function QuoteForm() {
  const { lang, route, t } = usePage();
  return (
    <Widget
      tag="vakman-quote-form"
      className="quote-form"
      attributes={{ 'hide-title': '' }}
      fallback={{ href: pathTo('quote', lang), label: t('navigation.requestQuote') }}
      lateStyle={route.kind === 'home'}
    />
  );
}
