import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import {
  acceptQuote,
  askQuoteChange,
  askQuoteCode,
  declineQuote,
  openQuoteDocument,
  readOfferedQuote,
  withdrawAcceptance,
  type QuoteDoor,
} from '@vakman/supabase/client/offered-quotes';
import { BackendError } from '@vakman/supabase/client/connection';
import { useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { FaultPage } from '../../app/page-boundary.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { saveFile } from '../own-data/save-file.ts';
import { MissingOffer } from './missing-offer.tsx';
import type { OfferActions } from './offer-actions.ts';
import { OfferedQuoteView } from './offered-quote-view.tsx';
import { useOfferPhotos } from './use-offer-photos.ts';

/** The quote behind a door, and what can be done about it. */
export function OpenedOffer({ door }: { readonly door: QuoteDoor }) {
  const session = useSession();
  const client = useQueryClient();
  const [now] = useState(Date.now);
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const queryKey = keys.offeredQuote('token' in door ? door.token : door.quoteId, userId);
  const opened = useQuery({
    queryKey,
    queryFn: async () => readOfferedQuote(await connect(), door),
    enabled: session.kind !== 'loading',
  });
  const photos = useOfferPhotos(door, opened.data?.quote.photos ?? []);
  if (opened.isPending) return <Loading />;
  const isUnknown = opened.error instanceof BackendError && opened.error.code === 'PT404';
  if (opened.isError && !isUnknown) return <FaultPage onAgain={() => void opened.refetch()} />;
  const offer = opened.data ?? null;
  if (offer === null) return <MissingOffer reason="unknown" />;

  const show = (next: OfferedQuote) => {
    client.setQueryData(queryKey, next);
    // Both tell of it, and an acceptance begins a project.
    void client.invalidateQueries({ queryKey: keys.dossier(userId) });
    void client.invalidateQueries({ queryKey: keys.projects(userId) });
  };
  const actions: OfferActions = {
    accept: async (answer) => show(await acceptQuote(await connect(), door, answer)),
    decline: async (answer) => show(await declineQuote(await connect(), door, answer)),
    askChange: async (answer) => show(await askQuoteChange(await connect(), door, answer)),
    withdraw: async (answer) => show(await withdrawAcceptance(await connect(), door, answer)),
    askCode: async () => (await askQuoteCode(await connect(), door)).sent_until,
    takeDocument: async () =>
      saveFile(await openQuoteDocument(await connect(), door), `${offer.quote.number ?? offer.quote.id}.pdf`),
    refresh: () => void opened.refetch(),
  };
  return <OfferedQuoteView offer={offer} photos={photos} actions={actions} now={now} />;
}
