import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createReadCrewFeed } from './crew-feed.ts';
import { handle } from './handler.ts';

const readCrewFeed = createReadCrewFeed(createServiceClient(readEnvironment((name) => Deno.env.get(name))));

Deno.serve((request) => handle(request, { readCrewFeed, log }));
