import { usePage } from '../../page/page-context.tsx';
import { pictureNamed } from '../../_components/picture/picture-names.ts';
import { Widget } from '../../_components/widget/widget.tsx';

/** What was done elsewhere, each address before and after. */
export function Projects() {
  const { build, content, t } = usePage();
  const pictures = content.gallery.flatMap(({ before, after }) => [before.picture, after.picture]);
  const isDrawn = pictures.some((name) => !build.pictures[pictureNamed(name)].isPhotograph);
  return (
    <section id="projecten" className="projects swatch canal-green band">
      <div className="section-head">
        <h2>{t('projects.title')}</h2>
        <p className="lead">
          {t('projects.introduction')}
          {isDrawn && (
            <>
              <br />
              {t('projects.drawn')}
            </>
          )}
        </p>
      </div>
      <Widget tag="vakman-gallery" attributes={{ 'hide-title': '', theme: 'dark' }} />
    </section>
  );
}
