import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { uiWords } from '../../../generated/ui.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { loadWords } from '../../words/use-words.ts';
import { areToastsWanted, followToasts } from './show-toast.ts';

const ToastRegion = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    const [region] = await Promise.all([importPart(() => import('./toast-region.tsx')), loadWords(uiWords)]);
    return region;
  } catch {
    // A page does not fail for want of what it tells in passing.
    return { default: () => null };
  }
});

/** Where toasts appear; it stands once around all pages, and fetches what shows them with the first. */
export function ToastPlace() {
  const isWanted = useSyncExternalStore(followToasts, areToastsWanted);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  );
}
