import { createAttachments } from '@vakman/supabase/functions/_shared/storage/attachments';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { freshPath, picture, type Asker } from './asker.ts';
import type { Questions } from './question.ts';

/** The bucket as the functions use it. */
async function attachmentsOf({ backend }: Asker) {
  return createAttachments(await backend.as('service_role'));
}

const movedPath = () => `quote-requests/${crypto.randomUUID()}/1.jpg`;

/** A photo that was moved, its path before and after, and the visitor's link to it. */
async function moved(asker: Asker) {
  const from = await asker.uploaded();
  const address = await asker.linkTo(from);
  const to = movedPath();
  const attachments = await attachmentsOf(asker);
  return { attachments, from, to, address, isMoved: await attachments.move(from, to) };
}

export const storageFunctions: Questions = {
  'functions: upload': async (asker) => {
    await (await attachmentsOf(asker)).upload(freshPath(), 'image/jpeg', new Uint8Array(picture));
    return 'done';
  },
  'functions: upload to a taken path': async (asker) => {
    const path = await asker.uploaded();
    const attachments = await attachmentsOf(asker);
    return attachments.upload(path, 'image/jpeg', new Uint8Array(picture)).catch(String);
  },
  'functions: move': async (asker) => (await moved(asker)).isMoved,
  'functions: move what is not there': async (asker) =>
    (await attachmentsOf(asker)).move(freshPath(), movedPath()),
  'functions: move again (done before)': async (asker) => {
    const { attachments, from, to } = await moved(asker);
    return attachments.move(from, to);
  },
  'functions: move onto another': async (asker) => {
    const { attachments, to } = await moved(asker);
    return attachments.move(await asker.uploaded(), to);
  },
  'the visitor’s link after the move': async (asker) =>
    asker.ask('nobody', `GET ${(await moved(asker)).address}`),
  'visitor signs the moved file': async (asker) =>
    asker.ask('visitor', `POST /storage/v1/object/sign/${photoBucket}/${(await moved(asker)).to}`, {
      body: { expiresIn: 60 },
    }),
  'functions: links, one missing': async (asker) => {
    const { attachments, to } = await moved(asker);
    return (await attachments.links([to, movedPath()], 60)).size;
  },
  'functions: links open': async (asker) => {
    const { attachments, to } = await moved(asker);
    const links = await attachments.links([to], 60);
    return (await fetch(links.get(to) ?? '')).status;
  },
  'functions: remove, one missing': async (asker) => {
    const { attachments, to } = await moved(asker);
    return (await attachments.remove([to, movedPath()])).length;
  },
  'service upload is not counted for a sender of its own': async (asker) => {
    const { database } = asker.backend;
    await database.query(`delete from private.rate_events where kind = 'upload'`);
    await asker.uploaded();
    await (await attachmentsOf(asker)).upload(freshPath(), 'image/jpeg', new Uint8Array(picture));
    const { rows } = await database.query(
      `select distinct subject from private.rate_events where kind = 'upload'`,
    );
    return rows.length;
  },
  'sweep finds what nobody sent in': async (asker) => {
    const { backend } = asker;
    const { database } = backend;
    await database.query('update storage.objects set created_at = now() where true');
    const path = await asker.uploaded();
    await database.query(
      `update storage.objects set created_at = now() - interval '2 days' where name = $1`,
      [path],
    );
    const orphans = async () => {
      const { data } = await (await backend.as('service_role')).rpc('orphaned_attachments');
      return (data ?? []) as string[];
    };
    // What other questions left, such as photos of requests that are gone.
    await (await attachmentsOf(asker)).remove((await orphans()).filter((orphan) => orphan !== path));
    const found = await orphans();
    const removed = await (await attachmentsOf(asker)).remove(found);
    return `${found.length} found, ${removed.length} removed, ${(await orphans()).length} left`;
  },
  'SQL may not delete objects itself': async ({ backend, uploaded }) => {
    const path = await uploaded();
    return backend.database.query('delete from storage.objects where name = $1', [path]).then(
      () => 'deleted',
      () => 'refused',
    );
  },
};
