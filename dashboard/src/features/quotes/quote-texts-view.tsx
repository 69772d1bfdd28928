import { languages } from '@vakman/domain/languages/languages';
import type { QuoteText } from '@vakman/domain/quote/quote-texts.answers';
import { fill } from '@vakman/domain/text/fill';
import type { QuoteTextDraft } from '@vakman/supabase/client/quote-texts';
import { Link } from '@swan-io/chicane';
import { useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteTextForm } from './quote-text-form.tsx';
import './quote-texts.css';

interface QuoteTextsViewProps {
  readonly texts: readonly QuoteText[];
  /** Whether it was stored. */
  readonly onSave: (text: QuoteTextDraft) => Promise<boolean>;
  readonly onRemove: (text: QuoteText) => Promise<boolean>;
  readonly onStart: () => Promise<boolean>;
}

/** Texts that quotes say again and again, one of which is open at a time. */
export function QuoteTextsView({ texts, onSave, onRemove, onStart }: QuoteTextsViewProps) {
  const { manage: words, prose, back } = useWords(quotesWords);
  const [openId, setOpenId] = useState<string>();
  const missingOf = (text: QuoteText) => languages.filter((code) => text.texts[code] === undefined);
  const listOf = new Intl.ListFormat(language);
  const save = async (draft: QuoteTextDraft) => {
    if (await onSave(draft)) setOpenId(undefined);
  };
  return (
    <div className="quotes quote-texts">
      <p className="quote-back">
        <Link to={router.quotes()}>{back}</Link>
      </p>
      <h1>{words.title}</h1>
      {texts.length === 0 && openId === undefined && (
        <div className="quotes-none">
          <p>{words.none}</p>
          <button type="button" className="button" onClick={() => void onStart()}>
            {words.start}
          </button>
        </div>
      )}
      <ul className="quote-text-list">
        {texts.map((text) => {
          const missing = missingOf(text);
          return (
            <li key={text.id} className="quote-part">
              <h2 dir="auto">
                <button
                  type="button"
                  className="link"
                  aria-expanded={openId === text.id}
                  onClick={() => setOpenId(openId === text.id ? undefined : text.id)}
                >
                  {text.name}
                </button>
              </h2>
              <p className="quote-muted">
                {prose[text.part]}
                {missing.length > 0 &&
                  ` · ${fill(words.missing, { languages: listOf.format(missing.map(nameOfLanguage)) })}`}
              </p>
              {openId === text.id && (
                <QuoteTextForm text={text} onSave={save} onRemove={() => void onRemove(text)} />
              )}
            </li>
          );
        })}
      </ul>
      {openId === '' ? (
        <section className="quote-part" aria-label={words.add}>
          <QuoteTextForm onSave={save} />
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
