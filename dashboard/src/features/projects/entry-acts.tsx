import type { ProjectEntry } from '@vakman/domain/project/project.answers';
import { projectsWords } from '../../../generated/projects.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { OfficeActions } from './office-actions.ts';

interface EntryActsProps {
  readonly entry: ProjectEntry;
  readonly actions: Pick<OfficeActions, 'showEntry' | 'removeEntry'>;
}

/** What the office does with what somebody wrote or photographed; what happened stays as it is. */
export function EntryActs({ entry, actions }: EntryActsProps) {
  const { history: words } = useWords(projectsWords);
  if (entry.kind !== 'note' && entry.kind !== 'photos') return null;
  const other = entry.audience === 'customer' ? 'internal' : 'customer';
  return (
    <div className="project-acts">
      <button type="button" className="link" onClick={() => void actions.showEntry(entry, other)}>
        {words.show[other]}
      </button>
      <button type="button" className="link" onClick={() => void actions.removeEntry(entry)}>
        {words.remove}
      </button>
    </div>
  );
}
