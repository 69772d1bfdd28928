import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address';
import { localisedPath } from '@vakman/domain/languages/languages';
import { embedSnippet } from '@vakman/widgets/build/embed-snippet';
import { quoteFormWidget } from '@vakman/widgets/quote-form/quote-form.widget.ts';
import { addresses } from '../../../generated/addresses.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { partnersWords } from '../../../generated/partners.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { CopiedText } from './copied-text.tsx';

/** The link and the lines of HTML by which whatever comes counts as this partner's, in the language of the page. */
export function PartnerCode({ source }: { readonly source: string }) {
  const words = useWords(partnersWords);
  const { siteUrl } = addresses;
  const href = handOffAddress(siteUrl + localisedPath(language, pagePaths.quote), { source });
  const snippet = embedSnippet({
    siteUrl,
    tag: 'vakman-quote-form',
    attributes: { lang: language, source },
    room: quoteFormWidget.room,
    fallback: { href, label: words.requestQuote },
  });
  return (
    <>
      <CopiedText label={words.link} text={href} />
      <CopiedText label={words.snippet} text={snippet} lines={5} />
    </>
  );
}
