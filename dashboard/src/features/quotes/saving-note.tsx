import { quotesWords } from '../../../generated/quotes.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Saving } from './quote-saver.ts';

interface SavingNoteProps {
  readonly saving: Saving;
  readonly onMine: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
}

/** Where what was typed stands now. What a colleague changed meanwhile is a choice of whoever types. */
export function SavingNote({ saving, onMine, onTheirs }: SavingNoteProps) {
  const { saving: words, conflict } = useWords(quotesWords);
  if (saving === 'changed') {
    return (
      <div className="quote-conflict" role="alert">
        <p>{conflict.text}</p>
        <p className="quote-acts">
          <button type="button" className="button" onClick={() => void onMine()}>
            {conflict.mine}
          </button>
          <button type="button" className="button" onClick={() => void onTheirs()}>
            {conflict.theirs}
          </button>
        </p>
      </div>
    );
  }
  const isFault = saving === 'lost' || saving === 'refused' || saving === 'sent';
  return <output className={isFault ? 'quote-saving is-fault' : 'quote-saving'}>{words[saving]}</output>;
}
