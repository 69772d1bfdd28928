import { languages } from '@vakman/domain/languages/languages';
import type { ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { fill } from '@vakman/domain/text/fill';
import type { TemplateDraft } from '@vakman/supabase/client/replies';
import { Link } from '@swan-io/chicane';
import { useState } from 'react';
import { repliesWords } from '../../../generated/replies.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { TemplateForm } from './template-form.tsx';
import './replies.css';

interface TemplatesViewProps {
  readonly templates: readonly ReplyTemplate[];
  /** Whether it was stored. */
  readonly onSave: (template: TemplateDraft) => Promise<boolean>;
  readonly onRemove: (template: ReplyTemplate) => Promise<boolean>;
  readonly onStart: () => Promise<boolean>;
}

/** All templates, one of which is open at a time. */
export function TemplatesView({ templates, onSave, onRemove, onStart }: TemplatesViewProps) {
  const { manage: words } = useWords(repliesWords);
  const [openId, setOpenId] = useState<string>();
  const missingOf = ({ texts }: ReplyTemplate) => languages.filter((code) => texts[code] === undefined);
  const listOf = new Intl.ListFormat(language);
  return (
    <div className="templates">
      <p className="request-back">
        <Link to={router.requests()}>{words.back}</Link>
      </p>
      <h1>{words.title}</h1>
      {templates.length === 0 && openId === undefined && (
        <div className="dossier-empty">
          <p>{words.none}</p>
          <button type="button" className="button" onClick={() => void onStart()}>
            {words.starters}
          </button>
        </div>
      )}
      <ul>
        {templates.map((template) => {
          const missing = missingOf(template);
          return (
            <li key={template.id} className="request-part">
              <h2 dir="auto">
                <button
                  type="button"
                  className="link"
                  aria-expanded={openId === template.id}
                  onClick={() => setOpenId(openId === template.id ? undefined : template.id)}
                >
                  {template.name}
                </button>
              </h2>
              {missing.length > 0 && (
                <p className="request-muted">
                  {fill(words.missing, { languages: listOf.format(missing.map(nameOfLanguage)) })}
                </p>
              )}
              {openId === template.id && (
                <TemplateForm
                  template={template}
                  onSave={async (draft) => {
                    if (await onSave(draft)) setOpenId(undefined);
                  }}
                  onRemove={() => void onRemove(template)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {openId === '' ? (
        <section className="request-part">
          <TemplateForm
            onSave={async (draft) => {
              if (await onSave(draft)) setOpenId(undefined);
            }}
          />
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
