import { demoAccounts } from '../demo-accounts.ts';
import type { Database } from './open-database.ts';

const insertUser = `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change,
    email_change_token_new)
  values ($1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 10)),
    now(), '{"provider":"email","providers":["email"]}', '{}', '', '', '', '')`;

const insertIdentity = `
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at)
  values ($1::uuid, $1::uuid, $1::text, 'email',
    jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', true), now())`;

/** Puts the demo accounts into a database, once: whoever changes them finds them changed next time. */
export async function seedDemoAccounts(database: Database): Promise<void> {
  await database.driver.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(
      `insert into supabase_migrations.seed_files (path, hash) values ('demo-accounts', '') on conflict do nothing`,
    );
    if (affectedRows === 0) return;
    for (const { id, email, password, role } of demoAccounts) {
      await transaction.query(insertUser, [id, email, password]);
      await transaction.query(insertIdentity, [id, email]);
      await transaction.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, role]);
    }
  });
}
