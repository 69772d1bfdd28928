import { fill } from '@vakman/domain/text/fill';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';
import './stars.css';

/** On a grid of 24. */
const star = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z';
const ratings = [1, 2, 3, 4, 5] as const;

function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg
      className={isFull ? 'star is-full' : 'star'}
      width="32"
      height="32"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={star} />
    </svg>
  );
}

/** How many stars were given. */
export function Stars({ rating }: { readonly rating: number }) {
  const { review } = useWords(projectWords);
  return (
    <p className="project-stars">
      <span className="unseen">{fill(review.stars, { count: rating })}</span>
      {ratings.map((each) => (
        <Star key={each} isFull={each <= rating} />
      ))}
    </p>
  );
}

interface StarFieldProps {
  /** 0 while none is chosen. */
  readonly rating: number;
  readonly error: string | undefined;
  readonly onRating: (rating: number) => void;
}

/** One to five stars, chosen by mouse, finger or arrow keys. */
export function StarField({ rating, error, onRating }: StarFieldProps) {
  const { review, errorPrefix } = useWords(projectWords);
  return (
    <fieldset className="project-stars" aria-describedby={error === undefined ? undefined : 'review-fault'}>
      <legend className="label">{review.rating}</legend>
      {ratings.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="review-rating"
            className="unseen"
            checked={each === rating}
            aria-label={fill(review.stars, { count: each })}
            onChange={() => onRating(each)}
          />
          <Star isFull={each <= rating} />
        </label>
      ))}
      {error !== undefined && (
        <p className="error" id="review-fault" role="alert">
          <span className="unseen">{errorPrefix}</span> {error}
        </p>
      )}
    </fieldset>
  );
}
