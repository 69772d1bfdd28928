import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { FoundFile } from './find-file.ts';

export type Encoding = 'br' | 'gzip';

export interface FileContent {
  /** Hash of the bytes as they stand on the disk. */
  readonly hash: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** The bytes in that encoding; made once for each content. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Reads files, and keeps what was compressed by the hash of the content, so that a rebuild costs nothing anew. */
export function createContentReader(): (file: FoundFile) => Promise<FileContent> {
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (file) => {
    const bytes = await readFile(file.path);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return {
      hash,
      bytes,
      encoded(encoding) {
        const key = `${hash} ${encoding}`;
        const made = compressed.get(key) ?? compress[encoding](bytes);
        compressed.set(key, made);
        return made;
      },
    };
  };
}

const compressible =
  /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|xml|xhtml|wasm|ld\+json))/;

/** The encoding to answer with: what the visitor prefers, and Brotli where he does not mind. */
export function chooseEncoding(acceptEncoding: string | null, contentType: string): Encoding | undefined {
  if (!acceptEncoding || !compressible.test(contentType)) return undefined;
  const wanted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type, q]));
  const weight = (encoding: string) => wanted.get(encoding) ?? wanted.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : undefined;
}
