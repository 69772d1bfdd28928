import { inBackground } from '../_shared/background.ts';
import { projectNotifications } from '../_shared/database/claimed-project.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { toVisitor } from '../_shared/mail/envelope.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle } from '../_shared/outbox/handler.ts';
import { createOutbox } from '../_shared/outbox/outbox.ts';
import { projectMail } from './project-mail.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const mail = readMailEnvironment(read);
const { siteUrl, secretKeys } = environment;
const outbox = createOutbox(createServiceClient(environment), log, projectNotifications);
const transport = createTransport(mail.delivery, siteUrl);
const envelope = { from: mail.from, replyTo: facts.company.email };

Deno.serve((request) =>
  handle(request, {
    secretKeys,
    outbox,
    deliver: (claimed) => {
      const to = claimed.member?.email ?? claimed.project.email ?? '';
      return transport.send(
        toVisitor(claimed.notification.id, to, envelope, projectMail({ claimed, facts, siteUrl })),
      );
    },
    inBackground,
    log,
  }),
);
