import { useEffect, useRef } from 'react';
import { ownDataWords } from '../../../generated/own-data.words.ts';
import { useWords } from '../../words/use-words.ts';

interface SureAboutItProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks again, where the question is read out at once. */
export function SureAboutIt({ onYes, onNo }: SureAboutItProps) {
  const { leave: words } = useWords(ownDataWords);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="own-data-sure">
      <p id="sure-about-it" tabIndex={-1} ref={question}>
        {words.sure}
      </p>
      <div className="actions">
        <button type="button" className="button primary" onClick={onYes}>
          {words.yes}
        </button>
        <button type="button" className="button" onClick={onNo}>
          {words.no}
        </button>
      </div>
    </div>
  );
}
