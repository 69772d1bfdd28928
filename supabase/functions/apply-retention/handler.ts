import { carriesKey } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { carryOut, type Work } from '../_shared/retention/carry-out.ts';

export interface Dependencies extends Work {
  readonly secretKeys: readonly string[];
  readonly inBackground: (work: Promise<unknown>) => void;
}

/**
 * `POST` with the secret key takes away what is kept no longer. Answers 202 and goes on in the background: the schedule
 * that calls waits no longer than five seconds.
 */
export function handle(request: Request, dependencies: Dependencies): Response {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!carriesKey(request, dependencies.secretKeys))
    return Response.json({ message: 'The secret key is needed' }, { status: 401 });
  dependencies.inBackground(carryOut(dependencies));
  return new Response(null, { status: 202 });
}
