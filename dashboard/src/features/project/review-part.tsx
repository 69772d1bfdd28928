import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { fill } from '@vakman/domain/text/fill';
import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { ProjectActions } from './project-actions.ts';
import { ProjectPart } from './project-part.tsx';
import { Stars, StarField } from './stars.tsx';

interface ReviewPartProps {
  readonly file: Pick<ProjectFile, 'project' | 'review' | 'may'>;
  /** Without them it is read, and not given. */
  readonly actions?: Pick<ProjectActions, 'giveReview'>;
}

/** How the customer found it: asked for once the work is done, and shown to him as he gave it. */
export function ReviewPart({ file: { project, review, may }, actions }: ReviewPartProps) {
  const { review: words, errorPrefix } = useWords(projectWords);
  const [draft, setDraft] = useState({
    rating: review?.rating ?? 0,
    words: review?.words ?? '',
    mayPublish: review?.may_publish ?? false,
  });
  const [isChanging, setIsChanging] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const given = review?.rating ?? null;
  if ((!may.review || !actions) && given === null) return null;
  const isWriting = actions !== undefined && may.review && (given === null || isChanging);
  const send = async () => {
    setIsMissing(draft.rating === 0);
    if (draft.rating === 0) return;
    if (await actions?.giveReview({ projectId: project.id, ...draft, words: draft.words.trim() }))
      setIsChanging(false);
  };
  return (
    <ProjectPart title={isWriting ? words.ask : words.title} anchor="review">
      {isWriting ? (
        <form
          className="project-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{words.lead}</p>
          <StarField
            rating={draft.rating}
            error={isMissing ? words.missing : undefined}
            onRating={(rating) => setDraft({ ...draft, rating })}
          />
          <TextareaField
            id="review-words"
            label={words.words}
            errorPrefix={errorPrefix}
            error={undefined}
            textarea={{
              rows: 4,
              maxLength: projectLimits.review,
              value: draft.words,
              onChange: ({ target }) => setDraft({ ...draft, words: target.value }),
            }}
          />
          <CheckboxField
            id="review-publish"
            label={words.mayPublish}
            errorPrefix={errorPrefix}
            error={undefined}
            input={{
              checked: draft.mayPublish,
              onChange: ({ target }) => setDraft({ ...draft, mayPublish: target.checked }),
            }}
          />
          <button className="button primary">{words.send}</button>
        </form>
      ) : (
        <>
          <Stars rating={given ?? 0} />
          {review?.words !== '' && (
            <p className="project-words" dir="auto">
              {review?.words}
            </p>
          )}
          {review?.given_at && (
            <p className="project-muted">
              {fill(words.given, { date: formatDate(review.given_at, language) })}
              {` · ${review.may_publish ? words.published : words.unpublished}`}
            </p>
          )}
          {may.review && actions && (
            <button type="button" className="button" onClick={() => setIsChanging(true)}>
              {words.change}
            </button>
          )}
        </>
      )}
    </ProjectPart>
  );
}
