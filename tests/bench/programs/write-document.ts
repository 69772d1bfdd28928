import { languageOrDefault } from '@vakman/domain/languages/languages.ts';

/** What it took to write the longest document that there may be, as the first one of a process. */
export interface DocumentReport {
  readonly bytes: number;
  readonly sheets: number;
  /** Milliseconds of the processor, reading of the code and the fonts included. */
  readonly processor: number;
  /** Bytes that are held when it is written. */
  readonly heap: number;
}

const language = languageOrDefault(process.argv[2]);
const since = process.cpuUsage();
const { quoteDocument } = await import('@vakman/supabase/functions/_shared/quote-document/quote-document');
const { longestOrder } =
  await import('@vakman/supabase/functions/_shared/quote-document/fixtures/example-order');
const document = await quoteDocument(longestOrder(language));
const { user, system } = process.cpuUsage(since);
const { heapUsed, external } = process.memoryUsage();
const report: DocumentReport = {
  bytes: document.length,
  sheets: Buffer.from(document).toString('latin1').split('/Type /Page\n').length - 1,
  processor: (user + system) / 1000,
  heap: heapUsed + external,
};
console.log(JSON.stringify(report));
