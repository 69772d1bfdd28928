import { audiences, type Audience } from '@vakman/domain/project/project.states';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';

interface AudienceFieldProps {
  readonly id: string;
  readonly audience: Audience;
  readonly onAudience: (audience: Audience) => void;
}

/** Who is to see it, chosen between two that cannot be taken for each other. */
export function AudienceField({ id, audience, onAudience }: AudienceFieldProps) {
  const words = useWords(projectWords);
  return (
    <fieldset className="project-choice">
      <legend className="label">{words.audiences.label}</legend>
      {audiences.map((each) => (
        <label key={each} className={`for-${each}`}>
          <input
            type="radio"
            name={`${id}-audience`}
            checked={audience === each}
            onChange={() => onAudience(each)}
          />
          <span>{words.audiences[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
