/** Whether a quote may show what lies at a path: pictures that all browsers and the PDF know. */
export const isShownPhoto = (path: string): boolean => /\.(jpg|png|webp)$/.test(path);

/**
 * Photos that a quote may show, in their order: those of its request, which lie in a folder of that, and whatever else it
 * shows already.
 */
export function choosablePhotos(ofRequest: readonly string[], chosen: readonly string[]): readonly string[] {
  const own = ofRequest.filter((path) => path.startsWith('quote-requests/') && isShownPhoto(path));
  return [...new Set([...own, ...chosen])];
}
