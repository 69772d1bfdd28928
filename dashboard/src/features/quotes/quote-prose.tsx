import { longestQuoteText } from '@vakman/domain/quote/quote.answers';
import type { TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { quoteTextParts, type QuoteText, type QuoteTextPart } from '@vakman/domain/quote/quote-texts.answers';
import { filledText } from '@vakman/domain/quote/quote-texts.placeholders';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { facts } from '../../../generated/facts.ts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { useWords } from '../../words/use-words.ts';
import { PickMenu } from './pick-menu.tsx';
import { QuotePart } from './quote-part.tsx';

interface QuoteProseProps {
  readonly typed: TypedQuote;
  readonly texts: readonly QuoteText[];
  readonly onChange: (changes: Partial<TypedQuote>) => void;
}

/** What stands before and after the lines, typed or put together from texts that are written again and again. */
export function QuoteProse({ typed, texts, onChange }: QuoteProseProps) {
  const { prose: words, errorPrefix } = useWords(quotesWords);
  const insert = (part: QuoteTextPart, id: string) => {
    const chosen = texts.find((text) => text.id === id);
    if (!chosen) return;
    const { display: phone } = facts.company.phone;
    const address = `${typed.street_address}, ${typed.postal_code}`;
    const values = { name: typed.name, address, company: facts.company.name, phone };
    const before = typed[part].trim();
    const text = filledText(chosen, typed.language, values);
    onChange({ [part]: before === '' ? text : `${before}\n\n${text}` });
  };
  return (
    <QuotePart title={words.title}>
      {quoteTextParts.map((part) => {
        const own = texts.filter((text) => text.part === part);
        return (
          <div key={part} className="quote-form">
            <TextareaField
              id={`quote-${part}`}
              label={words[part]}
              errorPrefix={errorPrefix}
              error={undefined}
              textarea={{
                rows: 5,
                value: typed[part],
                maxLength: longestQuoteText,
                lang: typed.language,
                onChange: ({ target }) => onChange({ [part]: target.value }),
              }}
            />
            {own.length > 0 && (
              <PickMenu
                label={words.insert}
                name={`${words[part]}: ${words.insert}`}
                choices={own.map(({ id, name }) => ({ value: id, label: name }))}
                onPick={(id) => insert(part, id)}
              />
            )}
          </div>
        );
      })}
    </QuotePart>
  );
}
