import type { ProjectFile } from '@vakman/domain/project/project.answers';
import type { Audience } from '@vakman/domain/project/project.states';
import { photoAccept } from '@vakman/domain/photos/photos.types';
import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { useRef, useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { DocumentList } from '../project/document-list.tsx';
import { ProjectPart } from '../project/project-part.tsx';
import { AudienceField } from './audience-field.tsx';
import type { OfficeActions } from './office-actions.ts';

interface DocumentPartProps {
  readonly file: Pick<ProjectFile, 'documents'>;
  readonly actions: Pick<OfficeActions, 'addDocument' | 'removeDocument' | 'openDocument'>;
}

/** Files that belong to the job, for the customer or not, and adding one. */
export function DocumentPart({ file: { documents }, actions }: DocumentPartProps) {
  const { documents: words } = useWords(projectsWords);
  const { documents: said, audiences } = useWords(projectWords);
  const input = useRef<HTMLInputElement>(null);
  const [audience, setAudience] = useState<Audience>('customer');
  const [part, setPart] = useState<number>();
  const take = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setPart(0);
    await actions.addDocument(file, audience, setPart);
    setPart(undefined);
  };
  const percents = new Intl.NumberFormat(locales[language], { style: 'percent' });
  return (
    <ProjectPart title={said.title}>
      <DocumentList
        documents={documents}
        onOpen={actions.openDocument}
        renderBelow={(document) =>
          document.kind === 'file' && (
            <>
              <span className={`project-audience for-${document.audience}`}>
                {audiences[document.audience]}
              </span>
              <button
                type="button"
                className="link"
                aria-label={fill(words.removeDocument, { name: document.name })}
                onClick={() => void actions.removeDocument(document)}
              >
                {words.remove}
              </button>
            </>
          )
        }
      />
      <AudienceField id="document" audience={audience} onAudience={setAudience} />
      <input
        ref={input}
        type="file"
        hidden
        accept={photoAccept}
        aria-label={words.add}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <button
        type="button"
        className="button"
        disabled={part !== undefined}
        onClick={() => input.current?.click()}
      >
        {part === undefined ? words.add : fill(words.sending, { part: percents.format(part) })}
      </button>
    </ProjectPart>
  );
}
