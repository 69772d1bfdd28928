import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../../_components/icon/icon.tsx';
import { Illustration } from '../../_components/illustration/illustration.tsx';
import { TapeLabel } from './tape-label.tsx';

const badges = ['experience', 'warranty', 'speed'] as const;

/** What the firm does, shown and said; what may be counted on stands in the water. */
export function Hero() {
  const { t } = usePage();
  return (
    <section id="home" className="hero">
      <div className="hero-text">
        <p>
          <TapeLabel>{t('hero.tagline')}</TapeLabel>
        </p>
        <h1>{t('hero.title')}</h1>
        <p className="lead">{t('hero.subtitle')}</p>
        <p className="actions">
          <a className="button pulse" href="#contact">
            {t('hero.quote')}
          </a>
          <a className="button quiet" href="#projecten">
            {t('hero.work')}
          </a>
        </p>
      </div>
      <Illustration name="canal" />
      <ul className="badges" aria-label={t('hero.badgesLabel')}>
        {badges.map((badge) => (
          <li key={badge}>
            <Icon name={badge} />
            {t(`hero.badges.${badge}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
