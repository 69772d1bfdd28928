import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { Suspense, useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { crewClass, crewName } from './crew-name.ts';

const CrewDialog = lazyPage(() => import('./crew-dialog.tsx'));
const FeedDialog = lazyPage(() => import('./feed-dialog.tsx'));

interface CrewListProps {
  readonly crews: readonly Crew[];
  readonly actions: Pick<CalendarActions, 'openFeed' | 'closeFeed' | 'saveCrew'>;
}

/** The database keeps no higher number of a crew. */
const mostCrews = 100;

type Opened = { readonly dialog: 'feed' | 'change'; readonly number: number };

/** Which colour and pattern is whose, the address of each crew's own calendar, and for admins who there is. */
export function CrewList({ crews, actions }: CrewListProps) {
  const { saveCrew } = actions;
  const words = useWords(calendarWords).crews;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const crew = crews.find(({ number }) => number === opened?.number);
  const nextNumber = Math.max(0, ...crews.map(({ number }) => number)) + 1;
  const opener = (dialog: Opened['dialog'], number: number) => (
    <button
      type="button"
      className="link"
      aria-label={`${words[dialog]}: ${crewName(crews, number, words)}`}
      onClick={() => setOpened({ dialog, number })}
    >
      {words[dialog]}
    </button>
  );
  return (
    <section className="crew-list" aria-labelledby="crews">
      <h2 id="crews">{words.title}</h2>
      <ul>
        {crews.map(({ number, active }) => (
          <li key={number}>
            <span className={`crew-sample ${crewClass(crews, number)}`} />
            <span dir="auto">{crewName(crews, number, words)}</span>
            {!active && <span className="crew-inactive">{words.inactive}</span>}
            {opener('feed', number)}
            {saveCrew && opener('change', number)}
          </li>
        ))}
      </ul>
      {saveCrew && nextNumber <= mostCrews && (
        <button
          type="button"
          className="button"
          onClick={() => setOpened({ dialog: 'change', number: nextNumber })}
        >
          {words.add}
        </button>
      )}
      <Suspense fallback={null}>
        {opened?.dialog === 'feed' && crew && (
          <FeedDialog
            crew={crew}
            name={crewName(crews, crew.number, words)}
            actions={actions}
            onClose={close}
          />
        )}
        {opened?.dialog === 'change' && saveCrew && (
          <CrewDialog {...{ crew, saveCrew }} number={opened.number} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
