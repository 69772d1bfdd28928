import { photoBucket } from '@vakman/domain/photos/photos.paths.ts';
import type { PhotoType } from '@vakman/domain/photos/photos.types.ts';
import type { ServiceClient } from '../database/service-client.ts';

/** The files of one private bucket. Every call rejects with a `StorageFailure`. */
export interface Attachments {
  upload(path: string, type: PhotoType, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** False where no file lies at `from`, or one lies at `to` already. */
  move(from: string, to: string): Promise<boolean>;
  /** As `move`, but the file stays at `from` too. */
  copy(from: string, to: string): Promise<boolean>;
  /** A signed link for each path at which a file lies, valid for so many seconds. */
  links(paths: readonly string[], seconds: number): Promise<ReadonlyMap<string, string>>;
  /** The paths of the files that were removed. */
  remove(paths: readonly string[]): Promise<readonly string[]>;
}

/** Says which call failed and with which status. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

interface StorageReason {
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

// Hosted storage answers with status 400 and tells the meant one in the body.
const isStatus = (error: StorageReason, status: number) =>
  error.status === status || error.statusCode === String(status);

const failure = (call: string, error: StorageReason) =>
  new StorageFailure(`storage ${call} failed (${error.statusCode ?? error.status ?? 'not reached'})`);

/** Whether a file was there to be taken, and nothing where it should go. */
function wasThere(call: string, error: StorageReason | null): boolean {
  if (error === null) return true;
  if (isStatus(error, 404) || isStatus(error, 409)) return false;
  throw failure(call, error);
}

/** @param name of the bucket: the one with the files of visitors, unless another is named. */
export function createAttachments(client: ServiceClient, name: string = photoBucket): Attachments {
  const bucket = client.storage.from(name);
  return {
    async upload(path, type, bytes) {
      // As they are: in a form of its own the file would be held twice.
      const { error } = await bucket.upload(path, bytes, { contentType: type });
      if (error) throw failure('upload', error);
    },
    move: async (from, to) => wasThere('move', (await bucket.move(from, to)).error),
    copy: async (from, to) => wasThere('copy', (await bucket.copy(from, to)).error),
    async links(paths, seconds) {
      const signed = await Promise.all(
        paths.map(async (path) => {
          const { data, error } = await bucket.createSignedUrl(path, seconds);
          if (error && !isStatus(error, 404)) throw failure('sign', error);
          return data ? [[path, data.signedUrl] as const] : [];
        }),
      );
      return new Map(signed.flat());
    },
    async remove(paths) {
      const { data, error } = await bucket.remove([...paths]);
      if (error) throw failure('remove', error);
      return data.map((file) => file.name);
    },
  };
}
