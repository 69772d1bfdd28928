import { createHash } from 'node:crypto';
import type { Submission } from './submission.ts';

/** Digest of everything that a form says, and of the digests of its new photos; 64 hexadecimal digits. */
export function contentDigest(
  { draft, language, source, photoPaths }: Submission,
  photoDigests: readonly string[] = [],
): string {
  return createHash('sha256')
    .update(JSON.stringify([draft, language, source, photoPaths, photoDigests]))
    .digest('hex');
}

/**
 * The id that the form brought, where it says what was sent under that id. Else a UUID made of everything it says and
 * the day, so that a form sent twice (a double click, a page loaded again) is one request, and an edited one another.
 */
export function requestId(submission: Submission, photoDigests: readonly string[], day: string): string {
  const content = contentDigest(submission, photoDigests);
  const { id, sentContent } = submission;
  if (id !== null && sentContent === content) return id;
  const digest = createHash('sha256').update(content).update(day).digest();
  // Version 8 and the variant of RFC 9562.
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
