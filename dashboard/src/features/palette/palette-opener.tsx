import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { OfficePage } from '@vakman/domain/rights/rights.routes';
import { appWords } from '../../../generated/app.words.ts';
import { paletteWords } from '../../../generated/palette.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { loadWords, useWords } from '../../words/use-words.ts';
import './palette-opener.css';

export interface PaletteProps {
  /** Pages that whoever looks may open. */
  readonly pages: readonly OfficePage[];
  readonly onClose: () => void;
}

const Palette = lazy(async (): Promise<{ readonly default: ComponentType<PaletteProps> }> => {
  const [part] = await Promise.all([importPart(() => import('./palette-part.tsx')), loadWords(paletteWords)]);
  return part;
});

/** As it stands on keyboards; Macs have another, which works as well. */
const keys = 'Ctrl K';

/** Opens what leads everywhere, by a press or by Ctrl K; it is fetched with the first time. */
export function PaletteOpener({ pages }: Pick<PaletteProps, 'pages'>) {
  const { goTo } = useWords(appWords);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Firefox would search the web.
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-opener"
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        {goTo} <kbd>{keys}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette pages={pages} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
