import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled, for the processes that get no hooks too. */
export const compiledFolder = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/**
 * Lets Node import `.tsx` (Node strips types, but does not know JSX) and `?inline` CSS, as Vite does.
 * For the processes of the build; tests and browsers get the same files through Vite.
 */
export async function register() {
  // To strip types and to compile takes longer than to run most of it. Node keeps both by the text of each file.
  enableCompileCache(compiledFolder);
  const { transformSync } = await import('rolldown/utils');
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.endsWith('.css?inline')) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
    },
    load(url, context, next) {
      const path = url.split('?')[0];
      if (url.endsWith('.css?inline')) {
        const css = readFileSync(fileURLToPath(path), 'utf8');
        return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(css)}` };
      }
      if (!path.endsWith('.tsx')) return next(url, context);
      const file = fileURLToPath(path);
      const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
        lang: 'tsx',
        jsx: { runtime: 'automatic' },
      });
      if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message ?? String(errors[0])}`);
      return { format: 'module', shortCircuit: true, source: code };
    },
  });
}
