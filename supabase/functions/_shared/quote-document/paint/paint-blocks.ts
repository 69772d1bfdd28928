import type { Block, DocumentContent } from '../content/document-content.ts';
import type { Sheets } from '../pdf/sheets.ts';
import { paintFacts } from './paint-facts.ts';
import { paintLineTable } from './paint-lines.ts';
import { paintLink } from './paint-link.ts';
import { paintList } from './paint-list.ts';
import { paintPhotos } from './paint-photos.ts';
import { paintSignature } from './paint-signature.ts';
import { body, inks, paintHeading, paintText } from './paint-text.ts';
import { paintTotals } from './paint-totals.ts';

/** Points that a title keeps below it for what follows: all of the sums, a row of pictures, some lines of a text. */
const follows = (next?: Block): number =>
  next?.kind === 'photos' ? 280 : next?.kind === 'totals' ? 150 : 48;
const gap = 6;

const inkOf = { muted: inks.note, strong: inks.strong } as const;

/** One piece of the document, below the last one and above the next. */
function paintBlock(sheets: Sheets, block: Block, { columns }: DocumentContent, next?: Block): void {
  switch (block.kind) {
    case 'heading':
      paintHeading(sheets, 2, block.text, follows(next));
      return;
    case 'text':
      for (const text of block.text.split('\n\n')) {
        paintText(sheets, text, block.tone ? inkOf[block.tone] : inks.body);
        sheets.y += gap;
      }
      return;
    case 'link':
      paintLink(sheets, block.text, block.address);
      break;
    case 'lines':
      paintLineTable(sheets, columns, block.group);
      break;
    case 'totals':
      paintTotals(sheets, block.totals);
      break;
    case 'facts':
      paintFacts(sheets, block.facts, body);
      break;
    case 'list':
      paintList(sheets, block.items);
      break;
    case 'signature':
      paintSignature(sheets, block.signature, block.label);
      break;
    default:
      paintPhotos(sheets, block.photos, block.names);
  }
  sheets.y += gap;
}

/** All pieces of the document, one below the other. */
export function paintBlocks(sheets: Sheets, content: DocumentContent): void {
  content.blocks.forEach((block, index) => paintBlock(sheets, block, content, content.blocks[index + 1]));
}
