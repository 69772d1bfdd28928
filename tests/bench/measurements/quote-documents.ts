import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import { longestQuoteDocument } from '@vakman/domain/quote/quote.document.ts';
import type { Figure } from '../figure.ts';
import type { DocumentReport } from '../programs/write-document.ts';

/** What a hosted function may take for one answer. */
const limits = { processor: 2000, heap: 256_000_000 } as const;

const hooks = import.meta.resolve('@vakman/commands/runtime/register-hooks.mjs');
const program = fileURLToPath(new URL('../programs/write-document.ts', import.meta.url));
const run = promisify(execFile);

async function writeIn(language: Language): Promise<DocumentReport> {
  const { stdout } = await run(process.execPath, ['--import', hooks, program, language]);
  return JSON.parse(stdout) as DocumentReport;
}

/** The longest quote that there may be in each language, each written by a process that never wrote one. */
export async function measureQuoteDocuments(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of languages) {
    const { bytes, sheets, processor, heap } = await writeIn(language);
    const name = `longest quote, ${language}`;
    figures.push(
      {
        name,
        value: bytes,
        unit: 'B',
        goal: longestQuoteDocument,
        reference: `${sheets} sheets`,
      },
      { name: `${name}, memory`, value: heap, unit: 'B', goal: limits.heap },
      { name: `${name}, processor`, value: Math.round(processor), unit: 'ms', goal: limits.processor },
    );
  }
  return figures;
}
