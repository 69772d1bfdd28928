import type { ReactNode } from 'react';
import { uiWords } from '../../../generated/ui.words.ts';
import { useWords } from '../../words/use-words.ts';
import './folded-filters.css';

interface FoldedFiltersProps {
  /** How many of them leave something out. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Filters of a list: they all stand there where there is room, and fold away on a phone, where the list comes first. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const { filters } = useWords(uiWords);
  return (
    <details className="folded-filters">
      <summary className="button">
        {filters}
        {active > 0 && <span className="folded-filters-count">{active}</span>}
      </summary>
      {children}
    </details>
  );
}
