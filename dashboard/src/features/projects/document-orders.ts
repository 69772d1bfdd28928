import { sniffPhotoType } from '@vakman/domain/photos/photos.types';
import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { projectFilePath } from '@vakman/domain/project/project.files';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { BackendError } from '@vakman/supabase/client/connection';
import { addDocument, removeDocument, uploadProjectFile } from '@vakman/supabase/client/project-files';
import type { OfficeActions } from './office-actions.ts';
import type { Giving } from './entry-orders.ts';

/** Bytes that prove what a file is. */
const signatureLength = 16;

/** Files that were sent and perhaps stored: sent again, they are the same documents. */
const sent = new WeakMap<File, string>();

/** Gives orders about documents. */
export function documentOrders({
  projectId,
  run,
  done,
}: Giving): Pick<OfficeActions, 'addDocument' | 'removeDocument'> {
  return {
    addDocument: (file, audience, onProgress) =>
      run(done.documentAdded, async (connection) => {
        const type = sniffPhotoType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
        if (type === undefined) throw new BackendError('no such type', { code: 'wrong_type' });
        if (file.size > photoLimits.bytes) throw new BackendError('too large', { code: 'too_large' });
        const id = sent.get(file) ?? randomUuid();
        sent.set(file, id);
        const path = projectFilePath(projectId, type, id);
        await uploadProjectFile(connection, { path, file: new Blob([file], { type }), onProgress });
        const name = file.name.slice(-projectLimits.documentName);
        await addDocument(connection, { id, projectId, path, name, audience });
      }),
    removeDocument: ({ id }) =>
      run(
        done.removed,
        (connection) => removeDocument(connection, id),
        () => void run(done.undone, (connection) => removeDocument(connection, id, false)),
      ),
  };
}
