import * as z from 'zod/mini';
import { corsHeaders } from '../_shared/http/cors.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { carryOut, type Work } from '../_shared/retention/carry-out.ts';
import type { ErasePerson } from './erase-person.ts';

export interface Dependencies extends Work {
  readonly erasePerson: ErasePerson;
  readonly inBackground: (work: Promise<unknown>) => void;
}

const body = z.object({ address: z.string() });
/** An address has no more than 254 characters. */
const bodyBytes = 4_000;

/**
 * `POST {address}` of an admin erases whoever has that address, and answers what there was, in numbers; the account and
 * the files go in the background. Whether the caller is an admin, the database says.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
  const address = body.safeParse(await readJson(request, bodyBytes)).data?.address ?? '';
  const { status, answer } = await dependencies.erasePerson(request, address);
  if (status === 200) dependencies.inBackground(carryOut(dependencies));
  return Response.json(answer, { status, headers: corsHeaders });
}
