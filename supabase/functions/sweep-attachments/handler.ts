import { carriesKey } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log/log.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';

export interface Dependencies {
  readonly secretKeys: readonly string[];
  /** Paths of files that belong to no request, oldest first; a part of them where there are many. */
  readonly orphaned: () => Promise<readonly string[]>;
  readonly attachments: Pick<Attachments, 'remove'>;
  readonly log: Log;
}

/** Ends a run that would outlive its host; the next one goes on. */
const mostBatches = 20;

/** `POST` with the secret key removes files that no request holds; answers `{removed}`. Rejects when a call fails. */
export async function handle(
  request: Request,
  { secretKeys, orphaned, attachments, log }: Dependencies,
): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!carriesKey(request, secretKeys))
    return Response.json({ message: 'The secret key is needed' }, { status: 401 });
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
  return Response.json({ removed });
}
