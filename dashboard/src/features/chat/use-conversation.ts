import { useQueryClient } from '@tanstack/react-query';
import { readCapabilities } from '@vakman/supabase/client/accounts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { engineOf } from './engines.ts';

/** A conversation as it stands now, followed while it is shown. */
export function useConversation(userId: string, conversationId: string) {
  const queries = useQueryClient();
  const engine = useMemo(
    () =>
      engineOf(
        { userId, conversationId },
        {
          async hasRealtime() {
            const capabilities = await queries.ensureQueryData({
              queryKey: keys.capabilities(userId),
              queryFn: async () => readCapabilities(await connect()),
            });
            return capabilities.realtime;
          },
          onRead() {
            void queries.invalidateQueries({ queryKey: keys.unread(userId) });
            void queries.invalidateQueries({ queryKey: keys.conversations(userId) });
            void queries.invalidateQueries({ queryKey: keys.dossier(userId) });
          },
        },
      ),
    [conversationId, queries, userId],
  );
  useEffect(() => {
    engine.open();
    return () => engine.close();
  }, [engine]);
  const state = useSyncExternalStore(engine.subscribe, engine.get);
  return { engine, state };
}
