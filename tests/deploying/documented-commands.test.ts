import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoredFolders } from '@vakman/commands/build/source-files.ts';
import { root } from '@vakman/commands/settings/settings.ts';
import { runSupabaseCli } from '@vakman/supabase/local/supabase-cli';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { commandFaults, documentedCommands, type DocumentedCommand } from './documented-commands.ts';

const documented = documentedCommands(readFileSync(join(root, 'docs/deploying.md'), 'utf8'));

/** Lines that were right for other versions, or never, and what is wrong with each. */
const wrong = [
  ['supabase db push --remote', 'runs any version that may be installed'],
  ['pnpm exec supabase db push', '"db push" goes to a database on this machine'],
  ['pnpm exec supabase db query --linked -f a.sql', '"db query" has no --linked'],
  ['pnpm exec supabase db remote commit', 'there is no "db remote commit"'],
  ['A=b pnpm exec supabase secrets set A=b --all  # all', '"secrets set" has no --all'],
] as const;
const commandIn = (line: string) => documentedCommands(`\`\`\`sh\n${line}\n\`\`\``)[0]!;

/** What the CLI says of each subcommand. */
const help = new Map<string, string>();
beforeAll(async () => {
  const all = [...documented, ...wrong.map(([line]) => commandIn(line))];
  for (const { subcommand } of all) {
    if (help.has(subcommand)) continue;
    help.set(subcommand, (await runSupabaseCli([...subcommand.split(' '), '--help'])).answer);
  }
});
const faultsOf = (command: DocumentedCommand) => commandFaults(command, help.get(command.subcommand) ?? '');

describe('the page on deploying', () => {
  it('tells every step of the CLI', () => {
    const steps = ['link', 'db push', 'config push', 'functions deploy', 'secrets set', 'db query'];
    expect(documented.map(({ subcommand }) => subcommand)).toEqual(expect.arrayContaining(steps));
  });

  it.each(documented)('is right about "$line"', (command) => {
    expect(faultsOf(command)).toEqual([]);
  });

  it.each(wrong)('would be wrong with "%s"', (line, fault) => {
    expect(faultsOf(commandIn(line))).toContain(fault);
  });
});

test('what the CLI remembers beside its settings is no source', () => {
  expect(ignoredFolders(root)).toContain('.temp');
});
