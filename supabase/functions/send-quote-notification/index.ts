import { quoteNotifications } from '../_shared/database/claimed-quote-request.ts';
import { createNotificationAddresses } from '../_shared/database/notification-addresses.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { inBackground } from '../_shared/background.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { createAttachPhotos } from '../_shared/storage/photos-for-office.ts';
import { deliverQuoteRequest } from './deliver-quote-request.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const client = createServiceClient(environment);
const outbox = createOutbox(client, log, quoteNotifications);

const notificationAddresses = createNotificationAddresses(client, mail.office);

const delivery = {
  facts,
  siteUrl: environment.siteUrl,
  transport: createTransport(mail.delivery, environment.siteUrl),
  attachments: createAttachments(client),
  attachPhotos: createAttachPhotos(client, 'attach_photos', 'request_id'),
  now: () => new Date(),
};

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    outbox,
    deliver: async (claimed) => {
      const [office, ...officeCopies] = await notificationAddresses();
      return deliverQuoteRequest(claimed, {
        ...delivery,
        addresses: { from: mail.from, office, officeCopies },
      });
    },
    inBackground,
    log,
  }),
);
