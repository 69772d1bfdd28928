import { photoBucket, photoLimits, photoPath } from '@vakman/domain/quote-request/quote-request.photos';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAlone, startMended, type ApiUnderTest } from '../fixtures/api-under-test.ts';
import { keys } from '../keys.ts';

/**
 * What each mending changes: the answer of the library alone, and ours. When a new version of the library
 * gives another answer alone, its test fails, and the mending may go.
 */
interface Contract {
  readonly mending: string;
  readonly ask: (api: ApiUnderTest) => Promise<unknown>;
  readonly alone: unknown;
  readonly mended: unknown;
}

/** A table that provokes every kind of error, and shows what SQL sees of a request. */
const contractSchema = `
  create table public.contract (
    id integer primary key generated always as identity,
    place integer, positive integer check (positive > 0), note text,
    created_at timestamptz not null default now(), local_time timestamp not null default now(),
    headers text default current_setting('request.headers', true),
    exclude using gist (place with =)
  );
  alter table public.contract enable row level security;
  create policy "Anyone adds a row" on public.contract for insert to anon with check (true);
  create policy "The service reads" on public.contract for select to service_role using (true);
  grant insert on public.contract to anon;
  grant select on public.contract to service_role;
  create function public.complain() returns void language plpgsql as $$ begin raise 'no'; end $$;
  grant execute on function public.complain() to anon;`;

const small = new File(['tiny'], 'a.png', { type: 'image/png' });

async function upload({ visitor }: ApiUnderTest): Promise<string> {
  const path = photoPath('image/png');
  await visitor.storage.from(photoBucket).upload(path, Buffer.from('tiny'), { contentType: 'image/png' });
  return path;
}

const sign = async (api: ApiUnderTest, transform?: { width: number }) => {
  const { data } = await api.visitor.storage
    .from(photoBucket)
    .createSignedUrl(await upload(api), 60, transform && { transform });
  return data?.signedUrl ?? '';
};

const refusal = ({ error, status }: { error: { code: string } | null; status: number }) => [
  status,
  error?.code,
];

const insert = async ({ visitor }: ApiUnderTest, row: object) =>
  refusal(await visitor.from('contract').insert(row));

const latest = async ({ service }: ApiUnderTest) => {
  const { data } = await service.from('contract').select().order('id', { ascending: false }).limit(1);
  return (data?.[0] ?? {}) as Record<string, string>;
};

/** A body without a length, as a sender that means no good would choose. */
async function uploadWithoutLength(api: ApiUnderTest): Promise<boolean> {
  const chunk = new Uint8Array(1024 * 1024);
  let left = photoLimits.bytes / chunk.length + 1;
  const body = new ReadableStream({
    pull: (controller) => ((left -= 1) < 0 ? controller.close() : controller.enqueue(chunk)),
  });
  const response = await fetch(`${api.url}/storage/v1/object/${photoBucket}/${photoPath('image/png')}`, {
    method: 'POST',
    headers: { apikey: keys.publishable, 'content-type': 'image/png' },
    body,
    duplex: 'half',
  } as RequestInit);
  return response.ok;
}

