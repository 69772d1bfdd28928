import { bookingNotifications } from '../_shared/database/claimed-booking.ts';
import { createNotificationAddresses } from '../_shared/database/notification-addresses.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { bookingFacts } from '../_shared/generated/booking-facts.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { inBackground } from '../_shared/background.ts';
import { createAttachments } from '../_shared/storage/attachments.ts';
import { createAttachPhotos } from '../_shared/storage/photos-for-office.ts';
import { deliverBooking } from './deliver-booking.ts';
import { isOvertaken } from './is-overtaken.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const client = createServiceClient(environment);
const outbox = createOutbox(client, log, bookingNotifications);
const now = () => new Date();

const notificationAddresses = createNotificationAddresses(client, mail.office);

const delivery = {
  facts,
  bookingFacts,
  siteUrl: environment.siteUrl,
  transport: createTransport(mail.delivery, environment.siteUrl),
  attachments: createAttachments(client),
  attachPhotos: createAttachPhotos(client, 'attach_booking_photos', 'booking_id'),
  now,
};

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    outbox,
    isOvertaken: (claimed) => isOvertaken(claimed, now()),
    deliver: async (claimed) => {
      const [office, ...officeCopies] = await notificationAddresses();
      return deliverBooking(claimed, { ...delivery, addresses: { from: mail.from, office, officeCopies } });
    },
    inBackground,
    log,
  }),
);
