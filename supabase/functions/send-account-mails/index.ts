import { accountNotifications } from '../_shared/database/claimed-account.ts';
import { invitationNotifications } from '../_shared/database/claimed-invitation.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { toVisitor } from '../_shared/mail/envelope.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { inBackground } from '../_shared/background.ts';
import { accountMail } from './account-mail.ts';
import { invitationMail } from './invitation-mail.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const { siteUrl } = environment;
const client = createServiceClient(environment);
const invitations = createOutbox(client, log, invitationNotifications);
const accounts = createOutbox(client, log, accountNotifications);
const transport = createTransport(mail.delivery, siteUrl);
const envelope = { from: mail.from, replyTo: facts.company.email };

const { secretKeys } = environment;

Deno.serve(async (request) => {
  await handle(request.clone(), {
    secretKeys,
    outbox: accounts,
    deliver: (claimed) =>
      transport.send(
        toVisitor(
          claimed.notification.id,
          claimed.account.email,
          envelope,
          accountMail({ claimed, facts, siteUrl }),
        ),
      ),
    inBackground,
    log,
  });
  return handle(request, {
    secretKeys,
    outbox: invitations,
    deliver: ({ notification, invitation, inviter, token }) =>
      transport.send(
        toVisitor(
          notification.id,
          invitation.email,
          envelope,
          invitationMail({ invitation, inviter, token, facts, siteUrl }),
        ),
      ),
    inBackground,
    log,
  });
});
