import type { ContentFault } from '@vakman/content/files/content-error';

/** What still has to be filled in before the site goes live, one line for each; empty where there is nothing. */
export function placeholdersReport(found: readonly ContentFault[]): string {
  if (found.length === 0) return '';
  const lines = found.map(
    ({ file, key, reason }) => `    content/${file}: ${key === '' ? reason : `${key}: ${reason}`}`,
  );
  return `  Before this site goes live, fill in or confirm (${found.length}):\n${lines.join('\n')}\n`;
}
