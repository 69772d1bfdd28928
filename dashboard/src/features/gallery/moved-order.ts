/** An order after some of it were moved before or after another. */
export function movedOrder(
  ids: readonly number[],
  moved: ReadonlySet<number>,
  target: { readonly id: number; readonly position: 'before' | 'after' },
): readonly number[] {
  const others = ids.filter((id) => !moved.has(id));
  const place = others.indexOf(target.id) + (target.position === 'after' ? 1 : 0);
  return [...others.slice(0, place), ...ids.filter((id) => moved.has(id)), ...others.slice(place)];
}
