import { SentenceError } from '../progress/sentence-error.ts';

/** What can be new, each with the module that says or makes what it needs. */
const kinds = {
  language: () => import('./language.ts'),
  tables: () => import('./tables.ts'),
  widget: () => import('./widget.ts'),
};

/** `pnpm new <kind> <name>`; resolves to the exit code. */
export async function run([kind = '', ...rest]: readonly string[]): Promise<number> {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  if (!known) throw new SentenceError(`Say what is new: ${Object.keys(kinds).join(', ')}.`);
  return (await known()).run(rest);
}
