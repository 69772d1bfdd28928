import { Link } from '@swan-io/chicane';
import type { Need } from '@vakman/domain/dossier/dossier.needs';
import { formatDate, formatDay } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface NeedsListProps {
  readonly needs: readonly Need[];
  /** False for somebody who only looks. */
  readonly isLed: boolean;
}

/** What waits for whoever looks, each with the way to it. */
export function NeedsList({ needs, isLed }: NeedsListProps) {
  const { needs: words } = useWords(dossierWords);
  return (
    <section className="dossier-needs" aria-labelledby="needs">
      <h2 id="needs">{words.title}</h2>
      {needs.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {needs.map((need) => (
            <li key={keyOf(need)}>
              <NeedRow need={need} isLed={isLed} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function keyOf(need: Need): string {
  if ('quote' in need) return `quote ${need.quote.id}`;
  if ('appointment' in need) return `appointment ${need.appointment.id}`;
  if ('conversation' in need) return `conversation ${need.conversation.id}`;
  return `${need.kind} ${need.kind === 'task' ? need.task.id : need.project.id}`;
}

function NeedRow({ need, isLed }: { readonly need: Need; readonly isLed: boolean }) {
  const { needs: words, conversations } = useWords(dossierWords);
  switch (need.kind) {
    case 'quote':
    case 'extra-work': {
      const { id, number, title, valid_until: until } = need.quote;
      return (
        <Way
          to={isLed && router.offeredQuote({ quoteId: id })}
          what={fill(words[need.kind], { number })}
          about={title}
          until={until}
        />
      );
    }
    case 'early-start': {
      const { id, starts_at: day, street_address: address } = need.appointment;
      const what = fill(words['early-start'], { day: formatDay(day, language) });
      return (
        <a className="dossier-need" href={`#appointment-${id}`}>
          <What what={what} about={address} />
        </a>
      );
    }
    case 'unread': {
      const { id, unread, title, street_address: address } = need.conversation;
      return (
        <Way
          to={isLed && router.conversation({ conversationId: id })}
          what={fill(words.unread, { count: unread })}
          about={title ?? `${conversations.request}, ${address}`}
        />
      );
    }
    case 'task':
      return (
        <Way
          to={isLed && router.project({ projectId: need.project.id })}
          what={words.task}
          about={need.task.title}
          until={need.task.due_on}
        />
      );
    default:
      return (
        <Way
          to={isLed && router.project({ projectId: need.project.id })}
          what={words[need.kind]}
          about={need.project.title}
        />
      );
  }
}

interface WhatProps {
  readonly what: string;
  readonly about: string;
  /** The last day on which it can be done. */
  readonly until?: string | null;
}

function Way({ to, ...what }: WhatProps & { readonly to: string | false }): ReactNode {
  if (to === false)
    return (
      <p className="dossier-need">
        <What {...what} />
      </p>
    );
  return (
    <Link className="dossier-need" to={to}>
      <What {...what} />
    </Link>
  );
}

function What({ what, about, until = null }: WhatProps) {
  const { needs: words } = useWords(dossierWords);
  return (
    <>
      <b>{what}</b>
      <span dir="auto">{about}</span>
      {until !== null && (
        <span className="dossier-until">{fill(words.until, { date: formatDate(until, language) })}</span>
      )}
    </>
  );
}
