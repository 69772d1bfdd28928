/** How something is written: running text, what stands out in it, and titles. */
export type FontStyle = 'text' | 'strong' | 'display';

/** A part of a font family, in the weights and shapes that there are; the build writes them. */
export interface FontPart {
  readonly name: string;
  /** What it draws: hexadecimal code points and ranges of them, such as `20-7e,a0`. */
  readonly coverage: string;
  /** TrueType, deflated, in base64. */
  readonly load: Readonly<Partial<Record<FontStyle, () => Promise<{ readonly deflated: string }>>>>;
}
