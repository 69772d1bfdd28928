import type { PgliteConnection } from '@supabase/lite/pglite';

type Json = Readonly<Record<string, unknown>>;

/** A user as the auth service tells him. */
const told = `jsonb_strip_nulls(jsonb_build_object(
  'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at,
  'recovery_sent_at', u.recovery_sent_at, 'last_sign_in_at', u.last_sign_in_at,
  'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
  'identities', coalesce((
    select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
      'provider', i.provider, 'identity_data', i.identity_data))
    from auth.identities i where i.user_id = u.id), '[]'),
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous)) as told`;

const hash = (place: string) => `extensions.crypt(${place}, extensions.gen_salt('bf', 10))`;

const insert = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new)
  values ($1, 'authenticated', 'authenticated', $2, case when $3::text <> '' then ${hash('$3::text')} else '' end,
    case when $4::boolean then now() end,
    '{"provider":"email","providers":["email"]}'::jsonb || $5::jsonb, $6::jsonb, '', '', '', '')`;

const insertIdentity = `insert into auth.identities (id, user_id, provider_id, provider, identity_data)
  values ($1::uuid, $1::uuid, $1::text, 'email',
    jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', false, 'phone_verified', false))`;

const update = `update auth.users set
    email = coalesce($2::text, email),
    encrypted_password = case when $3::text <> '' then ${hash('$3::text')} else encrypted_password end,
    email_confirmed_at = case when $4::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
    raw_app_meta_data = raw_app_meta_data || $5::jsonb,
    raw_user_meta_data = raw_user_meta_data || $6::jsonb,
    updated_at = now()
  where id = $1::uuid`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Values of the statements, from what the caller of the auth service names. */
function columns({ email, password, email_confirm, app_metadata, user_metadata }: Json) {
  return [
    text(email).toLowerCase() || null,
    text(password),
    email_confirm === true,
    JSON.stringify(object(app_metadata)),
    JSON.stringify(object(user_metadata)),
  ] as const;
}

/** The users of the auth service, as the tables keep them. */
export function adminUsers({ driver }: PgliteConnection) {
  const select = async (condition: string, values: unknown[]): Promise<Json[]> => {
    const { rows } = await driver.query<{ told: Json }>(
      `select ${told} from auth.users u where u.deleted_at is null and ${condition}`,
      values,
    );
    return rows.map((row) => row.told);
  };
  const find = async (id: string) => (await select('u.id::text = lower($1)', [id]))[0];
  return {
    find,
    findByEmail: async (email: string) => (await select('u.email = lower($1)', [email]))[0],
    list: (page: number, perPage: number) =>
      select('true order by u.created_at desc limit $1 offset $2', [perPage, (page - 1) * perPage]),
    async create(given: Json) {
      const id = crypto.randomUUID();
      const [email, ...others] = columns(given);
      await driver.transaction(async (transaction) => {
        await transaction.query(insert, [id, email, ...others]);
        await transaction.query(insertIdentity, [id, email]);
      });
      return find(id);
    },
    async update(id: string, given: Json) {
      await driver.query(update, [id, ...columns(given)]);
      return find(id);
    },
    remove: (id: string) => driver.query('delete from auth.users where id = $1::uuid', [id]),
    /** Lets somebody in who brings the token, or the code that it is the hash of. */
    keepToken: (id: string, token: string) =>
      driver.query(
        'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1::uuid',
        [id, token],
      ),
  };
}

export type AdminUsers = ReturnType<typeof adminUsers>;
