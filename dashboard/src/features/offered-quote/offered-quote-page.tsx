import { router } from '../../router/router.ts';
import { SignInFirst } from '../../app/sign-in-first.tsx';
import { useSession } from '../../session/use-session.ts';
import { MissingOffer } from './missing-offer.tsx';
import { OpenedOffer } from './opened-offer.tsx';
import { useOfferToken } from './use-offer-token.ts';

/** A quote as whoever it was made for sees it: by the link of a mail, or as who he is. */
export default function OfferedQuotePage() {
  const route = router.useRoute(['offer', 'offeredQuote']);
  const token = useOfferToken();
  const session = useSession();
  if (route?.name === 'offeredQuote') {
    if (session.kind === 'signed-out') return <SignInFirst />;
    const { quoteId } = route.params;
    return <OpenedOffer key={quoteId} door={{ quoteId }} />;
  }
  return token === '' ? <MissingOffer reason="noLink" /> : <OpenedOffer key={token} door={{ token }} />;
}
