import { answerOf } from '../_shared/database/database-error.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { inBackground } from '../_shared/background.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { handle } from './handler.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const client = createServiceClient(environment);
const attachments = createAttachments(client);

async function orphaned(): Promise<string[]> {
  const call = 'orphaned_attachments';
  return answerOf(call, await client.rpc(call));
}

Deno.serve((request) =>
  handle(request, { secretKeys: environment.secretKeys, orphaned, attachments, inBackground, log }),
);
