import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import type { TestBackend } from '../../database/support/test-backend.ts';
import { readAnswer, type Answer } from './answer.ts';

/** Whoever asks: by the publishable key, by an account, by the secret key, by a key that nobody knows, or by none. */
export type Person = 'visitor' | 'customer' | 'employee' | 'service' | 'stranger' | 'nobody';

export interface Wish {
  /** Bytes are sent as `image/jpeg`, forms as forms, text as it is, all else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the answer that matter. */
  readonly tell?: readonly string[];
}

export interface Asker {
  readonly backend: TestBackend;
  /** The request is as `GET /rest/v1/quote_requests`. */
  readonly ask: (person: Person, request: `${string} ${string}`, wish?: Wish) => Promise<Answer>;
  /** Path of a photo that a visitor uploaded just now. */
  readonly uploaded: () => Promise<string>;
  /** Address of a photo by a link for so many seconds, without the origin. */
  readonly linkTo: (path: string, seconds?: number) => Promise<string>;
}

/** A picture as far as its first bytes tell. */
export const picture = Buffer.alloc(2000, 1).fill('\xff\xd8\xff', 0, 3, 'latin1');

export const freshPath = () => photoPath('image/jpeg');
export const fileAddress = (path: string) => `/storage/v1/object/${photoBucket}/${path}` as const;

/** Asks a backend over plain HTTP. */
export function createAsker(backend: TestBackend): Asker {
  const asker: Asker = {
    backend,
    async ask(person, request, { body, headers = {}, tell } = {}) {
      const [method = '', path = ''] = request.split(' ');
      const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
      const type = body instanceof Uint8Array ? 'image/jpeg' : 'application/json';
      const response = await fetch(backend.apiUrl + path, {
        method,
        headers: {
          ...(await keysOf(backend, person)),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      });
      return readAnswer(response, tell);
    },
    async uploaded() {
      const path = freshPath();
      const { status } = await asker.ask('visitor', `POST ${fileAddress(path)}`, { body: picture });
      if (status !== 200) throw new Error(`The photo of a question was refused with ${status}.`);
      return path;
    },
    async linkTo(path, seconds = 60) {
      const client = await backend.as('anon');
      const { data, error } = await client.storage.from(photoBucket).createSignedUrl(path, seconds);
      if (error) throw error;
      return data.signedUrl.slice(backend.apiUrl.length);
    },
  };
  return asker;
}

async function keysOf(backend: TestBackend, person: Person): Promise<Record<string, string>> {
  const { publishableKey, secretKey } = backend;
  const both = (apikey: string, token = apikey) => ({ apikey, authorization: `Bearer ${token}` });
  if (person === 'nobody') return {};
  if (person === 'stranger') return both('sb_publishable_of_nobody');
  if (person === 'visitor') return both(publishableKey);
  if (person === 'service') return both(secretKey);
  const { data } = await (await backend.as(person)).auth.getSession();
  return both(publishableKey, data.session?.access_token);
}
