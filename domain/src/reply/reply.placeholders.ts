/** What a template leaves open, in braces; `sender` is the colleague who writes. The database has the same names. */
export const replyPlaceholders = ['name', 'reference', 'company', 'phone', 'sender'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is ReplyPlaceholder =>
  (replyPlaceholders as readonly string[]).includes(name);

/** What stands in braces and nothing can be filled in for, each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** The placeholders that nobody has filled in yet, each once. */
export function openPlaceholders(text: string): readonly ReplyPlaceholder[] {
  return replyPlaceholders.filter((name) => text.includes(`{${name}}`));
}

/** A template with what is known of a request; what somebody typed is not looked at again for braces. */
export function fillReply(text: string, values: Readonly<Record<ReplyPlaceholder, string>>): string {
  return text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}
