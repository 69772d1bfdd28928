import { phoneFact } from '@vakman/content/company/phone-fact';
import { mainMenu } from '../../_data/navigation.ts';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { OpeningHours } from '../company-details/opening-hours.tsx';
import { PaintStrip } from './paint-strip.tsx';

/** Menu, opening hours, work area and registrations, on canal green. */
export function SiteFooter() {
  const { build, content, lang, locale, t } = usePage();
  const { company } = content;
  const towns = new Intl.ListFormat(locale);
  const phone = phoneFact(company.phone);
  return (
    <footer className="site-footer">
      <PaintStrip />
      <div className="footer-grid">
        <div>
          <p className="footer-name">{company.name}</p>
          <address>
            {company.address.street}
            <br />
            {company.address.postalCode} {company.address.city}
            <br />
            <a href={phone.href}>{phone.display}</a>
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </address>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul>
            {mainMenu.map(({ label, kind, section }) => (
              <li key={label}>
                <a href={pathTo(kind, lang, section)}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('contact.openingHours')}</h2>
          <OpeningHours days="short" />
        </div>
        <div>
          <h2>{t('footer.workArea')}</h2>
          <p>{towns.format(company.servedTowns.map(({ name }) => name))}</p>
        </div>
        <div>
          <h2>{t('footer.registrations')}</h2>
          <dl className="registrations">
            {company.registrations.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="rights">{t('footer.rights', { year: build.year })}</p>
    </footer>
  );
}
