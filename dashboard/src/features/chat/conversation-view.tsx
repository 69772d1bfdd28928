import type { ChatFile, QuickAnswer } from '@vakman/domain/chat/chat.answers';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { useRef, useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { Loading } from '../../app/loading.tsx';
import { useWords } from '../../words/use-words.ts';
import type { UploadFile } from './attachments.ts';
import { ChatSearch, type SearchMessages } from './chat-search.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import type { ConversationEngine } from './engine/conversation-engine.ts';
import type { ConversationState } from './engine/conversation-state.ts';
import { MessageList, type ListActions, type ListHandle } from './message-list.tsx';
import { SaidAloud } from './said-aloud.tsx';
import './chat.css';
import './chat-messages.css';
import './chat-composer.css';

export type ConversationActions = ListActions & Pick<ConversationEngine, 'send' | 'again' | 'goTo'>;

export interface ConversationViewProps {
  readonly conversationId: string;
  readonly state: ConversationState;
  /** Of whoever looks. */
  readonly userId: string;
  /** In milliseconds. */
  readonly now: number;
  readonly level: 1 | 2;
  readonly memory: ConversationEngine['memory'];
  readonly actions: ConversationActions;
  readonly quickAnswers: readonly QuickAnswer[];
  readonly search: SearchMessages;
  readonly onFile: (path: string) => Promise<Blob>;
  readonly upload: UploadFile;
  readonly onUploaded: (file: ChatFile, blob: Blob) => void;
}

/** A conversation: what was said, and where the next thing is written. */
export function ConversationView(props: ConversationViewProps) {
  const { conversationId, state, userId, now, level, memory, actions, quickAnswers, search } = props;
  const words = useWords(chatWords);
  const list = useRef<ListHandle>(null);
  const [isSearching, setIsSearching] = useState(false);
  const { kind, conversation, isCutOff } = state;
  if (kind === 'gone') {
    const Heading = level === 1 ? 'h1' : 'h2';
    return (
      <div className="chat-gone">
        <Heading>{words.gone}</Heading>
        <p>{words.goneText}</p>
      </div>
    );
  }
  const goTo = async (number: number) => {
    if (await actions.goTo(number)) requestAnimationFrame(() => list.current?.toMessage(number));
  };
  return (
    <section className="chat" aria-label={words.titleOne}>
      {conversation && (
        <ConversationHead {...{ conversation, level, isSearching }} onSearch={setIsSearching} />
      )}
      <output className="chat-cut-off">
        {isCutOff && (
          <>
            {words.cutOff}{' '}
            <button type="button" className="link" onClick={actions.again}>
              {words.again}
            </button>
          </>
        )}
      </output>
      {isSearching && <ChatSearch search={search} onGo={(number) => void goTo(number)} />}
      {kind === 'open' && conversation ? (
        <>
          <MessageList {...{ state, level, userId, now, actions }} onFile={props.onFile} handle={list} />
          <SaidAloud state={state} userId={userId} />
        </>
      ) : (
        <Loading />
      )}
      {/* What somebody has to say need not wait for what was said. */}
      <Composer
        conversationId={conversationId}
        memory={memory}
        quickAnswers={conversation?.side === 'office' ? quickAnswers : undefined}
        language={conversation?.language ?? defaultLanguage}
        upload={props.upload}
        onUploaded={props.onUploaded}
        onSend={(text) => {
          actions.send(text);
          requestAnimationFrame(() => list.current?.toEnd());
        }}
      />
    </section>
  );
}
