import { useQueryClient } from '@tanstack/react-query';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import {
  closePartnerWebhook,
  openPartnerWebhook,
  testPartnerWebhook,
} from '@vakman/supabase/client/partner-webhooks';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import type { WebhookActions } from './webhook-actions.ts';

/** Codes by which the backend says why it did not do something. */
const known = ['ended', 'webhook_off'] as const;

/** What an admin does with a partner's webhook, done by the backend. */
export function useWebhookActions(userId: string, source: string): WebhookActions {
  const { done, faults, addressWrong } = useWords(partnerWebhookWords);
  const queries = useQueryClient();
  const run = async <Answer>(
    act: (connection: Connection) => Promise<Answer>,
    told?: string,
  ): Promise<{ readonly answer?: Answer; readonly fault?: string }> => {
    try {
      const answer = await act(await connect());
      if (told !== undefined) showToast({ kind: 'success', text: told });
      return { answer };
    } catch (error) {
      const code = error instanceof BackendError ? error.code : undefined;
      if (code === 'webhook_url') return { fault: addressWrong };
      return { fault: faults[known.find((each) => each === code) ?? 'unknown'] };
    } finally {
      // The form of the partner names the version that it changes, which these count up.
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.partnerWebhook(userId, source) }),
        queries.invalidateQueries({ queryKey: keys.partners(userId) }),
      ]);
    }
  };
  return {
    async open(url) {
      const { answer, fault } = await run(
        (connection) => openPartnerWebhook(connection, source, url),
        done.opened,
      );
      if (answer !== undefined) return { secret: answer };
      return fault === undefined ? {} : { fault };
    },
    close: async () =>
      (await run((connection) => closePartnerWebhook(connection, source), done.closed)).fault,
    test: async () => (await run((connection) => testPartnerWebhook(connection, source))).fault,
  };
}
