import { Link } from '@swan-io/chicane';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';

interface MissingOfferProps {
  /** Whether somebody came without a link, or by one that opens nothing. */
  readonly reason: 'noLink' | 'unknown';
}

/** There is no quote to show. */
export function MissingOffer({ reason }: MissingOfferProps) {
  const { missing } = useWords(offeredQuoteWords);
  const { title, text } = missing[reason];
  return (
    <NoticePage title={title} text={fill(text, { phone: facts.company.phone.display })}>
      <Link className="button" to={router.login()}>
        {missing.signIn}
      </Link>
    </NoticePage>
  );
}
