import { Buffer } from 'node:buffer';

/** Reads a body of at most `bytes` as JSON; undefined for what is larger or none. Never rejects. */
export async function readJson(request: Request, bytes: number): Promise<unknown> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      size += read.value.length;
      if (size > bytes) {
        // Nobody waits for that: of two copies of a request neither ends before both are given up.
        reader?.cancel().catch(() => {});
        return undefined;
      }
      chunks.push(read.value);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
