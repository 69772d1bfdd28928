/** The line that tells one of them from others. */
const declaration = /[\w-]+: [\w -]+;/;

/**
 * Styles that React Aria writes into a page by itself, letter by letter, as the policy must name them. Another version
 * may write others; tests look for them in the built files, and in a browser for what the policy refused.
 */
const knownStyles: readonly string[] = [
  // With the first thing that can be pressed.
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // On iOS, while something stands over the page that must not scroll.
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** Those of them that the built files write. */
export function writtenStyles(code: string): string[] {
  return knownStyles.filter((text) => code.includes(declaration.exec(text)?.[0] ?? text));
}
