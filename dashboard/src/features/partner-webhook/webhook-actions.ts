/** What an admin does with a partner's webhook. */
export interface WebhookActions {
  /** The new secret, or a sentence that says why there is none. */
  readonly open: (url: string) => Promise<{ readonly secret?: string; readonly fault?: string }>;
  /** A sentence that says why it was not done; nothing where it was. */
  readonly close: () => Promise<string | undefined>;
  readonly test: () => Promise<string | undefined>;
}
