import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';

/** Almere between its waters, drawn; leads to a real map in a new tab. */
export function MapCard() {
  const { content, t } = usePage();
  return (
    <a className="map-card" href={content.company.address.map} target="_blank" rel="noopener">
      <svg viewBox="0 0 480 260" aria-hidden="true">
        <path className="map-water" d="M0 0H480V260H0Z" />
        <path
          className="map-land"
          d="M120 0H480V150L404 168 340 196 268 188 214 168 150 182 96 158 88 96 70 60Z"
        />
        <path className="map-land" d="M0 210 60 204 130 222 206 214 262 232 330 236 402 212 480 196V260H0Z" />
        <path
          className="map-lake"
          d="M196 84 236 72 262 92 244 116 204 112ZM330 128 372 118 392 136 356 150Z"
        />
        <path
          className="map-grid"
          d="M150 0 128 150M230 0 214 168M310 0 300 190M390 0 392 170M84 60 480 36M92 120 480 92"
        />
        <path className="map-road" d="M0 232 92 176 178 128 286 66 400 0M178 128 480 118" />
        <path className="map-pin" d="M190 118s-17-17-17-31a17 17 0 0 1 34 0c0 14-17 31-17 31Z" />
        <circle className="map-land" cx="190" cy="87" r="6" />
      </svg>
      <span className="map-link">
        {t('contact.map')}
        <Icon name="elsewhere" />
      </span>
    </a>
  );
}
