import { inBackground } from '../_shared/background.ts';
import { quoteNotifications } from '../_shared/database/claimed-quote.ts';
import { createNotificationAddresses } from '../_shared/database/notification-addresses.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { quoteDocument } from '../_shared/quote-document/quote-document.ts';
import { deliverQuote } from './deliver-quote.ts';
import { createQuotePapers } from './quote-papers.ts';
import { createReadPhotos } from './read-photos.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const { siteUrl } = environment;
const client = createServiceClient(environment);
const outbox = createOutbox(client, log, quoteNotifications);
const notificationAddresses = createNotificationAddresses(client, mail.office);
const transport = createTransport(mail.delivery, siteUrl);
const papers = createQuotePapers({
  client,
  facts,
  siteUrl,
  write: quoteDocument,
  readPhotos: createReadPhotos(client),
});

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    outbox,
    deliver: async (claimed) => {
      const [office, ...officeCopies] = await notificationAddresses();
      const addresses = { from: mail.from, office, officeCopies };
      return deliverQuote(claimed, { facts, siteUrl, addresses, transport, papers });
    },
    inBackground,
    log,
  }),
);
