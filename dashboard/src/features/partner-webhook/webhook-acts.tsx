import type { WebhookDelivery } from '@vakman/domain/partner/partner.webhook-answers';
import { useState } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { WebhookActions } from './webhook-actions.ts';
import { WebhookTestResult } from './webhook-test-result.tsx';

interface WebhookActsProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly onTest: WebhookActions['test'];
  readonly onClose: WebhookActions['close'];
}

/** Tries a webhook and says what became of it; switches it off with a second press. */
export function WebhookActs({ deliveries, onTest, onClose }: WebhookActsProps) {
  const words = useWords(partnerWebhookWords);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasTested, setHasTested] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const test = deliveries.find(({ kind }) => kind === 'webhook.test');
  const isTesting = test?.state === 'waiting';
  const run = async (act: () => Promise<string | undefined>) => {
    setIsBusy(true);
    setFault(await act());
    setIsBusy(false);
  };
  const send = async () => {
    const said = await onTest();
    setHasTested(said === undefined);
    return said;
  };
  const close = async () => {
    const said = await onClose();
    setIsAsking(false);
    return said;
  };
  return (
    <>
      <FaultNotice fault={fault} />
      {isAsking && <p>{words.closeHint}</p>}
      <div className="webhook-acts">
        {isAsking ? (
          <>
            <button type="button" className="button" disabled={isBusy} onClick={() => void run(close)}>
              {words.closeSurely}
            </button>
            <button type="button" className="link" onClick={() => setIsAsking(false)}>
              {words.keep}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button"
              aria-disabled={isBusy || isTesting}
              onClick={() => {
                if (!isBusy && !isTesting) void run(send);
              }}
            >
              {words.test.send}
            </button>
            <button type="button" className="link" onClick={() => setIsAsking(true)}>
              {words.close}
            </button>
          </>
        )}
      </div>
      <div aria-live="polite" className="webhook-result">
        {test && (hasTested || isTesting) && <WebhookTestResult test={test} />}
      </div>
    </>
  );
}
