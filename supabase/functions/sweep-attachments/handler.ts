import { carriesKey } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';

export interface Dependencies {
  readonly secretKeys: readonly string[];
  /** Paths of files that belong to no request, oldest first; a part of them where there are many. */
  readonly orphaned: () => Promise<readonly string[]>;
  readonly attachments: Pick<Attachments, 'remove'>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Ends a run that would outlive its host; the next one goes on. */
const mostBatches = 20;

async function sweep({ orphaned, attachments, log }: Dependencies): Promise<void> {
  let removed = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const paths = await orphaned();
    if (paths.length === 0) break;
    const gone = await attachments.remove(paths);
    // What cannot be removed is listed again, before the others.
    if (gone.length === 0) break;
    removed += gone.length;
  }
  log('attachments swept', { removed });
}

/**
 * `POST` with the secret key removes files that no request holds. Answers 202 and goes on in the background: the
 * schedule that calls waits no longer than five seconds.
 */
export function handle(request: Request, dependencies: Dependencies): Response {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!carriesKey(request, dependencies.secretKeys))
    return Response.json({ message: 'The secret key is needed' }, { status: 401 });
  dependencies.inBackground(sweep(dependencies));
  return new Response(null, { status: 202 });
}
