/**
 * Style sheets that React Aria puts into the page by itself, letter by letter as it writes them: a policy names their
 * hashes. The first is for what can be pressed, the second for iOS below a dialog. A test looks for them in the bundle.
 */
export const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
