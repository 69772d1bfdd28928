import { usePage } from '../../page/page-context.tsx';
import { Widget } from '../../_components/widget/widget.tsx';

/** What customers say. */
export function Reviews() {
  const { t } = usePage();
  return (
    <section id="reviews" className="band">
      <div className="section-head">
        <h2>{t('reviews.title')}</h2>
      </div>
      <Widget tag="vakman-reviews" attributes={{ 'hide-title': '' }} />
    </section>
  );
}
