import { useState } from 'react';
import type * as LaterParts from './steps/later-parts.ts';

const importParts = () => import('./steps/later-parts.ts');

/** The steps after the first one: fetched when the visitor begins with the first, there when he goes on. */
export function useLaterSteps() {
  const [parts, setParts] = useState<typeof LaterParts>();
  return {
    parts,
    /** Rejects where they do not arrive. */
    load: async (): Promise<void> => setParts(parts ?? (await importParts())),
    preload: (): void => {
      // Asked for again when it is needed.
      if (!parts) void importParts().then(setParts, () => {});
    },
  };
}
