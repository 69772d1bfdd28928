import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';
import type { ReplyTemplate, ReplyText } from '@vakman/domain/reply/reply.answers';
import { fillReply, type ReplyPlaceholder } from '@vakman/domain/reply/reply.placeholders';

/** A template for one request, in a language where somebody wrote it in that, or else in Dutch. */
export function letterOfTemplate(
  { texts }: ReplyTemplate,
  language: Language,
  values: Readonly<Record<ReplyPlaceholder, string>>,
): ReplyText {
  const { subject, body } = texts[language] ?? texts[defaultLanguage] ?? { subject: '', body: '' };
  return { subject: fillReply(subject, values), body: fillReply(body, values) };
}
