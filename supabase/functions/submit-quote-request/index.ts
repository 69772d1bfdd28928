import { createQuoteRequests } from '../_shared/database/quote-requests.ts';
import { createClaimUploads } from '../_shared/database/upload-claims.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { createSenderAddress } from '../_shared/http/caller.ts';
import { log } from '../_shared/log.ts';
import { inBackground } from '../_shared/background.ts';
import { createNotify } from '../_shared/outbox/notify.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { handle } from './handler.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const client = createServiceClient(environment);
const attachments = createAttachments(client);
const quoteRequests = createQuoteRequests(client);
const claimUploads = createClaimUploads(client);
const now = () => new Date();
const { visitorSecret } = environment;
const senderAddress = createSenderAddress({ visitorSecret, now, log });

Deno.serve((request) =>
  handle(request, {
    siteUrl: environment.siteUrl,
    facts,
    attachments,
    quoteRequests,
    claimUploads,
    senderAddress,
    notify: createNotify(client, 'send-quote-notification'),
    inBackground,
    newId: () => crypto.randomUUID(),
    now,
    log,
  }),
);
