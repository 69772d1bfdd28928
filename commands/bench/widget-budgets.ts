/** What a widget may cost. Raised only by a decision, with the reason in the message of the commit. */
interface WidgetBudget {
  /** All scripts in one language with React and style, Brotli. */
  readonly bytes: number;
  /** Functions called until it answers. */
  readonly calls: number;
}

/** By the names of the widgets. */
export const widgetBudgets: Readonly<Record<string, WidgetBudget>> = {
  'quote-form': { bytes: 88_500, calls: 30_000 },
};
