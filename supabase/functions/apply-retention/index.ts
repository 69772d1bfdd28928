import { inBackground } from '../_shared/background.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createKeptData } from '../_shared/retention/kept-data.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { handle } from './handler.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const client = createServiceClient(environment);
const kept = createKeptData(client);
const files = (bucket: string) => createAttachments(client, bucket);

Deno.serve((request) =>
  handle(request, { secretKeys: environment.secretKeys, kept, files, inBackground, log }),
);
