import { pathTo } from '../_data/routes.ts';
import { usePage } from '../page/page-context.tsx';
import { Illustration } from '../_components/illustration/illustration.tsx';
import { LaterStyle } from '../_components/later-style.tsx';
import { pageTemplate } from '../_layouts/page-template.tsx';

/** An address at which no house stands. */
export function NotFound() {
  const { lang, t } = usePage();
  return (
    <div className="notice">
      <div>
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.text')}</p>
        <p className="actions">
          <a className="button" href={pathTo('home', lang)}>
            {t('notFound.home')}
          </a>
          <a className="button quiet" href={pathTo('quote', lang)}>
            {t('notFound.quote')}
          </a>
        </p>
      </div>
      <Illustration name="missing-house" />
      <LaterStyle />
    </div>
  );
}

export default pageTemplate(NotFound, 'notFound');
