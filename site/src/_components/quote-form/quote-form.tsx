import { renderElement } from '@vakman/widgets/element/render-element.tsx';
import { usePage } from '../../page/page-context.tsx';

/** The quote form, readable and usable before its script comes. */
export function QuoteForm() {
  const { build, lang, route } = usePage();
  const html = renderElement({
    tag: 'vakman-quote-form',
    language: lang,
    attributes: { 'hide-title': '' },
    // At home it is far down, and the page stays lighter without its style.
    ...(route.kind === 'home' ? { stylePath: build.quoteFormStyle } : {}),
  });
  return <div className="quote-form" dangerouslySetInnerHTML={{ __html: html }} />;
}
