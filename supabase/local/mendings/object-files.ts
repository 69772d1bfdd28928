import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<Adapter['headObject']>>;

interface Stored {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly eTag: string;
}

/**
 * Keeps the objects of the storage service in files, since the library does not export its own adapter.
 * File names are hashes, so no path of a caller reaches the file system. Versions are ignored: the
 * library asks for one it never stored.
 */
export class ObjectFiles implements Adapter {
  readonly driver = undefined;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(bucket: string, key: string): string {
    return join(this.#folder, bucket, createHash('sha256').update(key).digest('hex'));
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<Adapter['uploadObject']>[3],
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = body instanceof Uint8Array ? body : await buffer(body as AsyncIterable<Uint8Array>);
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const file = this.#file(bucket, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.json`, JSON.stringify({ contentType, cacheControl, eTag } satisfies Stored));
    // Whoever reads meanwhile sees the old bytes or the new ones, never half of them.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.#file(bucket, key);
    const { size, mtime } = await stat(file);
    const { contentType, cacheControl, eTag } = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Stored;
    return {
      cacheControl,
      contentLength: size,
      size,
      mimetype: contentType,
      lastModified: mtime,
      eTag,
      httpStatusCode: 200,
    };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    return { metadata, httpStatusCode: 200, body: await readFile(this.#file(bucket, key)) };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ): Promise<ObjectMetadata> {
    const { mimetype, cacheControl } = await this.headObject(bucket, key);
    const bytes = await readFile(this.#file(bucket, key));
    return this.uploadObject(toBucket, toKey, undefined, bytes, mimetype, cacheControl);
  }

  privateAssetUrl(): Promise<string> {
    return Promise.reject(new Error('Objects have no address of their own.'));
  }
}
