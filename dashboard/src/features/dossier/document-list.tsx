import type { DossierProject, DossierQuote } from '@vakman/domain/dossier/dossier.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PartOfDossier } from './part-of-dossier.tsx';

/** A document as it is opened: the PDF of a quote, or a file of a project. */
export type DossierDocument =
  | { readonly kind: 'quote'; readonly quote: DossierQuote }
  | { readonly kind: 'file'; readonly file: DossierProject['documents'][number] };

interface DocumentListProps {
  readonly quotes: readonly DossierQuote[];
  readonly projects: readonly DossierProject[];
  /** Rejects where it did not come; undefined for somebody who only looks. */
  readonly onTake: ((document: DossierDocument) => Promise<void>) | undefined;
}

/** What is to be kept, the newest first. */
export function DocumentList({ quotes, projects, onTake }: DocumentListProps) {
  const { documents: words } = useWords(dossierWords);
  const rows = [
    ...quotes.flatMap((quote) =>
      quote.document
        ? [{ id: quote.id, at: quote.sent_at, document: { kind: 'quote', quote } as const }]
        : [],
    ),
    ...projects.flatMap(({ documents }) =>
      documents.map((file) => ({
        id: file.id,
        at: file.created_at,
        document: { kind: 'file', file } as const,
      })),
    ),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <PartOfDossier id="documents" title={words.title} empty={rows.length === 0 ? words.none : undefined}>
      <ul className="dossier-rows">
        {rows.map(({ id, at, document }) => (
          <li key={id}>
            <DocumentRow document={document} at={at} onTake={onTake} />
          </li>
        ))}
      </ul>
    </PartOfDossier>
  );
}

interface DocumentRowProps {
  readonly document: DossierDocument;
  readonly at: string;
  readonly onTake: DocumentListProps['onTake'];
}

function DocumentRow({ document, at, onTake }: DocumentRowProps) {
  const { documents: words } = useWords(dossierWords);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const name =
    document.kind === 'quote' ? fill(words.quote, { number: document.quote.number }) : document.file.name;
  const take = () => {
    setState('busy');
    onTake?.(document).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <p className="dossier-row-title" dir="auto">
        {onTake ? (
          <button
            type="button"
            className="link"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && take()}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </p>
      {document.kind === 'quote' && (
        <p className="dossier-last" dir="auto">
          {document.quote.title}
        </p>
      )}
      <p className="dossier-reference">{state === 'busy' ? words.busy : formatDate(at, language)}</p>
      {state === 'failed' && (
        <p className="fault-notice" role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}
