import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const prefix = '\0named-react:';

/**
 * Gives each part of React, which is CommonJS, a name that modules export: so every chunk calls `useState` and `jsx` by
 * a letter of its own, instead of unwrapping all of React and looking them up at each call. React's own packages
 * require it by the same names, and get it as it is.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (id, _importer, { kind }) => (kind === 'import-statement' ? prefix + id : null),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        return namedExports(id.slice(prefix.length));
      },
    },
  };
}

function namedExports(name: string): string {
  const parts = Object.keys(require(name) as object);
  return [
    `const whole = require('${name}');`,
    'export default whole;',
    ...parts.map((part) => `export const ${part} = whole.${part};`),
  ].join('\n');
}
