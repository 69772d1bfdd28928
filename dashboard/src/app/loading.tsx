import { appWords } from '../../generated/app.words.ts';
import { useWords } from '../words/use-words.ts';

/** Stands where something is still to come; the shell of the site shows the same before the bundle is there. */
export function Loading() {
  const { loading } = useWords(appWords);
  return (
    <output className="loading">
      <span className="spinner" aria-hidden="true" />
      {loading}
    </output>
  );
}
