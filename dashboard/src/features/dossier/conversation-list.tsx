import { Link } from '@swan-io/chicane';
import type { DossierConversation } from '@vakman/domain/dossier/dossier.answers';
import { formatShortMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PartOfDossier } from './part-of-dossier.tsx';

interface ConversationListProps {
  readonly conversations: readonly DossierConversation[];
  /** False for somebody who only looks. */
  readonly isLed: boolean;
}

/** What was last written with the office, and how much of it was not read. */
export function ConversationList({ conversations, isLed }: ConversationListProps) {
  const { conversations: words } = useWords(dossierWords);
  return (
    <PartOfDossier
      id="conversations"
      title={words.title}
      empty={conversations.length === 0 ? words.none : undefined}
    >
      <ul className="dossier-rows">
        {conversations.map((conversation) => {
          const { id, title, street_address: address, unread, last, last_at: at } = conversation;
          const text = last?.body === '' ? words.file : (last?.body ?? '');
          const about = title ?? `${words.request}, ${address}`;
          return (
            <li key={id}>
              <p className="dossier-row-title" dir="auto">
                {isLed ? <Link to={router.conversation({ conversationId: id })}>{about}</Link> : about}
                {unread > 0 && <b className="dossier-unread">{fill(words.unread, { count: unread })}</b>}
              </p>
              {last && (
                <p className="dossier-last" dir="auto">
                  {fill(last.author_side === 'customer' ? words.you : words.us, { text })}
                </p>
              )}
              <p className="dossier-reference">{formatShortMoment(at, language)}</p>
            </li>
          );
        })}
      </ul>
    </PartOfDossier>
  );
}
