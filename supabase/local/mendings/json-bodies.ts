import { z } from 'zod';
import { isJson } from './json-type.ts';
import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';

const text = z.string().nullish();

/** Fields of the auth service that are read before anything checks what they are. */
const authBody = z.looseObject({
  auth_code: text,
  code_challenge: text,
  code_challenge_method: text,
  code_verifier: text,
  email: text,
  id_token: text,
  password: text,
  phone: text,
  provider: text,
  refresh_token: text,
  token: text,
  token_hash: text,
  type: text,
});

const storageBody = z.looseObject({
  allowed_mime_types: z.array(z.string()).nullish(),
  cursor: z.string().optional(),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  expiresIn: z.int().min(1).optional(),
  limit: z.int().min(1).optional(),
  offset: z.int().min(0).optional(),
  paths: z.array(z.string()).min(1).optional(),
  prefix: z.string().optional(),
  prefixes: z.array(z.string()).min(1).optional(),
  search: z.string().optional(),
  sortBy: z
    .looseObject({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .optional(),
  with_delimiter: z.boolean().optional(),
});

interface Service {
  /** Requests whose body is JSON, as `POST /auth/v1/otp`. */
  readonly route: RegExp;
  readonly body: z.ZodType;
  /** What no body, or one of another type, stands for. */
  readonly empty: unknown;
  /** Says what is wrong, in the shape of the service; the place is as `/expiresIn`, or empty for the whole body. */
  readonly refuse: (place: string, reason: string) => Response;
}

const services: readonly Service[] = [
  {
    route: /^(?:POST|PUT) \/auth\/v1\/(?!callback$)/,
    body: authBody,
    empty: {},
    refuse: (place, reason) =>
      Response.json(
        {
          code: 400,
          error_code: 'bad_json',
          msg: `Could not parse request body as JSON: ${place.slice(1)} ${reason}`.replace('  ', ' '),
        },
        { status: 400, headers: { 'access-control-allow-origin': '*' } },
      ),
  },
  {
    // All but uploads, whose body is a file.
    route:
      /^(?:POST \/storage\/v1\/(?:bucket$|object\/(?:(?:move|copy)$|(?:list|list-v2|sign)\/))|PUT \/storage\/v1\/bucket\/[^/]+$|DELETE \/storage\/v1\/object\/[^/]+$)/,
    body: storageBody,
    empty: undefined,
    refuse: (place, reason) => storageError('InvalidRequest', `body${place} ${reason}`),
  },
];

/** Refuses bodies that are no JSON, or whose values are of a wrong type, on which the library and the mendings fail. */
export const refuseWrongTypes: Mending = async (request, next) => {
  const { method, url, body } = request;
  const service = services.find(({ route }) => route.test(`${method} ${new URL(url).pathname}`));
  if (service === undefined) return next(request);
  const json = body !== null && isJson(request) ? await request.clone().text() : '';
  const { error } = service.body.safeParse(json === '' ? service.empty : parsed(json));
  if (error === undefined) return next(request);
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  return service.refuse(path.map((step) => `/${String(step)}`).join(''), message);
};

/** Undefined where it is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
