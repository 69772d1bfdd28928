import type { Mending } from './mending.ts';

const served = /^\/(rest|auth|storage)\/v1\//;

/** Hides the routes that tell schema and configuration to anybody; only the public API answers. */
export const hideSystemRoutes: Mending = async (request, next) =>
  served.test(new URL(request.url).pathname) ? next(request) : new Response('Not found', { status: 404 });
