import { isConsentChoice, type ConsentChoice } from '@vakman/domain/consent';
import { locales, type Language } from '@vakman/domain/languages/languages';
import type { CookieNoticeMessages } from './cookie-notice.words.ts';

/** What the browser keeps of the visitor's choice; a part that is missing or cannot be read is undefined. */
export interface StoredConsent {
  readonly choice: ConsentChoice | undefined;
  readonly date: Date | undefined;
}

/** Reads the texts that the storage holds. */
export function parseConsent(choice: unknown, date: unknown): StoredConsent {
  const time = typeof date === 'string' ? new Date(date) : undefined;
  return {
    choice: isConsentChoice(choice) ? choice : undefined,
    date: time && !Number.isNaN(time.getTime()) ? time : undefined,
  };
}

/** The choice in words, with its day where that is known: `Uw keuze: geaccepteerd · 21 november 2026`. */
export function describeConsent(
  { choice, date }: StoredConsent,
  { chosen }: Pick<CookieNoticeMessages, 'chosen'>,
  language: Language,
): string {
  if (!choice) return chosen.none;
  const day = date?.toLocaleDateString(locales[language], { dateStyle: 'long' });
  return [chosen[choice], day].filter(Boolean).join(' · ');
}
