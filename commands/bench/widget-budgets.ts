/** What a widget may cost. Raised only by a decision, with the reason in the message of the commit. */
interface WidgetBudget {
  /** All scripts in one language with React and style, Brotli. */
  readonly bytes: number;
  /** Functions called until it answers. */
  readonly calls: number;
}

/** By the names of the widgets. */
export const widgetBudgets: Readonly<Record<string, WidgetBudget>> = {
  appointment: { bytes: 79_500, calls: 2500 },
  assistant: { bytes: 69_000, calls: 2500 },
  'cookie-notice': { bytes: 68_000, calls: 2500 },
  'facade-booking': { bytes: 91_500, calls: 17_000 },
  gallery: { bytes: 82_000, calls: 3500 },
  'quote-form': { bytes: 91_500, calls: 17_000 },
  reviews: { bytes: 68_000, calls: 4500 },
};
