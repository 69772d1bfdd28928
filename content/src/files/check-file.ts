import type { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';
import { faultReason } from './fault-reason.ts';

/** Checks what stood in a file. Throws a `ContentError` with everything that the schema refuses. */
export function checkFile<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: faultReason });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue): ContentFault => ({
      file,
      key: issue.path.map(String).join('.'),
      reason: issue.message,
    })),
  );
}
