import { useQueryClient } from '@tanstack/react-query';
import { reportAddress } from '@vakman/domain/partner/partner.report';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import {
  closePartnerReport,
  endPartner,
  openPartnerReport,
  savePartner,
} from '@vakman/supabase/client/partners';
import { addresses } from '../../../generated/addresses.ts';
import { partnersWords } from '../../../generated/partners.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import type { PartnerActions } from './partner-actions.ts';

/** Codes by which the backend says why it did not do something. */
const known = ['taken', 'too_many', 'changed', 'ended'] as const;

/** What an admin does with partners, done by the backend and told in passing. */
export function usePartnerActions(userId: string): PartnerActions {
  const { done, faults } = useWords(partnersWords);
  const queries = useQueryClient();
  const run = async <Answer>(
    what: keyof typeof done,
    act: (connection: Connection) => Promise<Answer>,
  ): Promise<{ readonly answer?: Answer; readonly fault?: string }> => {
    try {
      const answer = await act(await connect());
      showToast({ kind: 'success', text: done[what] });
      return { answer };
    } catch (error) {
      const code = known.find((each) => error instanceof BackendError && error.code === each);
      return { fault: faults[code ?? 'unknown'] };
    } finally {
      await queries.invalidateQueries({ queryKey: keys.partners(userId) });
    }
  };
  return {
    save: async (draft) => (await run('saved', (connection) => savePartner(connection, draft))).fault,
    end: async (source, ended) =>
      (await run(ended ? 'ended' : 'resumed', (connection) => endPartner(connection, source, ended))).fault,
    closeReport: async (source) =>
      (await run('closed', (connection) => closePartnerReport(connection, source))).fault,
    async openReport(source) {
      const { answer, fault } = await run('opened', (connection) => openPartnerReport(connection, source));
      if (answer === undefined) return fault === undefined ? {} : { fault };
      return { address: reportAddress(addresses.siteUrl + router.report(), answer) };
    },
  };
}
