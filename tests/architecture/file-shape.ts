import { isCode, type SourceFile } from './repository.ts';

const longest = 250;
/** Names that say nothing of what is inside, or that will be wrong one day. */
const vague = /^(utils?|helpers?|common|misc|core|lib|libs|manager|shared|general|new|old|v\d+)$/;
const kebab = /^[\da-z]+(-[\da-z]+)*(\.[\da-z]+(-[\da-z]+)*)*$/;
/** The leading underscore is how the tools that read these folders want them. */
const givenNames = /^(_data|_includes|_layouts|_components|_shared|_headers|_redirects|README\.md)$/;

/** A command has the name that people type. */
const ofCommand = /^commands\/new\/(new\.ts$)?/;

/** Where a tool says what each file is called. */
const givenFolder = /^stories\/\.storybook\//;

/** What is wrong with the name or the length of a file, as sentences. */
export function shapeFaults(file: SourceFile): string[] {
  const faults: string[] = [];
  for (const part of file.path.replace(ofCommand, 'commands/').split('/')) {
    if (part === '') continue;
    if (givenNames.test(part) || givenFolder.test(file.path)) continue;
    const words = part.split('.')[0] ?? '';
    if (vague.test(words)) faults.push(`${file.path}: "${words}" says nothing of what is inside`);
    // Migrations begin with a time, and an underscore is how the command line of Supabase reads it.
    const name = part.replace(/^\d{14}_([\d_a-z]+)\.sql$/, (_whole, title: string) =>
      title.replaceAll('_', '-'),
    );
    if (!kebab.test(name)) faults.push(`${file.path}: "${part}" is not kebab-case`);
  }
  const lines = file.text.split('\n').length;
  if ((isCode(file) || file.path.endsWith('.css')) && lines > longest) {
    faults.push(`${file.path} has ${lines} lines; which of its reasons may leave?`);
  }
  if (/\.spec\.tsx?$/.test(file.path) && !file.path.startsWith('tests/e2e/')) {
    faults.push(`${file.path}: .spec is for the browser tests; .test for all others`);
  }
  return faults;
}
