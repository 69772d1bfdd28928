/** Milliseconds that a draft is kept: seven days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/** Text by the name of its field. */
export type DraftValues<Name extends string> = Partial<Record<Name, string>>;

/** What was stored, if it is text of these fields and not too old. Never throws, whatever lies in the storage. */
export function parseDraft<Name extends string>(
  names: readonly Name[],
  stored: string | null,
  now: number,
): DraftValues<Name> | undefined {
  if (stored === null) return undefined;
  try {
    const { savedAt, values } = JSON.parse(stored) as { savedAt?: unknown; values?: Record<string, unknown> };
    if (typeof savedAt !== 'number' || now - savedAt > draftLifetime || savedAt > now) return undefined;
    const known = names.filter((name) => typeof values?.[name] === 'string' && values[name] !== '');
    if (known.length === 0) return undefined;
    return Object.fromEntries(known.map((name) => [name, values?.[name]])) as DraftValues<Name>;
  } catch {
    return undefined;
  }
}

/** The text to store; undefined where there is nothing to keep. */
export function formatDraft(values: Readonly<Record<string, string>>, now: number): string | undefined {
  const filled = Object.entries(values).filter(([, value]) => Boolean(value));
  return filled.length === 0
    ? undefined
    : JSON.stringify({ savedAt: now, values: Object.fromEntries(filled) });
}

/** Where the first values can come from; what stands earlier wins. */
export interface ValueSources<Name extends string> {
  /** In the fields already, because the visitor was faster than the script or the browser restored it. */
  readonly typed: DraftValues<Name>;
  readonly draft?: DraftValues<Name> | undefined;
  /** Given by the page around the form. */
  readonly prefill: DraftValues<Name>;
}

export interface FirstValues<Name extends string> {
  readonly values: DraftValues<Name>;
  /** Whether the draft gave any of them, so that the visitor is told. */
  readonly restored: boolean;
}

export function firstValues<Name extends string>(
  names: readonly Name[],
  { typed, draft, prefill }: ValueSources<Name>,
): FirstValues<Name> {
  const values: DraftValues<Name> = {};
  let restored = false;
  for (const name of names) {
    const fromDraft = !typed[name] && draft?.[name];
    if (fromDraft) restored = true;
    const value = typed[name] || fromDraft || prefill[name];
    if (value) values[name] = value;
  }
  return { values, restored };
}
