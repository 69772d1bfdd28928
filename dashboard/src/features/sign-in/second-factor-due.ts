import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../backend/keys.ts';
import { authClient } from '../../session/auth-client.ts';

/** Whether the session still lacks the second factor that its account has. */
export const secondFactorDue = (userId: string) =>
  queryOptions({
    queryKey: keys.secondFactorDue(userId),
    queryFn: async () => {
      const { data, error } = await authClient.mfa.getAuthenticatorAssuranceLevel();
      if (error) throw error;
      return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
    },
  });

/** Checks a code of the app against each that is linked: people rarely have a second, and then mean the first. */
export async function verifySecondFactor(code: string) {
  const { data, error } = await authClient.mfa.listFactors();
  if (error) return { error };
  let last = { error: { code: 'mfa_factor_not_found' } as { code?: string | undefined } | null };
  for (const { id } of data.totp) {
    last = await authClient.mfa.challengeAndVerify({ factorId: id, code });
    if (!last.error) break;
  }
  return last;
}
