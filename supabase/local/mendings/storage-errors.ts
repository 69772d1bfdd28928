import type { Mending } from './mending.ts';

/** What the real service says of each error: the status it means, and how it calls it. */
const errors = {
  AccessDenied: ['403', 'Unauthorized', 'Access denied'],
  EntityTooLarge: ['413', 'Payload too large', 'The object exceeded the maximum allowed size'],
  InternalError: ['500', 'InternalError', 'Internal server error'],
  InvalidJWT: ['400', 'InvalidJWT', 'Invalid JWT'],
  InvalidKey: ['400', 'InvalidKey', 'Invalid key'],
  InvalidMimeType: ['415', 'invalid_mime_type', 'mime type is not supported'],
  InvalidRequest: ['400', 'Error', 'Invalid request'],
  InvalidSignature: ['400', 'InvalidSignature', 'Invalid signature'],
  KeyAlreadyExists: ['409', 'Duplicate', 'The resource already exists'],
  NoSuchBucket: ['404', 'Bucket not found', 'Bucket not found'],
  NoSuchKey: ['404', 'not_found', 'Object not found'],
  ResourceNotEmpty: ['409', 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'],
} as const;

type StorageErrorCode = keyof typeof errors;

/** An error as the real service answers it: nearly always with status 400, and the meant one in the body. */
export function storageError(
  code: StorageErrorCode,
  message: string = errors[code][2],
  status = code === 'InternalError' ? 500 : 400,
): Response {
  const [statusCode, error] = errors[code];
  return Response.json(
    { statusCode, error, message, code },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}

/** Codes by the name that the library gives an error. */
const codes: Readonly<Record<string, StorageErrorCode>> = {
  'Bucket not found': 'NoSuchBucket',
  'Bucket not empty': 'ResourceNotEmpty',
  'Invalid key': 'InvalidKey',
  'Invalid token': 'InvalidSignature',
  'Payload too large': 'EntityTooLarge',
  Duplicate: 'KeyAlreadyExists',
  InvalidJWT: 'AccessDenied',
  InvalidRequest: 'InvalidRequest',
  Unauthorized: 'AccessDenied',
  invalid_mime_type: 'InvalidMimeType',
  not_found: 'NoSuchKey',
  server_error: 'InternalError',
};

/** The library says more than the real service, which keeps limits and names to itself. */
const shortened: Partial<Record<StorageErrorCode, (message: string) => string>> = {
  EntityTooLarge: () => errors.EntityTooLarge[2],
  InternalError: () => errors.InternalError[2],
  InvalidMimeType: (message) => message.replace(/\. Supported: .*/, ''),
  InvalidKey: (message) => message.replace('Invalid object key', 'Invalid key'),
};

interface LibraryError {
  /** False where the body is not as the route expects it. */
  readonly valid?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
}

/** Gives errors of the storage service the body of the real one: its `code`, its words, its status. */
export const shapeStorageErrors: Mending = async (request, next) => {
  const response = await next(request);
  const isError = response.status >= 400 && new URL(request.url).pathname.startsWith('/storage/v1/');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isError || !isJson || request.method === 'HEAD') return response;
  const shaped = shape((await response.clone().json()) as LibraryError);
  if (shaped === undefined) return response;
  // Such as `connection: close` after a body that was too large.
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(shaped.body, { status: shaped.status, headers });
};

/** The error as the real service says it; undefined where it is said so already. */
function shape({ valid, error, message, code }: LibraryError): Response | undefined {
  if (valid === false)
    return storageError('InvalidRequest', 'body lacks a property, or has one of a wrong type');
  const known = typeof error === 'string' && code === undefined ? codes[error] : undefined;
  if (known === undefined) return undefined;
  const words = typeof message === 'string' ? message : undefined;
  return storageError(known, shortened[known]?.(words ?? '') ?? words);
}
