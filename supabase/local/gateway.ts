import type { App } from '@supabase/lite';
import type { Database } from './database/open-database.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import { refuseHalfCharacters } from './mendings/half-characters.ts';
import { chain } from './mendings/mending.ts';
import { oneAtATime } from './mendings/one-at-a-time.ts';
import { answerPreflights } from './mendings/preflights.ts';
import { servePictureRoutes } from './mendings/picture-routes.ts';
import { readBody } from './mendings/request-body.ts';
import { nameSender } from './mendings/sender-address.ts';
import { mendSignedLinks } from './mendings/signed-links.ts';
import { hideSystemRoutes } from './mendings/system-routes.ts';
import { acceptBrowserUploads } from './mendings/uploads.ts';
import { verifyEmailTokens } from './mendings/verify-otp.ts';

export type Gateway = (request: Request, socketAddress: string) => Promise<Response>;

/** Answers every request to the backend: functions by their host, all else by the mended library. */
export function createGateway(app: App, database: Database, functions: FunctionsHost): Gateway {
  const serveApi = chain(
    [
      hideSystemRoutes,
      answerPreflights,
      readBody,
      refuseHalfCharacters,
      acceptBrowserUploads,
      servePictureRoutes,
      mendSignedLinks,
      verifyEmailTokens,
      oneAtATime(database),
    ],
    (request) => app.fetch(request),
  );
  return async (request, socketAddress) => {
    const named = nameSender(request, socketAddress);
    return new URL(request.url).pathname.startsWith('/functions/v1/')
      ? functions.fetch(named)
      : serveApi(named);
  };
}
