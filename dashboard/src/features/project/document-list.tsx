import type { ProjectDocument } from '@vakman/domain/project/project.answers';
import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface DocumentListProps {
  readonly documents: readonly ProjectDocument[];
  /** Rejects where it did not come. */
  readonly onOpen: (document: ProjectDocument) => Promise<void>;
  readonly renderBelow?: (document: ProjectDocument) => ReactNode;
}

const kilobyte = 1000;

/** `182 kB` as the language writes it. */
function sizeOf(bytes: number): string {
  const isLarge = bytes >= kilobyte ** 2;
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / kilobyte ** (isLarge ? 2 : 1));
}

/** Accepted quotes and files, each of which opens by a press. */
export function DocumentList({ documents, onOpen, renderBelow }: DocumentListProps) {
  const { documents: words } = useWords(projectWords);
  const [state, setState] = useState<{ readonly id: string; readonly is: 'opening' | 'failed' }>();
  const open = async (document: ProjectDocument) => {
    setState({ id: document.id, is: 'opening' });
    await onOpen(document).then(
      () => setState(undefined),
      () => setState({ id: document.id, is: 'failed' }),
    );
  };
  if (documents.length === 0) return <p className="project-muted">{words.none}</p>;
  return (
    <ul className="project-documents">
      {documents.map((document) => {
        const { id, kind, name, bytes } = document;
        const is = state?.id === id ? state.is : undefined;
        return (
          <li key={id}>
            <button
              type="button"
              className="link"
              disabled={is === 'opening'}
              onClick={() => void open(document)}
            >
              <Icon name="file" />
              <span dir="auto">{kind === 'quote' ? fill(words.quote, { number: name }) : name}</span>
            </button>
            {bytes !== null && <span className="project-muted">{sizeOf(bytes)}</span>}
            {renderBelow?.(document)}
            {is === 'failed' && (
              <p className="fault-notice" role="alert">
                {words.failed}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
