import { useState } from 'react';

/** What is wrong with a field is said once somebody has left it, or wants to go on. */
export function useLeftFields<Field extends string>(faults: readonly Field[]) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  return {
    isTold: (field: Field) => left.has(field) && faults.includes(field),
    leave: (field: Field) => () => setLeft(new Set(left).add(field)),
    leaveAll: () => setLeft(new Set(faults)),
  };
}
