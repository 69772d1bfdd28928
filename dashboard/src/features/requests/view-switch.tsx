import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';
import { board } from './list-query.ts';

interface ViewSwitchProps {
  readonly view: string | undefined;
  readonly onView: (view: string) => void;
}

/** Whether requests stand in rows or in columns. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { board: words } = useWords(requestsWords);
  const views = [
    { value: '', label: words.list },
    { value: board, label: words.board },
  ];
  return (
    <fieldset className="requests-view" aria-label={words.label}>
      {views.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="button"
          aria-pressed={(view === board) === (value === board)}
          onClick={() => onView(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
