import type { Described } from '../description/describe-widget.ts';

/** The comment above a declaration. */
export const comment = ({ description }: Pick<Described, 'description'>) => `/** ${description} */`;

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** A declaration with what stands in its braces. */
export const braced = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];
