/** What a partner's page tells of how a visitor came to it: the campaign, the partner's own reference, what it adds. */
export type SourceDetails = Readonly<Record<string, string>>;

/** The database's checks carry the same numbers and pattern. */
export const sourceDetailRules = { count: 20, longestValue: 200, name: '^[a-z][a-z0-9_-]{0,39}$' } as const;

/** Parameters by which campaigns are told from each other; they are read from every page's address. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Under which the partner's own reference is kept. */
export const partnerReferenceName = 'partner_reference';

export interface GivenDetails {
  /** Of the page that the form stands on. */
  readonly query: URLSearchParams;
  /** Names of other parameters to take along: a text where commas or spaces part them, or a list. */
  readonly forward?: string | readonly string[] | undefined;
  /** What the partner calls this visitor or request. */
  readonly reference?: string | undefined;
  /** Further names and values; texts, numbers and booleans are kept. */
  readonly hidden?: unknown;
}

/**
 * Gathers what a page tells, within the rules: a partner's mistake must not cost a request, so what has no proper name is
 * left out, what is too long is cut, and of too many the first stay. What the page's own lines say goes before its address.
 */
export function gatherSourceDetails({ query, forward, reference, hidden }: GivenDetails): SourceDetails {
  // Whoever sets it by script may give a list.
  const wanted = [
    ...campaignParameters,
    ...[forward ?? []]
      .flat()
      .join()
      .split(/[\s,]+/),
  ];
  const pairs = [
    [partnerReferenceName, reference],
    ...Object.entries(typeof hidden === 'object' && hidden !== null ? hidden : {}),
    ...wanted.map((name) => [name, query.get(name)]),
  ] as readonly (readonly [string, unknown])[];
  const details = new Map<string, string>();
  for (const [name, value] of pairs) {
    const text = plainText(value);
    if (text === '' || details.has(name) || details.size === sourceDetailRules.count) continue;
    if (new RegExp(sourceDetailRules.name).test(name)) details.set(name, text);
  }
  return Object.fromEntries(details);
}

/** One line of text that turns no other about; empty where the value is none. Cut between characters, not within one. */
function plainText(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  const line = String(value)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, sourceDetailRules.longestValue).join('');
}
