import { appendFile, rename, writeFile } from 'node:fs/promises';
import { Duplex, type Writable } from 'node:stream';

/** Bytes, of which there are at most twice as many: those of `backend.log`, and of `backend.log.1` before it. */
const largest = 5 * 1024 * 1024;

/** Writes to a new file, which is turned over when it is full: it then bears the ending `.1`, in the place of an earlier one. */
export function openLogFile(file: string, mostBytes = largest): Writable {
  const log = Duplex.from(async (parts: AsyncIterable<Buffer | string>) => {
    await writeFile(file, '');
    let size = 0;
    for await (const part of parts) {
      const bytes = Buffer.byteLength(part);
      if (size > 0 && size + bytes > mostBytes) {
        await rename(file, `${file}.1`);
        size = 0;
      }
      await appendFile(file, part);
      size += bytes;
    }
  });
  // A disk that is full stops the log, not the backend.
  return log.on('error', () => undefined);
}
