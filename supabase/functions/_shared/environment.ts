import * as z from 'zod/mini';

/** Reads one variable of the environment; `Deno.env.get` where functions run. */
export type ReadVariable = (name: string) => string | undefined;

export interface Environment {
  /** Origin of the backend, without a trailing slash. */
  readonly supabaseUrl: string;
  /** Keys that open everything. Callers may prove themselves with any; the first is the one to use. */
  readonly secretKeys: readonly [string, ...string[]];
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** What the static host signs the addresses of visitors with; undefined where it does not. */
  readonly visitorSecret: string | undefined;
}

export type MailDelivery =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'http-api'; readonly url: string; readonly key: string };

export interface MailEnvironment {
  /** `Name <address>` or an address. */
  readonly from: string;
  /** Address of the office. */
  readonly office: string;
  readonly delivery: MailDelivery;
}

const origin = z.pipe(
  z.url(),
  z.transform((url: string) => url.replace(/\/+$/, '')),
);
const required = z.string().check(z.minLength(1));
/** Nobody guesses one of that length. */
const secret = z.string().check(z.minLength(32));

function parse<T>(name: string, schema: z.ZodMiniType<T>, value: unknown): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new Error(`${name} of the functions' environment is missing or wrong`);
}

const variable = <T>(read: ReadVariable, name: string, schema: z.ZodMiniType<T>): T =>
  parse(name, schema, read(name));

/** Hosted projects give their keys as `{"default": "sb_secret_…"}`, older ones as one variable. */
function secretKeys(read: ReadVariable): readonly [string, ...string[]] {
  const older = read('SUPABASE_SERVICE_ROLE_KEY');
  const named = read('SUPABASE_SECRET_KEYS');
  const keys = Object.values(
    named === undefined
      ? {}
      : parse('SUPABASE_SECRET_KEYS', z.record(z.string(), required), JSON.parse(named)),
  );
  if (older) keys.push(older);
  const [first, ...rest] = keys;
  if (first === undefined)
    throw new Error("SUPABASE_SECRET_KEYS of the functions' environment is missing or wrong");
  return [first, ...rest];
}

/** What every function needs. Throws an error that names the first variable that is missing or wrong. */
export function readEnvironment(read: ReadVariable): Environment {
  const visitorSecret = read('VISITOR_SECRET');
  return {
    supabaseUrl: variable(read, 'SUPABASE_URL', origin),
    secretKeys: secretKeys(read),
    siteUrl: variable(read, 'SITE_URL', origin),
    visitorSecret: visitorSecret ? parse('VISITOR_SECRET', secret, visitorSecret) : undefined,
  };
}

/** SMTP where its address is set, else an HTTP mail service; `prefix` tells the variables of the one from the other's. */
function mailDelivery(read: ReadVariable, prefix = ''): MailDelivery {
  const smtp = read(`${prefix}SMTP_URL`);
  return smtp
    ? { kind: 'smtp', url: parse(`${prefix}SMTP_URL`, z.url({ protocol: /^smtps?$/ }), smtp) }
    : {
        kind: 'http-api',
        url: variable(read, `${prefix}MAIL_API_URL`, z.url()),
        key: variable(read, `${prefix}MAIL_API_KEY`, required),
      };
}

/** SMTP where `SMTP_URL` is set, else an HTTP mail service. Throws like `readEnvironment`. */
export function readMailEnvironment(read: ReadVariable): MailEnvironment {
  return {
    from: variable(read, 'MAIL_FROM', required),
    office: variable(read, 'MAIL_OFFICE', required),
    delivery: mailDelivery(read),
  };
}

/** Roads to the admins for when mail does not leave; either may be missing. */
export interface OutageEnvironment {
  /** By a mail server or service other than the one that may be in trouble. */
  readonly mail: Pick<MailEnvironment, 'from' | 'delivery'> | undefined;
  readonly webhook: string | undefined;
}

/** Nothing where nothing is set. Throws like `readEnvironment`. */
export function readOutageEnvironment(read: ReadVariable): OutageEnvironment {
  const webhook = read('ALARM_WEBHOOK_URL');
  const hasMail = ['SMTP_URL', 'MAIL_API_URL'].some((name) => read(`ALARM_${name}`));
  return {
    mail: hasMail
      ? {
          // The other server may send by another name alone.
          from: read('ALARM_MAIL_FROM') || variable(read, 'MAIL_FROM', required),
          delivery: mailDelivery(read, 'ALARM_'),
        }
      : undefined,
    webhook: webhook ? parse('ALARM_WEBHOOK_URL', z.url({ protocol: /^https?$/ }), webhook) : undefined,
  };
}
