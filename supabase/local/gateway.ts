import type { App } from '@supabase/lite';
import type { AuthMailer } from './auth-mailer.ts';
import type { Database } from './database/open-database.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import { serveAdminApi } from './mendings/admin-api.ts';
import { keepSessionDevices } from './mendings/session-devices.ts';
import { refuseLongAddresses } from './mendings/address-length.ts';
import { checkStorageKeys } from './mendings/api-keys.ts';
import { readAuthAsJson } from './mendings/auth-json.ts';
import { openAuthToOrigins } from './mendings/auth-origins.ts';
import { answerAlike } from './mendings/alike-answers.ts';
import { limitAuthRates } from './mendings/auth-rate-limits.ts';
import { openAsAuthenticated } from './mendings/authenticated-files.ts';
import { refuseBanned } from './mendings/banned-accounts.ts';
import { keepSignUpClosed } from './mendings/closed-sign-up.ts';
import { refuseDeepNesting } from './mendings/deep-nesting.ts';
import { confirmAtBothAddresses } from './mendings/email-change.ts';
import { refuseInheritedNames } from './mendings/inherited-names.ts';
import { refuseWrongTypes } from './mendings/json-bodies.ts';
import { listByCursor } from './mendings/list-v2.ts';
import { chain } from './mendings/mending.ts';
import { refuseImpossibleKeys } from './mendings/object-keys.ts';
import { oneAtATime } from './mendings/one-at-a-time.ts';
import { takePasswordsInTurn } from './mendings/passwords-in-turn.ts';
import { spellPathOneWay } from './mendings/path-spelling.ts';
import { guardPasswords } from './mendings/password-change.ts';
import { answerPreflights } from './mendings/preflights.ts';
import { removeMany } from './mendings/remove-many.ts';
import { removeOne } from './mendings/remove-one.ts';
import { readBody } from './mendings/request-body.ts';
import { showClockToOrigins } from './mendings/rest-clock.ts';
import { takeScalarsForNothing } from './mendings/rest-payloads.ts';
import { nameSender } from './mendings/sender-address.ts';
import { mendFileHeaders } from './mendings/served-files.ts';
import { signMany } from './mendings/sign-many.ts';
import { mendSignedLinks } from './mendings/signed-links.ts';
import { shapeStorageErrors } from './mendings/storage-errors.ts';
import { findStoredIn } from './mendings/stored-names.ts';
import { hideSystemRoutes } from './mendings/system-routes.ts';
import { createTurns } from './mendings/turns.ts';
import { answerFaults } from './mendings/unforeseen-faults.ts';
import { refuseUnstorableText } from './mendings/unstorable-text.ts';
import { acceptBrowserUploads } from './mendings/uploads.ts';
import { verifyEmailTokens } from './mendings/verify-otp.ts';
import { noTrace } from './no-trace.ts';

export type Gateway = (request: Request, socketAddress: string) => Promise<Response>;

interface GatewayOptions {
  readonly functions: FunctionsHost;
  readonly log: (line: string) => void;
  readonly authAtOnce: number;
  readonly mailer: AuthMailer;
  readonly siteUrl: string;
  /** Of the tokens of sessions. */
  readonly signingKey: string;
}

/** Answers every request to the backend: functions by their host, all else by the mended library. */
export function createGateway(app: App, database: Database, options: GatewayOptions): Gateway {
  const { functions, log, authAtOnce, mailer, siteUrl, signingKey } = options;
  const turns = createTurns();
  const findStored = findStoredIn(database, turns);
  const serveApi = chain(
    [
      hideSystemRoutes,
      answerPreflights,
      openAuthToOrigins,
      showClockToOrigins,
      mendFileHeaders,
      shapeStorageErrors,
      checkStorageKeys(app),
      refuseImpossibleKeys,
      limitAuthRates(authAtOnce),
      refuseInheritedNames,
      readBody,
      readAuthAsJson,
      refuseDeepNesting,
      refuseUnstorableText,
      refuseWrongTypes,
      takeScalarsForNothing,
      acceptBrowserUploads,
      openAsAuthenticated,
      listByCursor,
      signMany(findStored),
      removeMany(findStored),
      mendSignedLinks,
      answerAlike,
      keepSignUpClosed,
      verifyEmailTokens,
      takePasswordsInTurn(),
      oneAtATime(database, turns),
      refuseBanned(database),
      keepSessionDevices(database),
      removeOne(database),
      guardPasswords(database, signingKey),
      confirmAtBothAddresses(database, mailer, siteUrl),
      serveAdminApi(app, database),
    ],
    (request) => app.fetch(request),
  );
  // Before all others, so that whoever looks at a path sees the same one.
  const serve = chain([answerFaults(log), spellPathOneWay, refuseLongAddresses], async (request) =>
    new URL(request.url).pathname.startsWith('/functions/v1/') ? functions.fetch(request) : serveApi(request),
  );
  return async (request, socketAddress) =>
    request.method === 'TRACE' ? noTrace() : serve(nameSender(request, socketAddress));
}
