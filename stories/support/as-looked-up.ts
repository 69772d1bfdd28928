/**
 * A text as `getByText` and `getByLabelText` look it up: they read a page with plain spaces for those that hold words
 * together, and take what they are asked for as it is.
 */
export const asLookedUp = (text: string): string => text.replaceAll(/\s+/g, ' ');
