import { Link } from '@swan-io/chicane';
import { formatDate, formatFullMoment } from '@vakman/domain/format/format.dates';
import { localisedPath } from '@vakman/domain/languages/languages';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { fill } from '@vakman/domain/text/fill';
import type { Ref } from 'react';
import { facts } from '../../../generated/facts.ts';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { OfferStage } from './offer-stage.ts';
import { euros } from './offer-words.ts';

interface OfferNoticeProps {
  readonly offer: OfferedQuote;
  readonly stage: Exclude<OfferStage, 'open'>;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How the quote stands once somebody said something to it, and what comes next. */
export function OfferNotice({ offer, stage, heading }: OfferNoticeProps) {
  const words = useWords(offeredQuoteWords);
  const { quote, answer, newer, project_id } = offer;
  const { title, text } = words.notices[stage];
  const values = {
    name: quote.name,
    phone: facts.company.phone.display,
    company: facts.company.name,
    moment: answer ? formatFullMoment(answer.at, language) : '',
    date: formatDate(quote.valid_until, language),
  };
  return (
    <section className={`offer-notice ${stage}`} aria-labelledby="offer-notice">
      <h2 id="offer-notice" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{fill(text, values)}</p>
      {answer && answer.words !== '' && (
        <blockquote dir="auto">
          <p>{answer.words}</p>
        </blockquote>
      )}
      {stage === 'accepted' && answer && <Agreed answer={answer} />}
      {stage === 'accepted' && project_id !== null && (
        <Link className="button" to={router.project({ projectId: project_id })}>
          {words.next.project}
        </Link>
      )}
      {stage === 'replaced' && newer !== null && (
        <Link className="button primary" to={router.offeredQuote({ quoteId: newer })}>
          {words.newer}
        </Link>
      )}
      {(stage === 'expired' || stage === 'declined' || stage === 'withdrawn' || stage === 'taken-back') && (
        <a className="button" href={localisedPath(language, pagePaths.quote)}>
          {words.ask}
        </a>
      )}
    </section>
  );
}

/** What was agreed on, who signed it, and what happens now. */
function Agreed({ answer }: { readonly answer: NonNullable<OfferedQuote['answer']> }) {
  const { next: words, homeAge } = useWords(offeredQuoteWords);
  return (
    <>
      <dl className="offer-agreed">
        {answer.totals && (
          <div>
            <dt>{words.total}</dt>
            <dd>{euros(answer.totals.total)}</dd>
          </div>
        )}
        {answer.signed_by !== null && (
          <div>
            <dt>{words.signedBy}</dt>
            <dd dir="auto">{answer.signed_by}</dd>
          </div>
        )}
        {answer.home_age !== null && (
          <div>
            <dt>{words.stated}</dt>
            <dd>{homeAge.stated[answer.home_age]}</dd>
          </div>
        )}
      </dl>
      <h3>{words.title}</h3>
      <ol>
        <li>{words.mail}</li>
        <li>{answer.early_start ? words.planEarly : words.plan}</li>
        <li>{words.follow}</li>
      </ol>
    </>
  );
}
