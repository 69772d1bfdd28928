import { readSettings } from '@vakman/commands/settings/settings.ts';
import { readKeys } from '@vakman/supabase/local/keys';
import { createClient } from '@supabase/supabase-js';
import type { Stack } from './stack.ts';

/** A customer of a test's own, whom no other test changes or signs out. */
export async function newCustomer({ connection }: Stack) {
  const auth = { persistSession: false, autoRefreshToken: false };
  const { secret } = readKeys(readSettings(process.env, 'test').dataFolder);
  const account = { email: `customer-${crypto.randomUUID()}@example.org`, password: 'a few words in a row' };
  const admin = createClient(connection.url, secret, { auth }).auth.admin;
  const made = await admin.createUser({ ...account, email_confirm: true });
  if (made.error) throw made.error;
  return {
    ...account,
    async signIn() {
      const client = createClient(connection.url, connection.publishableKey, { auth });
      const { data, error } = await client.auth.signInWithPassword(account);
      if (error) throw error;
      return data.session;
    },
    metadata: async () => (await admin.getUserById(made.data.user.id)).data.user?.user_metadata,
  };
}
