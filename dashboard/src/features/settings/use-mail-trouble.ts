import { useSuspenseQuery } from '@tanstack/react-query';
import type { MailTrouble } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import { readMailTrouble } from '@vakman/supabase/client/mail-trouble';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Milliseconds after which the page looks again; sooner while somebody waits for his test. */
const lookAgainAfter = 10_000;
const lookAtTestAfter = 1500;

/** Mails that do not leave, as they are now. */
export function useMailTrouble(userId: string): MailTrouble {
  return useSuspenseQuery({
    queryKey: keys.mailTrouble(userId),
    queryFn: async () => readMailTrouble(await connect()),
    refetchInterval: ({ state }) =>
      state.data?.test?.state === 'waiting' ? lookAtTestAfter : lookAgainAfter,
  }).data;
}
