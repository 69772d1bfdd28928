import type { ProjectPhoto } from '@vakman/domain/project/project.answers';
import { fill } from '@vakman/domain/text/fill';
import { useId } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { useWords } from '../../words/use-words.ts';
import { useProjectFiles } from './project-files.ts';

interface PhotoChoiceProps {
  readonly stage: ProjectPhoto['stage'];
  readonly photos: readonly ProjectPhoto[];
  readonly chosen: string | undefined;
  readonly onChosen: (id: string) => void;
}

/** One of the photos of a stage. */
export function PhotoChoice({ stage, photos, chosen, onChosen }: PhotoChoiceProps) {
  const { stages, photos: words } = useWords(projectWords);
  const name = useId();
  const small = useProjectFiles(photos.map(({ path, small_path }) => small_path ?? path));
  if (photos.length === 0) return null;
  return (
    <fieldset className="photo-choice">
      <legend className="label">{stages[stage]}</legend>
      {photos.map(({ id }, place) => {
        const file = small[place]?.file;
        return (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              aria-label={fill(words.name, { stage: stages[stage], number: place + 1, count: photos.length })}
              onChange={() => onChosen(id)}
            />
            {file && <FileImage file={file} alt="" />}
          </label>
        );
      })}
    </fieldset>
  );
}
