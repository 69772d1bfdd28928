import type { PartnerWebhook } from '@vakman/domain/partner/partner.webhook-answers';
import { useId, useState } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { Loading } from '../../app/loading.tsx';
import { useWords } from '../../words/use-words.ts';
import { ShownSecret } from './shown-secret.tsx';
import type { WebhookActions } from './webhook-actions.ts';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookAddress } from './webhook-address.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookState } from './webhook-state.tsx';
import './partner-webhook.css';

interface PartnerWebhookViewProps {
  /** Undefined until it came. */
  readonly webhook: PartnerWebhook | undefined;
  /** Whether it could not be had. */
  readonly isLost: boolean;
  readonly actions: WebhookActions;
  /** Asks for it anew. */
  readonly onAgain: () => void;
}

/** Where a partner is told of what came by his name: made, tried, and switched off; a secret is shown once. */
export function PartnerWebhookView({ webhook, isLost, actions, onAgain }: PartnerWebhookViewProps) {
  const words = useWords(partnerWebhookWords);
  const title = useId();
  const [secret, setSecret] = useState<string>();
  return (
    <section className="partner-webhook" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.lead}</p>
      {isLost ? (
        <>
          <p role="alert">{words.fault}</p>
          <p>
            <button type="button" className="button" onClick={onAgain}>
              {words.again}
            </button>
          </p>
        </>
      ) : webhook === undefined ? (
        <Loading />
      ) : (
        <>
          <WebhookState webhook={webhook} />
          {secret !== undefined && <ShownSecret key={secret} secret={secret} />}
          <WebhookAddress url={webhook.url} onOpen={actions.open} onSecret={setSecret} />
          {webhook.url !== null && (
            <>
              <WebhookActs
                deliveries={webhook.deliveries}
                onTest={actions.test}
                onClose={async () => {
                  const fault = await actions.close();
                  if (fault === undefined) setSecret(undefined);
                  return fault;
                }}
              />
              <WebhookDeliveries deliveries={webhook.deliveries} />
            </>
          )}
        </>
      )}
    </section>
  );
}
