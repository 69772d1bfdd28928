import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { loadWords } from '../../words/use-words.ts';

const QueueIndicator = lazy(
  async (): Promise<{ readonly default: ComponentType<{ readonly userId: string }> }> => {
    try {
      const [part] = await Promise.all([
        importPart(() => import('./queue-indicator.tsx')),
        loadWords(projectPhotosWords),
      ]);
      return part;
    } catch {
      // A page does not fail for want of what it tells in passing.
      return { default: () => null };
    }
  },
);

/** Milliseconds after which what waits is looked for: the page comes first. */
const calm = 2000;

/** Where the office is told of photos that wait, and whence they are sent: around all pages, after what is shown. */
export function QueuePlace({ userId }: { readonly userId: string }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), calm);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <QueueIndicator userId={userId} />
      </Suspense>
    )
  );
}