const contracts: readonly Contract[] = [
  {
    mending: 'system-routes: configuration and schema are nobody’s business',
    ask: async ({ url }) => {
      const paths = ['/_system/config', '/_system/introspect', '/_system/info'];
      return Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
    },
    alone: [200, 200, 200],
    mended: [404, 404, 404],
  },
  {
    mending: 'uploads: the file of a browser arrives',
    ask: async ({ visitor }) => {
      const { error } = await visitor.storage.from(photoBucket).upload(photoPath('image/png'), small);
      return error === null;
    },
    alone: false,
    mended: true,
  },
  {
    mending: 'request-body: a body without a length ends at the limit',
    ask: uploadWithoutLength,
    alone: true,
    mended: false,
  },
  {
    mending: 'signed-links: the client finds the link',
    ask: async (api) => (await fetch(await sign(api))).status,
    alone: 404,
    mended: 200,
  },
  {
    mending: 'signed-links: a changed link is a mistake of the caller',
    ask: async ({ url }) =>
      (await fetch(`${url}/storage/v1/object/sign/${photoBucket}/${photoPath('image/png')}?token=a.b.c`))
        .status,
    alone: 500,
    mended: 400,
  },
  {
    mending: 'picture-routes: a link to a resized picture opens',
    ask: async (api) => {
      const link = (await sign(api)).replace('/object/sign/', '/render/image/sign/');
      return (await fetch(`${link}&width=20`)).status;
    },
    alone: 404,
    mended: 200,
  },
  {
    mending: 'error-codes: check',
    ask: (api) => insert(api, { positive: -1 }),
    alone: [500, 'SUP'],
    mended: [400, '23514'],
  },
  {
    mending: 'error-codes: exclusion',
    ask: async (api) => {
      await insert(api, { place: 1 });
      return insert(api, { place: 1 });
    },
    alone: [500, 'SUP'],
    mended: [400, '23P01'],
  },
  {
    mending: 'error-codes: raise',
    ask: async ({ visitor }) => refusal(await visitor.rpc('complain')),
    alone: [500, 'SUP'],
    mended: [400, 'P0001'],
  },
  {
    mending: 'timestamps: are ISO 8601',
    ask: async (api) => {
      await insert(api, {});
      const { created_at = '', local_time = '' } = await latest(api);
      return [
        /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(created_at),
        /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(local_time),
      ];
    },
    alone: [false, false],
    mended: [true, true],
  },
  {
    mending: 'grants: those of the migrations stay',
    ask: async ({ database }) => {
      const { rows } = await database.query<{ may: boolean }>(
        `select has_table_privilege('anon', 'public.contract', 'delete') as may`,
      );
      return rows[0]?.may;
    },
    alone: true,
    mended: false,
  },
  {
    mending: 'half-characters: are refused, not replaced',
    ask: async (api) => insert(api, { note: 'half \ud83c' }),
    alone: [201, undefined],
    mended: [400, '22P02'],
  },
  {
    mending: 'one-at-a-time, sender-address: SQL sees where a request came from',
    ask: async (api) => {
      await fetch(`${api.url}/rest/v1/contract`, {
        method: 'POST',
        headers: {
          apikey: keys.publishable,
          'content-type': 'application/json',
          'cf-connecting-ip': '192.0.2.1',
        },
        body: '{}',
      });
      const { headers } = await latest(api);
      return headers && (JSON.parse(headers) as Record<string, string>)['cf-connecting-ip'];
    },
    alone: '',
    mended: '127.0.0.1',
  },
  {
    mending: 'verify-otp: links of type email sign in',
    ask: async (api) => {
      const email = `${crypto.randomUUID()}@example.org`;
      await api.visitor.auth.signUp({ email, password: 'a long password' });
      const [token_hash = ''] = /(?<=token=)[^&\s]+/.exec(await api.lastMail()) ?? [];
      const { data } = await api.visitor.auth.verifyOtp({ token_hash, type: 'email' });
      await api.visitor.auth.signOut();
      return data.user?.email === email;
    },
    alone: false,
    mended: true,
  },
  {
    mending: 'functions: answer, with their own environment only, and know the sender',
    ask: async ({ url, visitor }) => {
      const { data } = await visitor.functions.invoke<Record<string, unknown>>('echo-request', {
        body: { a: 1 },
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      return data && { ...data, apiUrl: data['apiUrl'] === url };
    },
    alone: null,
    mended: { method: 'POST', body: '{"a":1}', sender: '127.0.0.1', apiUrl: true, home: null },
  },
];

let alone: ApiUnderTest;
let mended: ApiUnderTest;
beforeAll(async () => {
  for (const channel of ['error', 'warn'] as const)
    vi.spyOn(console, channel).mockImplementation(() => undefined);
  alone = await startAlone();
  mended = await startMended();
  for (const api of [alone, mended]) await api.database.exec(contractSchema);
}, 60_000);
afterAll(async () => {
  await alone.close();
  await mended.close();
});

describe('the library, alone and mended', () => {
  it.each(contracts)('$mending', async ({ ask, alone: wrong, mended: right }) => {
    expect(await ask(mended)).toEqual(right);
    expect(await ask(alone), 'The library mended this itself: the mending may go.').toEqual(wrong);
  });
});
