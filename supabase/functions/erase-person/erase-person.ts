import { createClient } from '@supabase/supabase-js';

/** Asks the database to erase an address, with the rights of whoever sent the request; its answer, or its refusal. */
export type ErasePerson = (
  request: Request,
  address: string,
) => Promise<{ readonly status: number; readonly answer: unknown }>;

export function createErasePerson(supabaseUrl: string): ErasePerson {
  return async (request, address) => {
    const [key, authorization] = ['apikey', 'authorization'].map((name) => request.headers.get(name) ?? '');
    if (!key || !authorization) return { status: 401, answer: { code: '42501' } };
    const client = createClient(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { authorization } },
    });
    const { data, error, status } = await client.rpc('erase_person', { address });
    return error ? { status: status || 502, answer: { code: error.code } } : { status: 200, answer: data };
  };
}
