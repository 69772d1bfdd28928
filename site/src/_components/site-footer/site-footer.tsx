import { phoneFact } from '@vakman/content/company/phone-fact';
import { placeName } from '@vakman/content/places.schema';
import { typeset } from '@vakman/content/typography/typeset';
import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { entryOf, footerMenu, footerPages } from '../../_data/navigation.ts';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { renderedOnce } from '../../page/rendered-once.tsx';
import { MenuLinks } from '../menu-links.tsx';

/** The paints that the whole site is made of, as on a colour card; their names are Dutch everywhere. */
function PaintStrip() {
  const { t } = usePage();
  return (
    <div className="paint-strip">
      <ul lang="nl">
        {heritagePaints.map(({ paint, name }) => (
          <li key={paint} className={`swatch ${paint}`}>
            {name}
          </li>
        ))}
      </ul>
      <p>{t('footer.paints')}</p>
    </div>
  );
}

/** Menu, pages that must be within reach, work area and registrations, on canal green. */
export function SiteFooter() {
  const { route } = usePage();
  const __html = useFooter(entryOf(route.key, footerMenu, footerPages));
  return <footer className="site-footer" dangerouslySetInnerHTML={{ __html }} />;
}

const useFooter = renderedOnce(function FooterContent() {
  const { build, content, lang, locale, t } = usePage();
  const { company } = content;
  const names = company.servedTowns.map(({ name }) => placeName(content.places, name, lang));
  const towns = typeset(lang, new Intl.ListFormat(locale).format(names));
  const phone = phoneFact(company.phone);
  return (
    <>
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
            <MenuLinks items={footerMenu} />
          </ul>
          <ul>
            <MenuLinks items={footerPages} />
            <li>
              <a href={pathTo('privacy', lang, storedSection)} data-cookie-settings="">
                {t('footer.cookieSettings')}
              </a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('footer.workArea')}</h2>
          <p>{towns}</p>
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
    </>
  );
});

/** Where the privacy statement lists what is kept in the browser. */
const storedSection = 'opgeslagen';
