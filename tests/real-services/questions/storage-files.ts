import { galleryBucket } from '@vakman/domain/gallery.schema';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { fileAddress, freshPath, picture, type Asker } from './asker.ts';
import type { Questions } from './question.ts';

const object = '/storage/v1/object';
const bucket = '/storage/v1/bucket';

/** Address in the gallery of a picture that an employee published. */
async function published({ ask }: Asker): Promise<string> {
  const path = freshGalleryPath();
  await ask('employee', `POST ${object}/${path}`, {
    body: picture,
    headers: { 'cache-control': 'max-age=3600' },
  });
  return path;
}

const freshGalleryPath = () => `${galleryBucket}/${crypto.randomUUID()}.jpg`;

const manyNames = Array.from({ length: 1001 }, (_, place) => `${place}.jpg`);

export const storageFiles: Questions = {
  list: async ({ ask, uploaded }) => {
    await uploaded();
    return ask('visitor', `POST ${object}/list/${photoBucket}`, { body: { prefix: 'quote-attachments' } });
  },
  'list v2': async ({ ask, uploaded }) => {
    await uploaded();
    return ask('visitor', `POST ${object}/list-v2/${photoBucket}`, { body: { prefix: 'quote-attachments' } });
  },
  'open without a link': async ({ ask, uploaded }) => ask('visitor', `GET ${fileAddress(await uploaded())}`),
  'open as authenticated': async ({ ask, uploaded }) =>
    ask('visitor', `GET ${object}/authenticated/${photoBucket}/${await uploaded()}`),
  'open as public': async ({ ask, uploaded }) =>
    ask('nobody', `GET ${object}/public/${photoBucket}/${await uploaded()}`),
  info: async ({ ask, uploaded }) => ask('visitor', `GET ${object}/info/${photoBucket}/${await uploaded()}`),
  HEAD: async ({ ask, uploaded }) => ask('visitor', `HEAD ${fileAddress(await uploaded())}`),
  move: async ({ ask, uploaded }) =>
    ask('visitor', `POST ${object}/move`, {
      body: { bucketId: photoBucket, sourceKey: await uploaded(), destinationKey: freshPath() },
    }),
  copy: async ({ ask, uploaded }) =>
    ask('visitor', `POST ${object}/copy`, {
      body: { bucketId: photoBucket, sourceKey: await uploaded(), destinationKey: freshPath() },
    }),
  'remove one': async ({ ask, uploaded }) => ask('visitor', `DELETE ${fileAddress(await uploaded())}`),
  'remove many': async ({ ask, uploaded }) =>
    ask('visitor', `DELETE ${object}/${photoBucket}`, { body: { prefixes: [await uploaded()] } }),
  'remove more than a thousand': ({ ask }) =>
    ask('visitor', `DELETE ${object}/${photoBucket}`, { body: { prefixes: manyNames } }),
  'list buckets': ({ ask }) => ask('visitor', `GET ${bucket}`),
  'get bucket': ({ ask }) => ask('visitor', `GET ${bucket}/${photoBucket}`),
  'create bucket': ({ ask }) => ask('visitor', `POST ${bucket}`, { body: { id: 'mine', name: 'mine' } }),
  'make bucket public': ({ ask }) =>
    ask('visitor', `PUT ${bucket}/${photoBucket}`, { body: { public: true } }),
  'empty bucket': ({ ask }) => ask('visitor', `POST ${bucket}/${photoBucket}/empty`),
  'customer opens a photo': async ({ ask, uploaded }) =>
    ask('customer', `GET ${object}/authenticated/${photoBucket}/${await uploaded()}`),
  'employee opens a photo': async ({ ask, uploaded }) =>
    ask('employee', `GET ${object}/authenticated/${photoBucket}/${await uploaded()}`),
  'employee removes a photo': async ({ ask, uploaded }) =>
    ask('employee', `DELETE ${object}/${photoBucket}`, { body: { prefixes: [await uploaded()] } }),
  'employee adds a gallery picture': ({ ask }) =>
    ask('employee', `POST ${object}/${freshGalleryPath()}`, { body: picture }),
  'customer adds a gallery picture': ({ ask }) =>
    ask('customer', `POST ${object}/${freshGalleryPath()}`, { body: picture }),
  'visitor adds a gallery picture': ({ ask }) =>
    ask('visitor', `POST ${object}/${freshGalleryPath()}`, { body: picture }),
  'gallery picture opens': async (asker) =>
    asker.ask('nobody', `GET ${object}/public/${await published(asker)}`, {
      tell: ['content-type', 'cache-control', 'content-disposition'],
    }),
  'employee replaces it': async (asker) =>
    asker.ask('employee', `PUT ${object}/${await published(asker)}`, { body: picture }),
  'employee upserts it': async (asker) =>
    asker.ask('employee', `POST ${object}/${await published(asker)}`, {
      body: picture,
      headers: { 'x-upsert': 'true' },
    }),
  'employee removes it': async (asker) => {
    const [id, name = ''] = (await published(asker)).split('/');
    const { status } = await asker.ask('employee', `DELETE ${object}/${id}`, { body: { prefixes: [name] } });
    return { status };
  },
  'visitor lists the gallery': async (asker) => {
    await published(asker);
    return asker.ask('visitor', `POST ${object}/list/${galleryBucket}`, { body: { prefix: '' } });
  },
};
