import type { galleryLimits } from '@vakman/domain/gallery.schema';
import type { Language } from '@vakman/domain/languages/languages';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { ProjectErrors, TypedProject } from './typed-project.ts';

interface ProjectTextsProps {
  readonly language: Language;
  readonly typed: TypedProject;
  readonly errors: ProjectErrors;
  readonly limits: Pick<typeof galleryLimits, 'title' | 'description'>;
  readonly onTexts: (texts: TypedProject['texts']) => void;
}

/** Title and description in one language. */
export function ProjectTexts({ language, typed, errors, limits, onTexts }: ProjectTextsProps) {
  const words = useWords(galleryWords);
  const text = typed.texts[language] ?? { title: '', description: '' };
  const write = (part: 'title' | 'description', value: string) =>
    onTexts({ ...typed.texts, [language]: { ...text, [part]: value } });
  return (
    <>
      <TextField
        id={`project-${language}-title`}
        label={words.name}
        errorPrefix={words.errorPrefix}
        error={errors[`${language}-title`]}
        input={{
          maxLength: limits.title,
          value: text.title,
          autoComplete: 'off',
          onChange: ({ target }) => write('title', target.value),
        }}
      />
      <TextareaField
        id={`project-${language}-description`}
        label={words.description}
        errorPrefix={words.errorPrefix}
        error={undefined}
        textarea={{
          rows: 3,
          maxLength: limits.description,
          value: text.description,
          onChange: ({ target }) => write('description', target.value),
        }}
      />
    </>
  );
}
