import type { ProjectFile, ProjectPhoto } from '@vakman/domain/project/project.answers';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ProjectActions } from './project-actions.ts';
import { useProjectFiles } from './project-files.ts';
import { ProjectPart } from './project-part.tsx';

interface PermissionPartProps {
  readonly file: Pick<ProjectFile, 'photos'>;
  readonly actions: Pick<ProjectActions, 'allowPublishing'>;
}

/** Which photos of his house the customer lets everybody see; what he takes back the gallery shows no longer. */
export function PermissionPart({ file: { photos }, actions }: PermissionPartProps) {
  const { permission: words, stages, photos: named } = useWords(projectWords);
  const [isOpen, setIsOpen] = useState(false);
  const small = useProjectFiles(
    photos.map(({ path, small_path }) => (isOpen ? (small_path ?? path) : undefined)),
  );
  const allowed = photos.filter(({ permitted_at: at }) => at !== null);
  const change = (some: readonly ProjectPhoto[], isAllowed: boolean) =>
    void actions.allowPublishing(
      some.map(({ id }) => id),
      isAllowed,
    );
  if (photos.length === 0) return null;
  return (
    <ProjectPart title={words.title} anchor="permission">
      <p>{words.lead}</p>
      <p className="project-strong">
        {allowed.length === 0 ? words.none : fill(words.count, { count: allowed.length, all: photos.length })}
      </p>
      <div className="project-acts">
        {allowed.length < photos.length && (
          <button type="button" className="button" onClick={() => change(photos, true)}>
            {words.allowAll}
          </button>
        )}
        {allowed.length > 0 && (
          <button type="button" className="button" onClick={() => change(allowed, false)}>
            {words.allowNone}
          </button>
        )}
      </div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{words.choose}</summary>
        <ul className="project-permissions">
          {photos.map((photo, place) => {
            const file = small[place]?.file;
            const name = fill(named.name, {
              stage: stages[photo.stage],
              number: place + 1,
              count: photos.length,
            });
            return (
              <li key={photo.id}>
                <label>
                  {file && <FileImage file={file} alt="" />}
                  <span>
                    <input
                      type="checkbox"
                      checked={photo.permitted_at !== null}
                      aria-label={fill(words.allow, { photo: name })}
                      onChange={({ target }) => change([photo], target.checked)}
                    />
                    {stages[photo.stage]}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </details>
    </ProjectPart>
  );
}
