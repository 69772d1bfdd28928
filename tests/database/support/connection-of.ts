import type { Connection } from '@vakman/supabase/client/connection';
import type { Actor, TestBackend } from './test-backend.ts';

/** How the dashboard reaches the backend for somebody with an account. */
export async function connectionOf(
  backend: TestBackend,
  actor: Exclude<Actor, 'anon' | 'service_role'>,
): Promise<Connection> {
  const { data } = await (await backend.as(actor)).auth.getSession();
  return { ...backend.visitor, accessToken: data.session?.access_token ?? '' };
}
