import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';

/** Milliseconds that a draft is kept: seven days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const names = fields.map(({ name }) => name);

/** Every field, empty. */
export const emptyDraft = Object.fromEntries(names.map((name) => [name, ''])) as QuoteRequestDraft;

/** What was stored, if it is text of known fields and not too old. Never throws, whatever lies in the storage. */
export function parseDraft(stored: string | null, now: number): Partial<QuoteRequestDraft> | undefined {
  if (stored === null) return undefined;
  try {
    const { savedAt, values } = JSON.parse(stored) as { savedAt?: unknown; values?: Record<string, unknown> };
    if (typeof savedAt !== 'number' || now - savedAt > draftLifetime || savedAt > now) return undefined;
    const known = names.filter((name) => typeof values?.[name] === 'string' && values[name] !== '');
    return known.length === 0 ? undefined : Object.fromEntries(known.map((name) => [name, values?.[name]]));
  } catch {
    return undefined;
  }
}

/** The text to store; undefined where there is nothing to keep. */
export function formatDraft(values: Partial<Record<FieldName, string>>, now: number): string | undefined {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0
    ? undefined
    : JSON.stringify({ savedAt: now, values: Object.fromEntries(filled) });
}
