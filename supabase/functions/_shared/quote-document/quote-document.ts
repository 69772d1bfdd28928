import { longestQuoteDocument } from '@vakman/domain/quote/quote.document.ts';
import { documentContent } from './content/quote-content.ts';
import { textsOf } from './content/texts-of.ts';
import { loadFaces } from './fonts/document-faces.ts';
import { paintBlocks } from './paint/paint-blocks.ts';
import { paintFeet } from './paint/paint-feet.ts';
import { paintLetterhead, paintRunningHead } from './paint/paint-letterhead.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { openSheets } from './pdf/sheets.ts';
import type { QuoteDocumentOrder, WriteQuoteDocument } from './quote-document.order.ts';
import { typesetter } from './text/typeset.ts';

async function write(order: QuoteDocumentOrder): Promise<Uint8Array> {
  const content = documentContent(order);
  const faces = await loadFaces(textsOf(content));
  const { kit, bytes } = openPdf({
    title: content.fileTitle,
    author: content.firm.name,
    language: content.language,
    date: content.date,
  });
  let isFirst = true;
  const sheets = openSheets(kit, typesetter(faces), (opened) => {
    if (!isFirst) paintRunningHead(opened, content);
    isFirst = false;
  });
  sheets.nextSheet();
  paintLetterhead(sheets, content);
  paintBlocks(sheets, content);
  paintFeet(sheets, content);
  kit.end();
  return bytes;
}

/**
 * The PDF of a quote: what it says stands in `content/`, how that looks in `paint/`. The same order gives the same bytes
 * wherever the same version of it runs.
 */
export const quoteDocument: WriteQuoteDocument = async (order) => {
  const document = await write(order);
  const isLight = document.length <= longestQuoteDocument || order.photos === undefined;
  return isLight ? document : write({ ...order, photos: [] });
};
