/** Private: documents of quotes, as they were mailed. */
export const quoteDocumentBucket = 'quote-documents';

/** Bytes of a document, which mail programs open at once: photos that would make it heavier are left out. */
export const longestQuoteDocument = 400_000;

/** Bytes that the bucket takes: words are never left out, and rare characters weigh. */
export const largestQuoteDocument = 2_000_000;

export const quoteDocumentType = 'application/pdf';

/** Where the document of a quote lies. */
export const quoteDocumentPath = (quoteId: string): string => `${quoteId}.pdf`;
