import type { Language } from '@vakman/domain/languages/languages';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { TypedLine } from '@vakman/domain/quote/quote.drafts';
import { lineTotal } from '@vakman/domain/quote/quote.totals';
import { fill } from '@vakman/domain/text/fill';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language as ownLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { lineFaults } from './quote-faults.ts';
import { movedLines } from './moved-lines.ts';
import { lineOf } from './typed-quote.ts';
import './line-grid.css';

interface LineGridProps {
  readonly lines: readonly TypedLine[];
  /** Of the customer. */
  readonly language: Language;
  readonly onOpen: (id: string) => void;
  readonly onLines: (lines: readonly TypedLine[]) => void;
}

/** The lines in the order of the quote; they are moved by mouse, finger or keyboard. */
export default function LineGrid({ lines, language, onOpen, onLines }: LineGridProps) {
  const { lines: words, kinds, units } = useWords(quotesWords);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const place = { id: String(target.key), position: target.dropPosition };
      onLines(movedLines(lines, new Set([...keys].map(String)), place));
    },
  });
  return (
    <I18nProvider locale={ownLanguage}>
      <GridList
        aria-label={words.title}
        items={lines}
        dragAndDropHooks={dragAndDropHooks}
        className="line-grid"
      >
        {(line) => {
          const counted = lineFaults(line).length === 0 ? lineOf(line) : undefined;
          const title = line.title.trim() === '' ? words.untitled : line.title;
          return (
            <GridListItem id={line.id} textValue={title} className="line-item">
              <Button slot="drag" className="quiet" aria-label={fill(words.move, { title })}>
                <span aria-hidden="true">⠿</span>
              </Button>
              <div className="line-what">
                <button
                  type="button"
                  className="link"
                  aria-label={fill(words.edit, { title })}
                  onClick={() => onOpen(line.id)}
                >
                  <span dir="auto" lang={language}>
                    {title}
                  </span>
                </button>
                <span className="quote-muted">
                  {line.quantity} {units[line.unit]}
                  {counted && ` × ${formatCents(counted.unit_price, ownLanguage)}`}
                </span>
                {line.kind !== 'fixed' && (
                  <span className="line-kind">
                    {kinds[line.kind]}
                    {line.kind === 'alternative' && line.group.trim() !== '' && `: ${line.group}`}
                  </span>
                )}
              </div>
              {counted ? (
                <span className="quote-amount">
                  {formatCents(lineTotal(counted, 'older').total, ownLanguage)}
                </span>
              ) : (
                <span className="line-fault">{words.incomplete}</span>
              )}
            </GridListItem>
          );
        }}
      </GridList>
    </I18nProvider>
  );
}
