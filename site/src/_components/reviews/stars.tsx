import { usePage } from '../../page/page-context.tsx';

interface StarsProps {
  readonly rating: number;
}

/** A rating as a row of stars, of which the last may be filled in part. */
export function Stars({ rating }: StarsProps) {
  const { build, content, locale, t } = usePage();
  const { ratingScale } = content.company.claims;
  const row = <use href={`${build.drawings}#stars`} />;
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${ratingScale * 24} 24`}
      role="img"
      aria-label={t('reviews.stars', { rating: rating.toLocaleString(locale) })}
    >
      {row}
      <svg width={rating * 24}>{row}</svg>
    </svg>
  );
}
