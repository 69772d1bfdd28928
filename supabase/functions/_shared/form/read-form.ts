import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { photoLimits } from '@vakman/domain/quote-request/quote-request.photos.ts';

export interface FormFile {
  /** As the visitor's device calls it. */
  readonly name: string;
  /** At most what one photo may have. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;
}

export interface ReadForm {
  /** Values by field name, in the order of the form; line breaks are `\n`, as in the browser. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly FormFile[];
  /** True where more files came than a request may have. */
  readonly hasMoreFiles: boolean;
  /** Why reading ended early; what came before is there all the same. */
  readonly problem?: 'too large' | 'not readable';
}

/** Bytes of one text field that are kept: far more than any rule allows, so that an error can be shown. */
const fieldBytes = 100_000;
/** Bytes of a whole form: room for visitors who choose too many files, so that their words are still read. */
const formBytes = 25 * photoLimits.bytes;

class FormTooLarge extends Error {}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > formBytes) throw new FormTooLarge();
    yield chunk;
  }
}

const lineBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/**
 * Reads a submitted form piece by piece, so that no more than ten files of ten megabytes are ever held,
 * whatever is sent. Never rejects.
 */
export async function readForm(request: Request): Promise<ReadForm> {
  const values = new Map<string, string[]>();
  const files: FormFile[] = [];
  let hasMoreFiles = false;
  const form = (problem?: ReadForm['problem']): ReadForm => ({
    values,
    files,
    hasMoreFiles,
    ...(problem && { problem }),
  });
  if (request.body === null) return form('not readable');
  try {
    const parser = new Busboy({
      headers: Object.fromEntries(request.headers) as BusboyHeaders,
      // The name is only ever shown.
      preservePath: true,
      limits: {
        fieldSize: fieldBytes,
        fields: 50,
        fileSize: photoLimits.bytes,
        files: photoLimits.count,
        headerPairs: 20,
      },
    });
    parser.on('field', (name, value) => {
      values.set(name, [...(values.get(name) ?? []), lineBreaks(value)]);
    });
    parser.on('filesLimit', () => {
      hasMoreFiles = true;
    });
    parser.on('file', (_name, stream, name) => {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
      stream.on('error', () => chunks.splice(0));
      stream.on('end', () => {
        files.push({ name, bytes: Buffer.concat(chunks), isCut: stream.truncated });
      });
    });
    await pipeline(Readable.fromWeb(request.body as never), limited, parser);
    return form();
  } catch (error) {
    return form(error instanceof FormTooLarge ? 'too large' : 'not readable');
  }
}
