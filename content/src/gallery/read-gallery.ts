import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { projectSchema, type Project } from './project.schema.ts';

type Read = <Schema extends z.ZodType>(folder: string, file: string, schema: Schema) => z.output<Schema>;

/** Reads `gallery/`, in the order of the ids. */
export function readGallery(folder: string, read: Read): Project[] {
  return readdirSync(join(folder, 'gallery'))
    .map((file) => read(folder, `gallery/${file}`, projectSchema))
    .toSorted((one, other) => one.id - other.id);
}
