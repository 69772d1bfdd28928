import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../dashboard/src');
const support = join(import.meta.dirname, '../support');
const prefix = '\0dashboard-style:';

/**
 * Lets stories show pieces of the dashboard beside others: its language follows the toolbar, where a page of the
 * dashboard has one for good, and its style sheets are kept for its own stories instead of put into the document for all.
 */
export function dashboardPieces(): Plugin {
  return {
    name: 'vakman:dashboard-pieces',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/(?:\/language\.ts|\.css)$/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved?.id.startsWith(`${folder}/`)) return undefined;
      if (resolved.id.endsWith('.css')) return `${prefix}${resolved.id}.js`;
      return resolved.id === join(folder, 'words/language.ts')
        ? join(support, 'dashboard-language.ts')
        : resolved;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.js'.length);
      const sheets = join(support, 'dashboard-sheets.ts');
      return [
        `import css from ${JSON.stringify(`${file}?inline`)};`,
        `import { keepSheet } from ${JSON.stringify(sheets)};`,
        'keepSheet(css);',
      ].join('\n');
    },
  };
}
