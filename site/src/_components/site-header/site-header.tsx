import { phoneFact } from '@vakman/content/company/phone-fact';
import { entryOf, headerMenu, serviceKinds, servicesMenu } from '../../_data/navigation.ts';
import { pathTo, type Route } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';
import { renderedOnce } from '../../page/rendered-once.tsx';
import { Icon } from '../icon/icon.tsx';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuLinks } from '../menu-links.tsx';
import { ServicesMenu } from '../services-menu/services-menu.tsx';

/** Stays at the top: on a wide screen one row around the logo, on others a row of links above it. */
export function SiteHeader() {
  const { content, lang, route, t } = usePage();
  const phone = phoneFact(content.company.phone);
  const quote = route.kind === 'home' ? pathTo('home', lang, 'contact') : quotePath(route);
  return (
    <header className="site-header">
      <nav
        className="menu"
        aria-label={t('navigation.label')}
        dangerouslySetInnerHTML={{ __html: useMenu(menuVariant(route)) }}
      />
      <div className="bar">
        <LanguageSwitcher />
        <Logo />
        <div className="header-actions">
          <a
            className="call"
            href={phone.href}
            aria-label={t('navigation.callNumber', { phone: phone.display })}
          >
            <Icon name="phone" />
            <span className="call-number">{phone.display}</span>
          </a>
          <a className="button pulse header-quote" href={quote}>
            {t('navigation.requestQuote')}
          </a>
        </div>
      </div>
    </header>
  );
}

const menuVariant = ({ key, kind }: Route) =>
  `${entryOf(key, headerMenu.before, headerMenu.after, servicesMenu)} ${serviceKinds.includes(kind)}`;

const useMenu = renderedOnce(function Menu() {
  return (
    <ul>
      <MenuLinks items={headerMenu.before} />
      <li>
        <ServicesMenu />
      </li>
      <MenuLinks items={headerMenu.after} />
    </ul>
  );
});
