import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../../_components/picture/picture.tsx';

const results = [
  { key: 'facade', service: 'gevelreiniging', before: 'facade-dirty', after: 'facade-clean' },
  { key: 'frame', service: 'houtrot-reparatie', before: 'frame-rotten', after: 'frame-painted' },
  { key: 'room', service: 'binnenschilder', before: 'room-before', after: 'room-after' },
] as const;

/** What the work changes: three scenes, each half as it was and half as it became. The pictures say what the words do. */
export function Work() {
  const { content, lang, t } = usePage();
  return (
    <section className="work band">
      <h2 className="thirds">
        {results.map(({ key }) => (
          <span key={key}>{t(`results.${key}.title`)} </span>
        ))}
      </h2>
      <ul className="thirds">
        {results.map(({ key, service, before, after }) => (
          <li key={key}>
            <div className="halves">
              <Picture name={before} alt="" sizes={thirdOfPage} />
              <Picture name={after} alt="" sizes={thirdOfPage} />
            </div>
            <h3>
              <a href={pathTo(`service/${service}`, lang)}>{content.services[service].name[lang]}</a>
            </h3>
            <p>{t(`results.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const thirdOfPage = '(width<800px) 92vw,400px';
