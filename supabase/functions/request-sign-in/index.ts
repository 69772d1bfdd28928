import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readMailEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { createSenderAddress } from '../_shared/http/caller.ts';
import { log } from '../_shared/log.ts';
import { toVisitor } from '../_shared/mail/envelope.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { inBackground } from '../_shared/background.ts';
import { createAccounts } from './accounts.ts';
import { handle } from './handler.ts';
import { signInMail } from './sign-in-mail.ts';

const read = (name: string) => Deno.env.get(name);
const { siteUrl, visitorSecret, ...environment } = { ...readEnvironment(read), ...readMailEnvironment(read) };
const accounts = createAccounts(createServiceClient({ siteUrl, visitorSecret, ...environment }));
const transport = createTransport(environment.delivery, siteUrl);
const senderAddress = createSenderAddress({ visitorSecret, now: () => new Date(), log });
const envelope = { from: environment.from, replyTo: facts.company.email };

Deno.serve((request) =>
  handle(request, {
    accounts,
    senderAddress,
    mail: (letter) =>
      transport.send(
        toVisitor(crypto.randomUUID(), letter.to, envelope, signInMail({ ...letter, facts, siteUrl })),
      ),
    inBackground,
    log,
  }),
);
