import type { ProjectEntry } from '@vakman/domain/project/project.answers';
import { formatFullDay } from '@vakman/domain/format/format.dates';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import type { ProjectWords } from '../../../generated/project.words.ts';
import { noonOf } from './days-to-come.ts';

/** What happened, in words, where no person wrote any; nothing for a note. */
export function entrySentence(
  { kind, stage, details }: Pick<ProjectEntry, 'kind' | 'stage' | 'details'>,
  { told, stages }: Pick<ProjectWords, 'told' | 'stages'>,
  language: Language,
): string {
  const date = (day: string) => formatFullDay(noonOf(day), language);
  switch (kind) {
    case 'note':
      return '';
    case 'photos':
      return stage === null ? told.photos : fill(told.photosOf, { stage: stages[stage] });
    case 'state': {
      const { state = 'planned', waiting_for: reason } = details;
      if (state === 'waiting') return told.waiting[reason ?? 'weather'];
      return told.states[state];
    }
    case 'dates': {
      const { starts_on: from, ends_on: to } = details;
      if (!from || !to) return told.noDates;
      return from === to
        ? fill(told.date, { day: date(from) })
        : fill(told.dates, { from: date(from), to: date(to) });
    }
    case 'extra-work': {
      const { title = '', total } = details;
      return total === undefined
        ? fill(told.extraWork, { title })
        : fill(told.extraWorkFor, { title, total: formatEuro(total / 100, language) });
    }
    default:
      return fill(told.document, { name: details.name ?? '' });
  }
}
