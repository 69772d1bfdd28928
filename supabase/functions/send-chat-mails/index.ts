import { inBackground } from '../_shared/background.ts';
import { chatNotifications } from '../_shared/database/claimed-conversation.ts';
import { createNotificationAddresses } from '../_shared/database/notification-addresses.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { deliverChat } from './deliver-chat.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const { siteUrl } = environment;
const client = createServiceClient(environment);
const outbox = createOutbox(client, log, chatNotifications);
const transport = createTransport(mail.delivery, siteUrl);
const notificationAddresses = createNotificationAddresses(client, mail.office);

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    outbox,
    deliver: async (claimed) => {
      const [office, ...officeCopies] = await notificationAddresses();
      const addresses = { from: mail.from, office, officeCopies };
      return deliverChat(claimed, { facts, siteUrl, transport, addresses });
    },
    inBackground,
    log,
  }),
);
