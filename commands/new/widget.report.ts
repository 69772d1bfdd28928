import { styleText } from 'node:util';

/** What remains to be written of a new widget, in the order in which it is done best, by the end of the file's path. */
const remaining: readonly (readonly [ending: string, says: string])[] = [
  ['.definition.ts', 'what the widget is for, in the comment: hosts read it'],
  ['.props.ts', 'its attributes and events, each with what it is for'],
  ['.tsx', 'what it shows'],
  ['.css', 'how that looks'],
  ['.widget.ts', 'its room, the facts that it may know, its budget, and whether others are offered it'],
  ['.test.tsx', 'what it must do'],
  ['.stories.tsx', 'the states that designers review'],
];

/** What was written, and what is not. */
export function widgetReport(name: string, paths: readonly string[]): string {
  const lines = remaining.map(([ending, says]) => {
    const path = paths.find((candidate) => candidate.endsWith(`${name}${ending}`));
    return `  ${path}\n    ${says}`;
  });
  const messages = paths.filter((path) => path.includes('/messages/'));
  return [
    '',
    `vakman-${name} works, and says nothing yet: ${paths.length} files.`,
    '',
    styleText('bold', 'to be written'),
    ...lines,
    ...messages.map((path) => `  ${path}`),
    '    its words, by somebody who thinks in the language',
    '  a page of the site',
    `    <Widget tag="vakman-${name}" />`,
    '',
    'docs/embedding.md follows attributes, events and parts by `pnpm new tables`.',
    '',
  ].join('\n');
}
