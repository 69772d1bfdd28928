import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { trimReact } from './trimmed-react.ts';

const require = createRequire(import.meta.url);
const reactDom = dirname(require.resolve('react-dom/package.json'));
const code = await readFile(join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8');

test('what is left of React DOM is a program, and smaller', () => {
  const trimmed = trimReact(code);
  expect(() => parseAst(trimmed)).not.toThrow();
  expect(trimmed.length).toBeLessThan(code.length - 60_000);
});

test('another React DOM is not trimmed unseen', () => {
  const other = code.replace('function getResource(', 'function getResourceOf(');
  expect(() => trimReact(other)).toThrow('React DOM has 0 functions "getResource"');
  expect(() => trimReact(trimReact(code))).toThrow('React DOM has 0 functions');
});

/** Names by which a component would ask for what was left out. */
const leftOut =
  /\b(?:Suspense|SuspenseList|Activity|ViewTransition|lazy|useActionState|useFormState|useFormStatus|preinit|preload|preconnect|prefetchDNS)\b/;
const movedIntoHead = /<(?:html|head|body|link|style|script|title|meta)[\s>]/;

test('no widget asks for what was left out', async () => {
  const folder = join(import.meta.dirname, '../src');
  const names = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: folder }));
  // What renders on a server has all of React; words in comments ask for nothing.
  const own = names.filter((name) => !/\.test\.|^rendering[\\/]/.test(name));
  expect(own.length).toBeGreaterThan(100);
  for (const name of own) {
    const text = (await readFile(join(folder, name), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, imported = ''] of text.matchAll(/import \{([^}]*)\} from 'react(?:-dom[\w/]*)?'/g))
      expect(imported, name).not.toMatch(leftOut);
    if (name.endsWith('x')) expect(text, name).not.toMatch(movedIntoHead);
  }
});

test('no library of the widgets asks for it', async () => {
  for (const library of ['react-hook-form', '@r2wc/core']) {
    const text = await readFile(require.resolve(library), 'utf8');
    expect(text.length, library).toBeGreaterThan(1000);
    expect(text, library).not.toMatch(
      /Suspense|Activity|ViewTransition|useActionState|useFormStatus|preinit/,
    );
  }
});
