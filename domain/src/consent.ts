/** Keys in local storage: what was chosen, and when, as an ISO time. */
export const consentKey = 'cookie-consent';
export const consentDateKey = 'cookie-consent-date';

/** The first two by a click; the last when the notice closed by itself. */
export const consentChoices = ['accepted', 'declined', 'auto-accepted'] as const;

export type ConsentChoice = (typeof consentChoices)[number];

export function isConsentChoice(value: unknown): value is ConsentChoice {
  return (consentChoices as readonly unknown[]).includes(value);
}

/** Whether more may be stored than what the visitor's own doing needs: only a click is consent. */
export function allowsMore(choice: ConsentChoice | undefined): boolean {
  return choice === 'accepted';
}
