import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';

export interface FormFile {
  /** As the visitor's device calls it. */
  readonly name: string;
  /** Rejects where the form breaks off within the file. Until it is read to its end, nothing after it is read. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Values by field name, in the order of the form; line breaks are `\n`, as in the browser. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

export interface ReadForm {
  readonly values: FormValues;
  /** True where more files came than were handed on. */
  readonly hasMoreFiles: boolean;
  /** Why reading ended early; what came before is there all the same. */
  readonly problem?: 'too large' | 'not readable';
}

/** Gets each file in turn, with the values that stand before it. Never rejects. */
export type TakeFile = (file: FormFile, values: FormValues) => Promise<void>;

/** Bytes of one text field that are kept: far more than any rule allows, so that an error can be shown. */
const fieldBytes = 100_000;
/** Bytes of all that is no file: far more than a visitor types. */
const wordBytes = 1024 * 1024;
/** Bytes of a whole form. */
const formBytes = photoLimits.formBytes + wordBytes;

class FormTooLarge extends Error {}
class NoForm extends Error {}

/** What a form has at most; one that says it is larger is read up to its first file. */
function limitOf(request: Request): number {
  return Number(request.headers.get('content-length')) > formBytes ? wordBytes : formBytes;
}

async function* limited(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    const room = bytes - size;
    size += chunk.length;
    yield chunk.subarray(0, room);
    if (size > bytes) throw new FormTooLarge();
  }
}

/** The content of a file, whose own end does not tell whether the form broke off there. */
async function* whole(content: Readable, isWhole: Promise<unknown>): AsyncGenerator<Uint8Array> {
  yield* content as AsyncIterable<Uint8Array>;
  await isWhole;
}

/** Something to be told later, to whoever still wants to know by then. */
function unsettled() {
  const told = Promise.withResolvers<undefined>();
  told.promise.catch(() => undefined);
  return told;
}

const lineBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

function parserOf(request: Request) {
  return new Busboy({
    headers: Object.fromEntries(request.headers) as BusboyHeaders,
    // The name is only ever shown.
    preservePath: true,
    // More fields than the longest of our forms has, and more files than anybody gets an answer to.
    limits: { fieldSize: fieldBytes, fields: 50, files: 50, headerPairs: 20, headerSize: 8 * 1024 },
  });
}

/**
 * Reads a submitted form piece by piece and hands on its files one after another, so that what is held does not
 * grow with what is sent. Words stand before files in our forms, so they are there whatever becomes of the files.
 * Never rejects.
 */
export async function readForm(request: Request, takeFile: TakeFile): Promise<ReadForm> {
  const values = new Map<string, string[]>();
  let hasMoreFiles = false;
  const form = (problem?: ReadForm['problem']): ReadForm => ({
    values,
    hasMoreFiles,
    ...(problem && { problem }),
  });
  if (request.body === null) return form('not readable');
  const limit = limitOf(request);
  const files: Readable[] = [];
  // Settled by what follows the last file.
  let last = unsettled();
  let taken = Promise.resolve();
  try {
    const parser = parserOf(request);
    parser.on('fieldsLimit', () => parser.destroy(new NoForm()));
    parser.on('filesLimit', () => {
      hasMoreFiles = true;
    });
    parser.on('field', (name, value) => {
      last.resolve(undefined);
      values.set(name, [...(values.get(name) ?? []), lineBreaks(value)]);
    });
    parser.on('file', (_name, stream, given) => {
      // None where only the type of the part says that it is a file.
      const name = (given as string | undefined) ?? '';
      last.resolve(undefined);
      last = unsettled();
      // It may be told before anybody listens: the file waits for its turn.
      stream.on('error', (error) => stream.destroy(error));
      files.push(stream);
      const content = whole(stream, last.promise);
      if (limit < formBytes) parser.destroy(new FormTooLarge());
      else taken = taken.then(() => takeFile({ name, content }, values));
    });
    await pipeline(Readable.fromWeb(request.body as never), (body) => limited(body, limit), parser);
    last.resolve(undefined);
    await taken;
    return form();
  } catch (error) {
    last.reject(error);
    for (const file of files) file.destroy(new NoForm());
    await taken;
    return form(error instanceof FormTooLarge ? 'too large' : 'not readable');
  }
}
