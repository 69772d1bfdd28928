import { createOutbox } from '../_shared/database/outbox.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log/log.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { inBackground } from '../_shared/runtime/background.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { deliverNotification } from './deliver-notification.ts';
import { handle } from './handler.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const client = createServiceClient(environment);
const outbox = createOutbox(client, log);

const delivery = {
  facts,
  siteUrl: environment.siteUrl,
  addresses: mail,
  transport: createTransport(mail.delivery, environment.siteUrl),
  attachments: createAttachments(client),
  attachPhotos: outbox.attachPhotos.bind(outbox),
  now: () => new Date(),
};

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    outbox,
    deliver: (claimed) => deliverNotification(claimed, delivery),
    inBackground,
    log,
  }),
);
