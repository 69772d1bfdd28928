import { Buffer } from 'node:buffer';

/** Reads a body of at most `bytes` as JSON; undefined for what is larger or none. Never rejects. */
export async function readJson(request: Request, bytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > bytes) return undefined;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
