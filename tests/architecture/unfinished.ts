import { isTest, type SourceFile } from './repository.ts';

// Broken up, so that this file is not its own finding.
const unfinishedWords = /\b(?:[T]ODO|[F]IXME|[X]XX|[H]ACK)\b/;
const switchedOff = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/;
const rulesOff = /@ts-(?:ignore|nocheck|expect-error)|\bas any\b/;

/** Work that is not done, or a test that does not run, as sentences. */
export function unfinishedFaults({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const where = `${path}:${index + 1}`;
    if (unfinishedWords.test(line)) return [`${where} is not done: ${line.trim()}`];
    if (isTest(path) && switchedOff.test(line)) return [`${where} switches a test off: ${line.trim()}`];
    if (/\.tsx?$/.test(path) && rulesOff.test(line)) return [`${where} switches a type off: ${line.trim()}`];
    return [];
  });
}
