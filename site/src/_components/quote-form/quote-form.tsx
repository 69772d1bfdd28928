import { renderElement } from '@vakman/widgets/element/render-element.tsx';
import { usePage } from '../../page/page-context.tsx';

/** The quote form, readable and usable before its script comes. */
export function QuoteForm() {
  const { lang } = usePage();
  const html = renderElement({ tag: 'vakman-quote-form', language: lang, attributes: { 'hide-title': '' } });
  return <div className="quote-form" dangerouslySetInnerHTML={{ __html: html }} />;
}
