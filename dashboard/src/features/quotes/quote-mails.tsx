import { formatMoment } from '@vakman/domain/format/format.dates';
import type { QuoteFile } from '@vakman/domain/quote/quote-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuotePart } from './quote-part.tsx';

/** Mails to the customer about a quote, and whether they arrived. */
export function QuoteMails({ mails }: Pick<QuoteFile, 'mails'>) {
  const { mails: words } = useWords(quotesWords);
  if (mails.length === 0) return null;
  return (
    <QuotePart title={words.title}>
      <ul className="quote-mails">
        {mails.map(({ id, kind, state, sent_at: sent }) => {
          const isLost = state !== 'sent' && state !== 'waiting';
          return (
            <li key={id} className={isLost ? 'line-fault' : undefined}>
              {words.kinds[kind]}
              {' · '}
              {state === 'sent' && sent !== null
                ? fill(words.states.sent, { moment: formatMoment(sent, language) })
                : words.states[state]}
            </li>
          );
        })}
      </ul>
    </QuotePart>
  );
}
