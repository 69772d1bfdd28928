import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';

/** A drawn map that leads to a real one in a new tab. */
export function MapCard() {
  const { build, content, t } = usePage();
  return (
    <a className="map-card" href={content.company.address.map} target="_blank" rel="noopener">
      <svg viewBox="0 0 480 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${build.drawings}#map`} />
      </svg>
      <span className="map-link">
        {t('contact.map')}
        <Icon name="elsewhere" />
      </span>
    </a>
  );
}
