import { quoteDocumentType } from '@vakman/domain/quote/quote.document.ts';
import * as z from 'zod/mini';
import { corsHeaders } from '../_shared/http/cors.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { readJson } from '../_shared/http/read-json.ts';
import type { FindDocument } from './find-document.ts';

export interface Dependencies {
  readonly findDocument: FindDocument;
  /** The file at a path; null where there is none. */
  readonly readDocument: (path: string) => Promise<Blob | null>;
  readonly readPhoto: (path: string) => Promise<Blob | null>;
}

const body = z.object({
  token: z.nullable(z.string().check(z.maxLength(200))),
  quote_id: z.nullable(z.guid()),
  photo: z.optional(z.string().check(z.maxLength(300))),
});
const bodyBytes = 2_000;

/**
 * `POST {token, quote_id}` hands out the PDF of a quote to whoever has its link or its address, and with `photo`, the path
 * of one, a photo that it shows; which of these the caller has, the database says. The secret of a link comes in the body,
 * since addresses stand in logs.
 */
export async function handle(
  request: Request,
  { findDocument, readDocument, readPhoto }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
  const wanted = body.safeParse(await readJson(request, bodyBytes)).data;
  const { status, path } = wanted ? await findDocument(request, wanted) : { status: 400, path: null };
  if (status !== 200) return new Response(null, { status, headers: corsHeaders });
  const isPhoto = wanted?.photo !== undefined;
  const file = path === null ? null : await (isPhoto ? readPhoto : readDocument)(path);
  if (file === null) return new Response(null, { status: 404, headers: corsHeaders });
  return new Response(file, {
    headers: {
      ...corsHeaders,
      'content-type': isPhoto ? file.type : quoteDocumentType,
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
