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

/** SMTP where `SMTP_URL` is set, else an HTTP mail service. Throws like `readEnvironment`. */
export function readMailEnvironment(read: ReadVariable): MailEnvironment {
  const smtp = read('SMTP_URL');
  return {
    from: variable(read, 'MAIL_FROM', required),
    office: variable(read, 'MAIL_OFFICE', required),
    delivery: smtp
      ? { kind: 'smtp', url: parse('SMTP_URL', z.url({ protocol: /^smtps?$/ }), smtp) }
      : {
          kind: 'http-api',
          url: variable(read, 'MAIL_API_URL', z.url()),
          key: variable(read, 'MAIL_API_KEY', required),
        },
  };
}
