import { Link } from '@swan-io/chicane';
import type { SavedView } from '@vakman/domain/office-today/office-today.answers';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import type { ListQuery } from './list-query.ts';

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  /** Whether the list that is shown is another than all. */
  readonly canSave: boolean;
  readonly saveView: (name: string) => Promise<void>;
  readonly removeView: (view: SavedView) => Promise<void>;
}

const queryOf = ({ query }: SavedView) => Object.fromEntries(new URLSearchParams(query)) as ListQuery;

/** Lists that somebody comes back to; only he sees them. */
export function SavedViews({ views, canSave, saveView, removeView }: SavedViewsProps) {
  const words = useWords(requestsWords);
  const [name, setName] = useState<string>();
  if (views.length === 0 && !canSave) return null;
  return (
    <nav className="saved-views" aria-label={words.views.label}>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <Link to={router.requests(queryOf(view))} dir="auto">
              {view.name}
            </Link>
            <button
              type="button"
              className="quiet"
              aria-label={fill(words.views.remove, { name: view.name })}
              onClick={() => void removeView(view)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {name === undefined ? (
        canSave && (
          <button type="button" className="link" onClick={() => setName('')}>
            {words.views.save}
          </button>
        )
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void saveView(name.trim()).then(() => setName(undefined));
          }}
        >
          <TextField
            id="view-name"
            label={words.views.name}
            errorPrefix={words.errorPrefix}
            error={undefined}
            input={{ value: name, maxLength: 60, onChange: ({ target }) => setName(target.value) }}
          />
          <button className="button">{words.views.save}</button>
        </form>
      )}
    </nav>
  );
}
