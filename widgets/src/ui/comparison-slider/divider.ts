/** Percent of the width that shows the first picture, 0 to 100. */
export const middle = 50;

/** Where the divider goes when somebody points at `x`, in whole percent; beyond the edges it stays at them. */
export function dividerAt(x: number, { left, width }: { readonly left: number; readonly width: number }) {
  if (width <= 0) return middle;
  return Math.round(Math.min(1, Math.max(0, (x - left) / width)) * 100);
}
