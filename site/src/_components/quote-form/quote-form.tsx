import { renderElement } from '@vakman/widgets/element/render-element.tsx';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

/** The quote form, readable and usable before its script comes. */
export function QuoteForm() {
  const { build, lang, route, t } = usePage();
  const html = renderElement({
    tag: 'vakman-quote-form',
    language: lang,
    attributes: { 'hide-title': '' },
    // At home it is far down, and the page stays lighter without its style.
    fallback: { href: pathTo('quote', lang), label: t('navigation.requestQuote') },
    ...(route.kind === 'home' ? { stylePath: build.widgetStyles['vakman-quote-form'] } : {}),
  });
  return <div className="quote-form" dangerouslySetInnerHTML={{ __html: html }} />;
}
