import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { ownDataWords } from '../../../generated/own-data.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import './own-data.css';

/** How it ended: with so many files missing, or why there is no ZIP. */
export type TakeResult = { readonly missing: number } | 'failed' | 'tooOften';

export interface MyDataProps {
  /** Makes the ZIP, and has the browser keep it under the name. Never rejects. */
  readonly onTake: (name: string) => Promise<TakeResult>;
}

/** Everything of mine to take along. */
export function MyData({ onTake }: MyDataProps) {
  const { take: words } = useWords(ownDataWords);
  const [state, setState] = useState<TakeResult | 'idle' | 'busy'>('idle');
  const take = () => {
    setState('busy');
    void onTake(words.file).then(setState);
  };
  const isDone = typeof state === 'object';
  return (
    <ProfileSection id="my-data" title={words.title}>
      <div className="own-data">
        <p>{words.text}</p>
        <button type="button" className="button" disabled={state === 'busy'} onClick={take}>
          {words.submit}
        </button>
        <output>
          {state === 'busy' && words.busy}
          {isDone && words.done}
        </output>
        {isDone && state.missing > 0 && (
          <p className="fault-notice" role="alert">
            {fill(words.missing, { count: state.missing })}
          </p>
        )}
        {(state === 'failed' || state === 'tooOften') && (
          <p className="fault-notice" role="alert">
            {words[state]}
          </p>
        )}
      </div>
    </ProfileSection>
  );
}
