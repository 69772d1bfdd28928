import { photoBucket, photoLinkPattern } from '@vakman/domain/photos/photos.paths';
import { vi } from 'vitest';
import { freshPath, type Asker } from './asker.ts';
import type { Questions } from './question.ts';

const sign = (path: string) => `POST /storage/v1/object/sign/${photoBucket}/${path}` as const;

async function link({ uploaded, linkTo }: Asker): Promise<string> {
  return linkTo(await uploaded());
}

/** Another signature of the same length. */
const changed = (address: string) =>
  address.replace(/\.([\w-])([\w-]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);

/** Asks when so many milliseconds have passed for all that looks at the clock. */
async function later<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

export const storageLinks: Questions = {
  'sign for 86400': async ({ ask, uploaded }) =>
    ask('visitor', sign(await uploaded()), { body: { expiresIn: 86_400 } }),
  'link fits the pattern of the database': async (asker) => {
    const address = asker.backend.apiUrl + (await link(asker));
    return new RegExp(photoLinkPattern).test(address) && (address.split('token=')[1]?.length ?? 400) < 400;
  },
  'open the link': async (asker) => {
    const answer = await asker.ask('nobody', `GET ${await link(asker)}`, {
      tell: [
        'content-type',
        'cache-control',
        'content-length',
        'content-disposition',
        'x-robots-tag',
        'content-security-policy',
        'x-content-type-options',
        'accept-ranges',
      ],
    });
    return answer;
  },
  'open the link with download=': async (asker) =>
    asker.ask('nobody', `GET ${await link(asker)}&download=foto.jpg`, { tell: ['content-disposition'] }),
  'HEAD of the link': async (asker) => asker.ask('nobody', `HEAD ${await link(asker)}`),
  'resized picture of the link': async (asker) => {
    const address = (await link(asker)).replace('/object/sign/', '/render/image/sign/');
    const { status } = await asker.ask('nobody', `GET ${address}&width=20`);
    return { status };
  },
  'changed token': async (asker) => asker.ask('nobody', `GET ${changed(await link(asker))}`),
  'no token': async (asker) => asker.ask('nobody', `GET ${(await link(asker)).replace(/\?.*/, '')}`),
  'token of another path': async (asker) => {
    const other = await asker.uploaded();
    const address = await link(asker);
    return asker.ask('nobody', `GET ${address.replace(/quote-attachments\/[^?]+/, other)}`);
  },
  'link that is too old': async (asker) => {
    const address = await link(asker);
    return later(3_600_000, () => asker.ask('nobody', `GET ${address}`));
  },
  'sign what is not there': ({ ask }) => ask('visitor', sign(freshPath()), { body: { expiresIn: 60 } }),
  'sign after 16 minutes': async ({ ask, uploaded, backend }) => {
    const path = await uploaded();
    await backend.database.query(
      `update storage.objects set created_at = now() - interval '16 minutes' where name = $1`,
      [path],
    );
    return ask('visitor', sign(path), { body: { expiresIn: 60 } });
  },
  'sign many': async ({ ask, uploaded }) =>
    ask('visitor', `POST /storage/v1/object/sign/${photoBucket}`, {
      body: { expiresIn: 60, paths: [await uploaded()] },
    }),
  'sign more than a thousand': async ({ ask }) => {
    const paths = Array.from({ length: 1001 }, (_, place) => `${place}.jpg`);
    const { status } = await ask('visitor', `POST /storage/v1/object/sign/${photoBucket}`, {
      body: { expiresIn: 60, paths },
    });
    return { status };
  },
};
