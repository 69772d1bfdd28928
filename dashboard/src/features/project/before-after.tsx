import type { ProjectPhoto } from '@vakman/domain/project/project.answers';
import { ComparisonSlider } from '@vakman/widgets/ui/comparison-slider/comparison-slider.tsx';
import { useId, useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { useNear } from '../../ui/near/use-near.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { useWords } from '../../words/use-words.ts';
import { firstPair } from './first-pair.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { useProjectFiles } from './project-files.ts';

interface BeforeAfterProps {
  readonly photos: readonly ProjectPhoto[];
}

/** How the house was and how it is, one above the other; which two are compared is chosen below. */
export function BeforeAfter({ photos }: BeforeAfterProps) {
  const words = useWords(projectWords);
  const { place, isNear } = useNear<HTMLElement>();
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const first = firstPair(photos);
  const sides = (['before', 'after'] as const).map((stage) => {
    const all = photos.filter((photo) => photo.stage === stage);
    return { stage, all, shown: all.find((photo) => photo.id === chosen[stage]) ?? first?.[stage] };
  });
  const files = useProjectFiles(sides.map(({ shown }) => (isNear ? shown?.path : undefined)));
  if (!first) return null;
  const picture = (side: 0 | 1) => {
    const file = files[side]?.file;
    return file && <FileImage file={file} alt={words.stages[sides[side]?.stage ?? 'before']} />;
  };
  return (
    <section className="project-compare" aria-labelledby={id} ref={place}>
      <h2 id={id}>{words.compare.title}</h2>
      <ComparisonSlider
        before={picture(0)}
        after={picture(1)}
        label={words.compare.label}
        words={{ before: words.stages.before, after: words.stages.after, divided: words.compare.divided }}
      />
      {sides.some(({ all }) => all.length > 1) && (
        <details onToggle={({ currentTarget }) => setIsChoosing(currentTarget.open)}>
          <summary>{words.compare.others}</summary>
          {isChoosing &&
            sides.map(({ stage, all, shown }) => (
              <PhotoChoice
                key={stage}
                stage={stage}
                photos={all}
                chosen={shown?.id}
                onChosen={(photo) => setChosen({ ...chosen, [stage]: photo })}
              />
            ))}
        </details>
      )}
    </section>
  );
}
