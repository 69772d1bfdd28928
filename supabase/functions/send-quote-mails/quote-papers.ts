import type { Facts } from '@vakman/domain/facts/facts.ts';
import {
  quoteDocumentBucket,
  quoteDocumentPath,
  quoteDocumentType,
} from '@vakman/domain/quote/quote.document.ts';
import * as z from 'zod/mini';
import type { MailedAnswer, MailedQuote } from '../_shared/database/claimed-quote.ts';
import { answerOf } from '../_shared/database/database-error.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import type {
  DocumentedAnswer,
  DocumentedPhoto,
  QuoteDocumentOrder,
  WriteQuoteDocument,
} from '../_shared/quote-document/quote-document.order.ts';
import { StorageFailure } from '../_shared/storage/attachments.ts';

/** The PDFs that go with mails. Every call rejects where one cannot be made or kept. */
export interface QuotePapers {
  /** As it is offered: the first one that was made, which is kept and stays what it is. */
  offered(quote: MailedQuote): Promise<Uint8Array>;
  /** With what was chosen and signed. */
  agreed(quote: MailedQuote, answer: MailedAnswer): Promise<Uint8Array>;
}

/** The photos of a quote, as far as a document shows them. */
export type ReadPhotos = (paths: readonly string[]) => Promise<readonly DocumentedPhoto[]>;

export interface PapersDependencies {
  readonly client: ServiceClient;
  readonly facts: Pick<Facts, 'company'>;
  readonly siteUrl: string;
  readonly write: WriteQuoteDocument;
  readonly readPhotos: ReadPhotos;
}

const notedSchema = z.object({ path: z.string(), sha256: z.string() });

async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function answerOn(quote: MailedQuote, answer: MailedAnswer): DocumentedAnswer | undefined {
  const { at, signature, proof, document_sha256: documentHash, early_start: earlyStart } = answer;
  if (signature === null || proof === 'link') return undefined;
  return { at, signature, proof, address: quote.masked_email, documentHash, earlyStart };
}

export function createQuotePapers({
  client,
  facts,
  siteUrl,
  write,
  readPhotos,
}: PapersDependencies): QuotePapers {
  const bucket = client.storage.from(quoteDocumentBucket);
  const read = async (path: string) => {
    const { data, error } = await bucket.download(path);
    if (error) throw new StorageFailure('storage download of a quote failed');
    return new Uint8Array(await data.arrayBuffer());
  };
  const writeWith = async (quote: MailedQuote, rest: Partial<QuoteDocumentOrder>) =>
    write({
      quote,
      language: quote.language,
      facts,
      homeAge: quote.home_age,
      pageUrl: pageAddress(siteUrl, 'offer', quote.language),
      photos: await readPhotos(quote.photos),
      ...rest,
    });
  return {
    async offered(quote) {
      if (quote.document_path !== null) return read(quote.document_path);
      const bytes = await writeWith(quote, {});
      const path = quoteDocumentPath(quote.id);
      const { error } = await bucket.upload(path, bytes, { contentType: quoteDocumentType });
      // Whoever was first has made what counts.
      const kept = error === null ? bytes : await read(path);
      const hash = await sha256(kept);
      const call = 'note_quote_document';
      const values = { quote_id: quote.id, path, sha256: hash };
      z.parse(notedSchema, answerOf(call, await client.rpc(call, values)));
      return kept;
    },
    async agreed(quote, answer) {
      const signed = answerOn(quote, answer);
      return writeWith(quote, {
        homeAge: answer.home_age ?? quote.home_age,
        chosen: answer.chosen,
        ...(signed && { answer: signed }),
      });
    },
  };
}
