import type { OutageRoad } from '@vakman/domain/mail-trouble/mail-trouble.answers.ts';
import { inBackground } from '../_shared/background.ts';
import { createMailOutages } from '../_shared/database/mail-outages.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment, readOutageEnvironment } from '../_shared/environment.ts';
import { facts } from '../_shared/generated/facts.ts';
import { log } from '../_shared/log.ts';
import { toVisitor } from '../_shared/mail/envelope.ts';
import { createTransport } from '../_shared/mail/transport/transport.ts';
import { handle, type Tell } from './handler.ts';
import { outageMail, outageText } from './outage-mail.ts';
import { postOutage } from './outage-webhook.ts';

const read = (name: string) => Deno.env.get(name);
const environment = readEnvironment(read);
const { mail, webhook } = readOutageEnvironment(read);
const { siteUrl, secretKeys } = environment;

const roads = new Map<OutageRoad, Tell>();
if (mail) {
  const transport = createTransport(mail.delivery, siteUrl);
  const envelope = { from: mail.from, replyTo: facts.company.email };
  roads.set('mail', async (outage) => {
    // Each by itself: an address that is refused keeps it from no other.
    const sent = await Promise.allSettled(
      outage.to.map(({ id, email, language }) =>
        transport.send(toVisitor(id, email, envelope, outageMail({ outage, language, facts, siteUrl }))),
      ),
    );
    const failed = sent.find((result) => result.status === 'rejected');
    if (failed && !sent.some((result) => result.status === 'fulfilled')) throw failed.reason;
  });
}
if (webhook !== undefined)
  roads.set('webhook', (outage) =>
    postOutage(webhook, outageText({ outage, language: outage.to[0]?.language ?? null, facts, siteUrl })),
  );

const outages = createMailOutages(createServiceClient(environment));

Deno.serve((request) => handle(request, { secretKeys, outages, roads, inBackground, log }));
