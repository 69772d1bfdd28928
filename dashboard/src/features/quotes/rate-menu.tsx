import type { Language } from '@vakman/domain/languages/languages';
import type { TypedLine } from '@vakman/domain/quote/quote.drafts';
import { lineOfService } from '@vakman/domain/quote/quote.first-lines';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';
import { quoteFacts } from '../../../generated/quote-facts.ts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language as ownLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PickMenu } from './pick-menu.tsx';
import { typedLine } from './typed-quote.ts';

interface RateMenuProps {
  /** Of the customer. */
  readonly language: Language;
  readonly onLine: (line: TypedLine) => void;
}

/** A line of what we publish: chosen by its name, written in the customer's language. */
export default function RateMenu({ language, onLine }: RateMenuProps) {
  const { lines: words } = useWords(quotesWords);
  const take = (slug: ServiceSlug) => {
    const facts = quoteFacts[slug];
    onLine(typedLine(lineOfService(facts, { language, size: facts.usualSize }), ownLanguage));
  };
  return (
    <PickMenu
      label={words.fromRates}
      choices={serviceSlugs.map((slug) => ({ value: slug, label: quoteFacts[slug].name[ownLanguage] }))}
      onPick={(slug) => take(slug as ServiceSlug)}
    />
  );
}
