import type { ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';

type Sql = ServerBackend['sql'];
type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];

/** A file on its way into a bucket. */
export interface Upload {
  readonly bucket: string;
  readonly path: string;
  /** As the service writes it when the file is stored. */
  readonly metadata: unknown;
  /** Network address of the visitor. */
  readonly address: string;
}

class TrialIsOver extends Error {}

/** SQLSTATE of what the database refuses; undefined where it does not. */
async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof TrialIsOver) return undefined;
    return (error as { code?: string }).code ?? String(error);
  }
}

async function actAs(transaction: Transaction, role: string, address: string): Promise<void> {
  await transaction`select set_config('role', ${role}, true),
    set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true),
    set_config('storage.operation', 'storage.object.upload', true)`;
}

/** What the hosted storage service asks the database first: an insert as the visitor, which it rolls back. */
export function tryUpload(sql: Sql, { bucket, path, address }: Upload): Promise<string | undefined> {
  const trial = sql.begin(async (transaction) => {
    await actAs(transaction, 'anon', address);
    await transaction`insert into storage.objects (bucket_id, name, version) values (${bucket}, ${path}, '1')`;
    throw new TrialIsOver();
  });
  return refusalOf(trial);
}

/** What it writes when the file is stored, as its own role, for a file that is new or replaces another. */
export function finishUpload(sql: Sql, upload: Upload): Promise<string | undefined> {
  const { bucket, path, metadata, address } = upload;
  const writing = sql.begin(async (transaction) => {
    await actAs(transaction, 'service_role', address);
    await transaction`insert into storage.objects (bucket_id, name, version, metadata)
      values (${bucket}, ${path}, ${crypto.randomUUID()}, ${JSON.stringify(metadata)}::text::jsonb)
      on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata`;
  });
  return refusalOf(writing);
}
