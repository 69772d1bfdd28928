/** Lines after some of them were moved before or after another. */
export function movedLines<Line extends { readonly id: string }>(
  lines: readonly Line[],
  moved: ReadonlySet<string>,
  target: { readonly id: string; readonly position: 'before' | 'after' },
): readonly Line[] {
  const others = lines.filter(({ id }) => !moved.has(id));
  const place = others.findIndex(({ id }) => id === target.id) + (target.position === 'after' ? 1 : 0);
  return [...others.slice(0, place), ...lines.filter(({ id }) => moved.has(id)), ...others.slice(place)];
}
