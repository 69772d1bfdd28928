import { Link } from '@swan-io/chicane';
import type { QuickAnswer } from '@vakman/domain/chat/chat.answers';
import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { useId, useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';

interface QuickAnswersProps {
  readonly answers: readonly QuickAnswer[];
  /** Of the customer: he gets an answer in it where it has one, else in Dutch. */
  readonly language: Language;
  readonly onChoose: (text: string) => void;
}

/** What the office answers again and again, put into the message by one choice. */
export function QuickAnswers({ answers, language, onChoose }: QuickAnswersProps) {
  const { quick: words } = useWords(chatWords);
  const own = useId();
  const [isOther, setIsOther] = useState(false);
  const choose = (id: string) => {
    const texts = answers.find((answer) => answer.id === id)?.texts ?? {};
    const text = texts[language] ?? texts[defaultLanguage];
    setIsOther(texts[language] === undefined && text !== undefined);
    if (text !== undefined) onChoose(text);
  };
  return (
    <div className="chat-quick">
      {answers.length > 0 && (
        <>
          <label className="unseen" htmlFor={own}>
            {words.label}
          </label>
          <select id={own} className="control" value="" onChange={({ target }) => choose(target.value)}>
            <option value="">{words.choose}</option>
            {answers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      <Link className="link" to={router.quickAnswers()}>
        {words.manage}
      </Link>
      {isOther && (
        <output className="chat-muted">{fill(words.other, { language: nameOfLanguage(language) })}</output>
      )}
    </div>
  );
}
