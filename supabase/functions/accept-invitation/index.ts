import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { handle } from './handler.ts';
import { createInvitations } from './invitations.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const invitations = createInvitations(createServiceClient(environment));

Deno.serve((request) => handle(request, { invitations, log }));
