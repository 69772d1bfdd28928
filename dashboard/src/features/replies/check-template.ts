import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import type { ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { unknownPlaceholders } from '@vakman/domain/reply/reply.placeholders';
import { fill } from '@vakman/domain/text/fill';
import type { RepliesWords } from '../../../generated/replies.words.ts';

type Typed = Pick<ReplyTemplate, 'name' | 'texts'>;

/** What is wrong with which field, in words. */
export type TemplateErrors = Partial<Record<'name' | `${Language}-${'subject' | 'body'}`, string>>;

/** What a template comes to; a language in which nothing was written is left out. */
export function checkTemplate(
  { name, texts }: Typed,
  words: RepliesWords['errors'],
): { readonly value: Typed; readonly errors: TemplateErrors } {
  const errors: TemplateErrors = {};
  const kept: Typed['texts'] = {};
  if (name.trim() === '') errors.name = words.name;
  for (const language of languages) {
    const subject = texts[language]?.subject.trim() ?? '';
    const body = texts[language]?.body.trim() ?? '';
    if (subject === '' && body === '' && language !== defaultLanguage) continue;
    kept[language] = { subject, body };
    for (const [part, text] of [
      ['subject', subject],
      ['body', body],
    ] as const) {
      const unknown = unknownPlaceholders(text).map((each) => `{${each}}`);
      if (text === '') errors[`${language}-${part}`] = words[part];
      else if (unknown.length > 0)
        errors[`${language}-${part}`] = fill(words.unknown, { names: unknown.join(', ') });
    }
  }
  return { value: { name: name.trim(), texts: kept }, errors };
}
