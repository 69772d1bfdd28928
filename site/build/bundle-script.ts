import { join } from 'node:path';
import { rolldown } from 'rolldown';

const folder = join(import.meta.dirname, '../src/scripts');

export interface ScriptOptions {
  /** File in `src/scripts`. */
  readonly name: string;
  readonly format: 'iife' | 'esm';
  /** What the build writes into it, by the names that the script declares. */
  readonly define?: Readonly<Record<string, unknown>>;
}

/** A script of the site with all it imports, minified to one line. */
export async function bundleScript({ name, format, define = {} }: ScriptOptions): Promise<string> {
  const written = Object.entries(define).map(([known, value]) => [known, JSON.stringify(value)] as const);
  const build = await rolldown({
    input: join(folder, name),
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: Object.fromEntries(written) },
  });
  const { output } = await build.generate({ format, minify: true, comments: false });
  await build.close();
  return output[0].code.trim();
}
