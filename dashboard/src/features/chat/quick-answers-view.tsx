import { Link } from '@swan-io/chicane';
import type { QuickAnswer } from '@vakman/domain/chat/chat.answers';
import { languages } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import type { QuickAnswerDraft } from '@vakman/supabase/client/quick-answers';
import { useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuickAnswerForm } from './quick-answer-form.tsx';
import './chat.css';
import './quick-answers.css';

interface QuickAnswersViewProps {
  readonly answers: readonly QuickAnswer[];
  /** Whether it was stored. */
  readonly onSave: (answer: QuickAnswerDraft) => Promise<boolean>;
  readonly onRemove: (answer: QuickAnswer) => Promise<boolean>;
  readonly onStart: () => Promise<boolean>;
}

/** All quick answers, one of which is open at a time. */
export function QuickAnswersView({ answers, onSave, onRemove, onStart }: QuickAnswersViewProps) {
  const { back, quick: words } = useWords(chatWords);
  const [openId, setOpenId] = useState<string>();
  const save = async (draft: QuickAnswerDraft) => {
    if (await onSave(draft)) setOpenId(undefined);
  };
  const listOf = new Intl.ListFormat(language);
  return (
    <div className="quick-answers">
      <p className="chat-back">
        <Link to={router.conversations()}>{back}</Link>
      </p>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {answers.length === 0 && openId === undefined && (
        <div className="quick-answers-part">
          <p>{words.none}</p>
          <button type="button" className="button" onClick={() => void onStart()}>
            {words.start}
          </button>
        </div>
      )}
      <ul>
        {answers.map((answer) => {
          const missing = languages.filter((code) => answer.texts[code] === undefined);
          const isOpen = openId === answer.id;
          return (
            <li key={answer.id} className="quick-answers-part">
              <h2 dir="auto">
                <button
                  type="button"
                  className="link"
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? undefined : answer.id)}
                >
                  {answer.name}
                </button>
              </h2>
              {missing.length > 0 && (
                <p className="chat-muted">
                  {fill(words.missing, { languages: listOf.format(missing.map(nameOfLanguage)) })}
                </p>
              )}
              {isOpen && (
                <QuickAnswerForm answer={answer} onSave={save} onRemove={() => void onRemove(answer)} />
              )}
            </li>
          );
        })}
      </ul>
      {openId === '' ? (
        <section className="quick-answers-part" aria-label={words.add}>
          <QuickAnswerForm onSave={save} />
        </section>
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setOpenId('')}>
            {words.add}
          </button>
        </p>
      )}
    </div>
  );
}
