import { usePage } from '../../page/page-context.tsx';
import { Widget } from '../../_components/widget/widget.tsx';

/** What was done elsewhere, each address before and after. */
export function Projects() {
  const { t } = usePage();
  return (
    <section id="projecten" className="projects swatch canal-green band">
      <div className="section-head">
        <h2>{t('projects.title')}</h2>
        <p className="lead">{t('projects.introduction')}</p>
      </div>
      <Widget tag="vakman-gallery" attributes={{ 'hide-title': '', theme: 'dark' }} />
    </section>
  );
}
