import { Link } from '@swan-io/chicane';
import { permissions, type GalleryProject, type Permission } from '@vakman/domain/gallery.project';
import { galleryCategories, galleryLimits, type GalleryRow } from '@vakman/domain/gallery.schema';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { PictureField, type ChosenPicture } from './picture-field.tsx';
import { ProjectTexts } from './project-texts.tsx';
import { checkProject, typedProject, type ProjectErrors, type TypedProject } from './typed-project.ts';
import './gallery.css';

/** What somebody wants stored: the texts, and each picture as it was chosen. */
export interface WantedProject {
  readonly texts: ReturnType<typeof checkProject>['value'];
  readonly before: ChosenPicture;
  readonly after: ChosenPicture;
  readonly isPublic: boolean;
}

interface ProjectFormProps {
  /** None for a new one. */
  readonly project: GalleryProject | undefined;
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  /** Told what it was written over, and tells what is stored from then on. */
  readonly onSave: (
    wanted: WantedProject,
    read: GalleryProject | undefined,
    onStored: (stored: GalleryProject) => void,
  ) => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

const stored = (path: string | null | undefined): ChosenPicture => (path ? { path } : null);

/** A project: both pictures in the same frame, its words, and what the customer allowed. */
export function ProjectForm({ project, here, onSave, onRemove }: ProjectFormProps) {
  const words = useWords(galleryWords);
  // What a colleague stores meanwhile is not what is written over here.
  const [read, setRead] = useState(project);
  const [typed, setTyped] = useState(() => typedProject(project));
  const [before, setBefore] = useState(() => stored(project?.before_image_url));
  const [after, setAfter] = useState(() => stored(project?.after_image_url));
  const [cutting, setCutting] = useState({ before: false, after: false });
  const [errors, setErrors] = useState<ProjectErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isPublic = read !== undefined && read.published_at !== null;
  const change = (changes: Partial<TypedProject>) => setTyped({ ...typed, ...changes });
  const save = async (isWanted: boolean) => {
    if (isBusy) return;
    const hasPicture = before !== null || after !== null;
    const checked = checkProject(
      typed,
      { isPublic: isWanted, hasPicture, isCutting: cutting.before || cutting.after },
      words.errors,
    );
    setErrors(checked.errors);
    const [wrong] = Object.keys(checked.errors);
    if (wrong !== undefined) {
      const field = document.querySelector<HTMLElement>(`#project-${wrong}`);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
      return;
    }
    setIsBusy(true);
    await onSave({ texts: checked.value, before, after, isPublic: isWanted }, read, setRead);
    setIsBusy(false);
  };
  const { errorPrefix } = words;
  return (
    <form
      className="gallery"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(isPublic);
      }}
    >
      <p className="request-back">
        <Link to={router.gallery()}>{words.back}</Link>
      </p>
      <h1 dir="auto">{read?.title ?? words.untitled}</h1>
      <p className={isPublic ? 'gallery-state is-public' : 'gallery-state'}>
        {isPublic ? words.states.published : words.states.draft}
      </p>
      {here.length > 0 && (
        <output className="gallery-muted">
          {fill(words.here, { names: new Intl.ListFormat(language).format(here) })}
        </output>
      )}
      <div className="gallery-pictures" id="project-picture" tabIndex={-1}>
        <PictureField
          label={words.before}
          picture={before}
          onPicture={setBefore}
          onCutting={(is) => setCutting((last) => ({ ...last, before: is }))}
        />
        <PictureField
          label={words.after}
          picture={after}
          onPicture={setAfter}
          onCutting={(is) => setCutting((last) => ({ ...last, after: is }))}
        />
      </div>
      {errors.picture && (
        <p className="fault-notice" role="alert">
          {errors.picture}
        </p>
      )}
      <SelectField
        id="project-category"
        label={words.category}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={galleryCategories.map((value) => ({ value, label: words.categories[value] }))}
        select={{
          value: typed.category,
          onChange: ({ target }) => change({ category: target.value as GalleryRow['category'] }),
        }}
      />
      <ProjectTexts
        language={defaultLanguage}
        {...{ typed, errors, limits: galleryLimits }}
        onTexts={(texts) => change({ texts })}
      />
      <details className="gallery-languages">
        <summary>{words.languages}</summary>
        <p className="gallery-muted">{words.required}</p>
        {languages
          .filter((code) => code !== defaultLanguage)
          .map((code) => (
            <fieldset key={code} lang={code}>
              <legend>{nameOfLanguage(code)}</legend>
              <ProjectTexts
                language={code}
                {...{ typed, errors, limits: galleryLimits }}
                onTexts={(texts) => change({ texts })}
              />
            </fieldset>
          ))}
      </details>
      <div className="gallery-permission">
        <SelectField
          id="project-permission"
          label={words.permission}
          errorPrefix={errorPrefix}
          error={errors.permission}
          choices={[
            { value: '', label: words.permissions.none },
            ...permissions.map((value) => ({ value, label: words.permissions[value] })),
          ]}
          select={{
            value: typed.permission,
            onChange: ({ target }) => change({ permission: target.value as Permission | '' }),
          }}
        />
        {typed.permission !== '' && (
          <TextField
            id="project-permittedOn"
            label={words.permittedOn}
            errorPrefix={errorPrefix}
            error={errors.permittedOn}
            input={{
              type: 'date',
              value: typed.permittedOn,
              onChange: ({ target }) => change({ permittedOn: target.value }),
            }}
          />
        )}
      </div>
      <p className="actions">
        <button className="button primary" aria-disabled={isBusy}>
          {words.save}
        </button>
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void save(!isPublic)}>
          {isPublic ? words.unpublish : words.publish}
        </button>
        {project && (
          <button type="button" className="link" onClick={() => void onRemove()}>
            {words.remove}
          </button>
        )}
      </p>
    </form>
  );
}
