/** A call of the Supabase CLI that a page of the docs tells people to make. */
export interface DocumentedCommand {
  /** As it stands there. */
  readonly line: string;
  /** `db push` */
  readonly subcommand: string;
  /** `--remote`, `-f` */
  readonly flags: readonly string[];
  /** Whether it is the CLI of the repository that runs, in its pinned version. */
  readonly isPinned: boolean;
}

/** All calls in the shell blocks of a page in Markdown. */
export function documentedCommands(markdown: string): DocumentedCommand[] {
  const blocks = [...markdown.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.replaceAll(/\\\n\s*/g, ' ').split('\n'));
  return lines.flatMap((line) => {
    const [, before = '', rest] = /^(.*?)(?<![\w./-])supabase (.*?)(?:\s+#.*)?$/.exec(line) ?? [];
    if (rest === undefined) return [];
    const words = rest.replaceAll(/'[^']*'|"[^"]*"/g, 'QUOTED').split(/\s+/);
    const end = words.findIndex((word) => !/^[a-z-]*[a-z]$/.test(word) || word.startsWith('-'));
    return [
      {
        line,
        subcommand: words.slice(0, end === -1 ? words.length : end).join(' '),
        flags: words.filter((word) => word.startsWith('-')).map((word) => word.replace(/=.*/, '')),
        isPinned: /\bpnpm exec $/.test(before),
      },
    ];
  });
}

/**
 * What is wrong with a call, as sentences.
 *
 * @param help what the CLI prints of `<subcommand> --help`.
 */
export function commandFaults(command: DocumentedCommand, help: string): string[] {
  const { subcommand, flags } = command;
  const listed = [...help.matchAll(/^ {2}(--[a-z-]+)(?:, (-[a-z]))?/gm)];
  const known = new Set(listed.flatMap(([, ...names]) => names));
  const usage = /^USAGE\n {2}supabase (.*)$/m.exec(help)?.[1] ?? '';
  const exists = new RegExp(`^${subcommand}(?: \\[|$)`).test(usage) && !/^ {2}Removed:/m.test(help);
  const isLocal = /^ {2}Local by default\./m.test(help) && !flags.includes('--remote');
  return [
    ...(command.isPinned ? [] : ['runs any version that may be installed']),
    ...(exists ? [] : [`there is no "${subcommand}"`]),
    ...flags.filter((flag) => !known.has(flag)).map((flag) => `"${subcommand}" has no ${flag}`),
    ...(isLocal ? [`"${subcommand}" goes to a database on this machine`] : []),
  ];
}
