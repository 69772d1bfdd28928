import { formatFullMoment } from '@vakman/domain/format/format.dates';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { ProvenAnswer } from '@vakman/domain/quote/quote-file.answers';
import { signatureField } from '@vakman/domain/quote/quote.signature';
import { fill } from '@vakman/domain/text/fill';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuotePart } from './quote-part.tsx';

/** What the customer answered, the newest first, each with what proves it. */
export function QuoteAnswers({ answers }: { readonly answers: readonly ProvenAnswer[] }) {
  const { answers: words, homeAges } = useWords(quotesWords);
  if (answers.length === 0) return null;
  return (
    <QuotePart title={words.title}>
      <ol className="quote-answers">
        {answers.toReversed().map((answer) => (
          <li key={answer.id}>
            <p>
              <strong>{words.kinds[answer.kind]}</strong>
              <span className="quote-muted"> · {formatFullMoment(answer.at, language)}</span>
            </p>
            {answer.reason !== null && <p>{words.reasons[answer.reason]}</p>}
            {answer.words !== '' && (
              <blockquote className="quote-prose" dir="auto">
                {answer.words}
              </blockquote>
            )}
            {answer.totals !== null && (
              <p>{fill(words.total, { total: formatCents(answer.totals.total, language) })}</p>
            )}
            {answer.home_age !== null && <p>{fill(words.homeAge, { age: homeAges[answer.home_age] })}</p>}
            {answer.early_start && <p>{words.earlyStart}</p>}
            {answer.signed_by !== null && <p dir="auto">{fill(words.signed, { name: answer.signed_by })}</p>}
            {answer.drawing !== null && (
              <svg
                className="quote-signature"
                viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
                role="img"
                aria-label={words.drawing}
              >
                <path d={answer.drawing} />
              </svg>
            )}
            <p className="quote-muted">{words.proofs[answer.proof]}</p>
            {answer.has_sender && <p className="quote-muted">{words.sender}</p>}
            {answer.document_sha256 !== null && (
              <p className="quote-muted">
                {words.document} <code>{answer.document_sha256}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
    </QuotePart>
  );
}
