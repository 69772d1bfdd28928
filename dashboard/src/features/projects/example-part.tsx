import { Link } from '@swan-io/chicane';
import { galleryCategories, galleryLimits } from '@vakman/domain/gallery.schema';
import type { ProjectFile, ProjectPhoto } from '@vakman/domain/project/project.answers';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { firstPair } from '../project/first-pair.ts';
import { ProjectPart } from '../project/project-part.tsx';
import type { OfficeActions } from './office-actions.ts';
import { PhotoChoice } from '../project/photo-choice.tsx';

interface ExamplePartProps {
  readonly file: Pick<ProjectFile, 'photos'>;
  readonly actions: Pick<OfficeActions, 'makeExample'>;
}

/** Makes a draft for the gallery of photos that the customer allowed to be shown. */
export function ExamplePart({ file: { photos }, actions }: ExamplePartProps) {
  const { example: words } = useWords(projectsWords);
  const { errorPrefix } = useWords(projectWords);
  const [isOpen, setIsOpen] = useState(false);
  const allowed = photos.filter(({ permitted_at: at }) => at !== null);
  const of = (stage: ProjectPhoto['stage']) => allowed.filter((photo) => photo.stage === stage);
  const first = firstPair(allowed);
  const [ids, setIds] = useState<{ readonly before?: string; readonly after?: string }>({});
  const [typed, setTyped] = useState({
    title: '',
    category: 'painting' as 'painting' | 'other',
    description: '',
  });
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const after = of('after').find(({ id }) => id === (ids.after ?? first?.after.id)) ?? of('after').at(-1);
  const before = of('before').find(({ id }) => id === (ids.before ?? first?.before.id)) ?? null;
  const shown = [...new Set(photos.flatMap(({ gallery_id: id }) => id ?? []))];
  const make = async () => {
    const title = typed.title.trim();
    setIsMissing(title === '');
    if (title === '' || !after) return;
    setIsBusy(true);
    await actions.makeExample({ before, after, ...typed, title, description: typed.description.trim() });
    setIsBusy(false);
  };
  const field = { errorPrefix, error: undefined };
  return (
    <ProjectPart title={words.title}>
      <p>
        {allowed.length === 0
          ? words.notAllowed
          : fill(words.allowed, { count: allowed.length, all: photos.length })}
      </p>
      {shown.map((id) => (
        <p key={id}>
          <Link to={router.galleryProject({ projectId: String(id) })}>{words.open}</Link>
        </p>
      ))}
      {after && (
        <details className="project-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="button">{words.make}</summary>
          <form
            className="project-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void make();
            }}
          >
            <p className="project-muted">{words.lead}</p>
            {isOpen && (
              <>
                <PhotoChoice
                  stage="before"
                  photos={of('before')}
                  chosen={before?.id}
                  onChosen={(id) => setIds({ ...ids, before: id })}
                />
                <PhotoChoice
                  stage="after"
                  photos={of('after')}
                  chosen={after.id}
                  onChosen={(id) => setIds({ ...ids, after: id })}
                />
              </>
            )}
            <TextField
              id="example-title"
              label={words.name}
              errorPrefix={errorPrefix}
              error={isMissing ? words.nameMissing : undefined}
              input={{
                lang: 'nl',
                maxLength: galleryLimits.title,
                value: typed.title,
                onChange: ({ target }) => setTyped({ ...typed, title: target.value }),
              }}
            />
            <SelectField
              id="example-category"
              label={words.category}
              {...field}
              choices={galleryCategories.map((value) => ({ value, label: words.categories[value] }))}
              select={{
                value: typed.category,
                onChange: ({ target }) =>
                  setTyped({ ...typed, category: target.value as 'painting' | 'other' }),
              }}
            />
            <TextareaField
              id="example-description"
              label={words.description}
              {...field}
              textarea={{
                lang: 'nl',
                rows: 3,
                maxLength: galleryLimits.description,
                value: typed.description,
                onChange: ({ target }) => setTyped({ ...typed, description: target.value }),
              }}
            />
            <button className="button" disabled={isBusy}>
              {words.save}
            </button>
          </form>
        </details>
      )}
    </ProjectPart>
  );
}
