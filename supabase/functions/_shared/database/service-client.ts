import { createClient } from '@supabase/supabase-js';
import type { Environment } from '../environment.ts';

/** Milliseconds for one call of the database or storage. */
const timeout = 30_000;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])]),
  });

/** A client that may do everything the service role may. */
export function createServiceClient({ supabaseUrl, secretKeys }: Environment) {
  return createClient(supabaseUrl, secretKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });
}

export type ServiceClient = ReturnType<typeof createServiceClient>;
