import { createClient } from '@supabase/supabase-js';

/** By what somebody comes to a quote. */
export interface Door {
  readonly token: string | null;
  readonly quote_id: string | null;
}

/** What is asked for: the PDF of a quote, or a photo that it shows, by its path. */
export interface Wanted extends Door {
  readonly photo?: string | undefined;
}

/** Asks the database where the document or photo of a quote lies, with the rights of whoever sent the request. */
export type FindDocument = (
  request: Request,
  wanted: Wanted,
) => Promise<{ readonly status: number; readonly path: string | null }>;

export function createFindDocument(supabaseUrl: string): FindDocument {
  return async (request, { photo, ...door }) => {
    const [key, authorization] = ['apikey', 'authorization'].map((name) => request.headers.get(name) ?? '');
    if (!key || !authorization) return { status: 401, path: null };
    const client = createClient(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { authorization } },
    });
    const answer = await (photo === undefined
      ? client.rpc('open_quote_document', { ...door })
      : client.rpc('open_quote_photo', { ...door, path: photo }));
    if (answer.error) return { status: answer.status || 502, path: null };
    const path: unknown = answer.data;
    return { status: 200, path: typeof path === 'string' ? path : null };
  };
}
