import { inBackground } from '../_shared/background.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { handle } from './handler.ts';
import { postWebhook, type Surroundings } from './post-webhook.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const { resolveDns } = Deno;

const surroundings: Surroundings = {
  resolve: resolveDns
    ? async (host) => {
        const found = await Promise.allSettled([resolveDns(host, 'A'), resolveDns(host, 'AAAA')]);
        return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      }
    : undefined,
  isLocal: /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/u.test(environment.supabaseUrl),
  fetch: (input, init) => fetch(input, init),
  now: () => new Date(),
};

Deno.serve((request) =>
  handle(request, {
    secretKeys: environment.secretKeys,
    client: createServiceClient(environment),
    post: (delivery) => postWebhook(delivery, surroundings),
    inBackground,
    log,
  }),
);
