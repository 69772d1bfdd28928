import { useQuery } from '@tanstack/react-query';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { lastMonths, partnerTotals } from '@vakman/domain/partner-figures/partner-figures.totals';
import { listPartnerFigures } from '@vakman/supabase/client/partner-figures';
import { listPartners } from '@vakman/supabase/client/partners';
import { Suspense, useState } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { PartnersView, periods } from './partners-view.tsx';
import { usePartnerActions } from './use-partner-actions.ts';

const PartnerWebhookPart = lazyPage(
  () => import('../partner-webhook/partner-webhook-part.tsx'),
  partnerWebhookWords,
);

/** Who the partners are, and what each brought. */
export default function PartnersPage() {
  const { months: asked } = router.useRoute(['partners'])?.params ?? {};
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const who = useWho();
  const actions = usePartnerActions(userId);
  const [today] = useState(() => dayAt(Date.now()));
  const period = periods.find((each) => String(each) === asked) ?? periods[1];
  const months = lastMonths(today.slice(0, 7), period);
  const since = `${months.at(-1) ?? today.slice(0, 7)}-01`;
  const { data: figures } = useQuery({
    queryKey: keys.partnerFigures(userId, since),
    queryFn: async () => listPartnerFigures(await connect(), since),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const { data: partners } = useQuery({
    queryKey: keys.partners(userId),
    queryFn: async () => listPartners(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (!figures || !partners) return <Loading />;
  const known = partners.map(({ source }) => source);
  const isAdmin = who.kind === 'known' && who.actor === 'admin';
  return (
    <PartnersView
      totals={partnerTotals(figures, months, known)}
      partners={partners}
      actions={isAdmin ? actions : undefined}
      renderWebhook={
        isAdmin
          ? (source) => (
              <Suspense fallback={<Loading />}>
                <PartnerWebhookPart source={source} userId={userId} />
              </Suspense>
            )
          : undefined
      }
      period={period}
      onPeriod={(wanted) => router.replace('partners', { months: String(wanted) })}
    />
  );
}
