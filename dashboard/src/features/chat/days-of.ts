import type { ChatMessage } from '@vakman/domain/chat/chat.answers';
import { dateFormat } from '@vakman/domain/format/format.dates';
import { defaultLanguage } from '@vakman/domain/languages/languages';

export interface ChatDay {
  /** The same for every moment of a day. */
  readonly key: string;
  readonly messages: readonly ChatMessage[];
}

/** The day of a moment by the clock of the firm. */
export const dayOf = (moment: string | number): string =>
  dateFormat(defaultLanguage, { dateStyle: 'short' }).format(new Date(moment));

/** Messages by the day on which they were sent. Days that did not change are the same objects as before. */
export function daysOf(
  messages: readonly ChatMessage[],
  before: readonly ChatDay[] = [],
): readonly ChatDay[] {
  const days: { key: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const key = dayOf(message.sent_at);
    const last = days.at(-1);
    if (last?.key === key) last.messages.push(message);
    else days.push({ key, messages: [message] });
  }
  const known = new Map(before.map((day) => [day.key, day]));
  return days.map((day) => {
    const old = known.get(day.key);
    const isSame =
      old?.messages.length === day.messages.length && old.messages[0]?.id === day.messages[0]?.id;
    return isSame ? old : day;
  });
}
