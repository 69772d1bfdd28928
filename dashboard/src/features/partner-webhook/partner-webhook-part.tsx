import { useQuery } from '@tanstack/react-query';
import { readPartnerWebhook } from '@vakman/supabase/client/partner-webhooks';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useNear } from '../../ui/near/use-near.ts';
import { PartnerWebhookView } from './partner-webhook-view.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';

interface PartnerWebhookPartProps {
  readonly source: string;
  readonly userId: string;
}

/** Milliseconds until somebody who waits for a test is told of it. */
const testPause = 3000;

/** A partner's webhook, asked for once what is said of the partner is opened. */
export default function PartnerWebhookPart({ source, userId }: PartnerWebhookPartProps) {
  const { place, isNear } = useNear<HTMLDivElement>();
  const actions = useWebhookActions(userId, source);
  const { data, isError, refetch } = useQuery({
    queryKey: keys.partnerWebhook(userId, source),
    queryFn: async () => readPartnerWebhook(await connect(), source),
    enabled: isNear,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ kind, state: of }) => kind === 'webhook.test' && of === 'waiting')
        ? testPause
        : false,
  });
  return (
    <div ref={place}>
      <PartnerWebhookView
        webhook={data}
        isLost={isError && data === undefined}
        actions={actions}
        onAgain={() => void refetch()}
      />
    </div>
  );
}
