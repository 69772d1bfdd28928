import { phoneFact } from '@vakman/content/company/phone-fact';
import { headerMenu } from '../../_data/navigation.ts';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';
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
      <nav className="menu" aria-label={t('navigation.label')}>
        <ul>
          <MenuLinks items={headerMenu.before} />
          <li>
            <ServicesMenu />
          </li>
          <MenuLinks items={headerMenu.after} />
        </ul>
      </nav>
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
