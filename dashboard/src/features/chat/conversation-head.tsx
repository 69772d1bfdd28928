import { Link } from '@swan-io/chicane';
import type { Conversation } from '@vakman/domain/chat/chat.answers';
import { fill } from '@vakman/domain/text/fill';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { titleOf } from './title-of.ts';

interface ConversationHeadProps {
  readonly conversation: Conversation;
  /** Whether it is all of the page, or one part of it. */
  readonly level: 1 | 2;
  readonly isSearching: boolean;
  readonly onSearch: (isSearching: boolean) => void;
}

/** What the conversation is about, with whom, and in which language he is written to. */
export function ConversationHead({ conversation, level, isSearching, onSearch }: ConversationHeadProps) {
  const words = useWords(chatWords);
  const { side, name, language: theirs, request_id: requestId, project_id: projectId } = conversation;
  const Heading = level === 1 ? 'h1' : 'h2';
  const isOffice = side === 'office';
  return (
    <div className="chat-head">
      <div>
        <Heading dir="auto">{isOffice ? name : titleOf(conversation, words)}</Heading>
        <p className="chat-muted" dir="auto">
          {isOffice ? titleOf(conversation, words) : words.office}
        </p>
        {isOffice && theirs !== language && (
          <p className="chat-language">{fill(words.language, { language: nameOfLanguage(theirs) })}</p>
        )}
      </div>
      <div className="chat-head-acts">
        {isOffice && requestId !== null && (
          <Link className="link" to={router.request({ requestId })}>
            {words.toRequest}
          </Link>
        )}
        {projectId !== null && (
          <Link
            className="link"
            to={isOffice ? router.officeProject({ projectId }) : router.project({ projectId })}
          >
            {words.toProject}
          </Link>
        )}
        <button
          type="button"
          className="link"
          aria-expanded={isSearching}
          onClick={() => onSearch(!isSearching)}
        >
          {isSearching ? words.search.close : words.search.open}
        </button>
      </div>
    </div>
  );
}
