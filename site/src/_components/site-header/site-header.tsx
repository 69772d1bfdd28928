import { phoneFact } from '@vakman/content/company/phone-fact';
import { mainMenu } from '../../_data/navigation.ts';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { Logo } from '../logo/logo.tsx';

/** Stays at the top; on a phone the row of links scrolls away and leaves the row with logo, phone and quote. */
export function SiteHeader() {
  const { content, lang, route, t } = usePage();
  const phone = phoneFact(content.company.phone);
  const quote = route.kind === 'home' ? pathTo('home', lang, 'contact') : pathTo('quote', lang);
  return (
    <header className="site-header">
      <nav className="menu" aria-label={t('navigation.label')}>
        <ul>
          {mainMenu.map(({ label, kind, section }) => (
            <li key={label} className={`menu-${kind}`}>
              <a
                href={pathTo(kind, lang, section)}
                aria-current={kind === route.kind && !section ? 'page' : undefined}
              >
                {t(label)}
              </a>
            </li>
          ))}
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
          <a className="button header-quote" href={quote}>
            {t('navigation.requestQuote')}
          </a>
        </div>
      </div>
    </header>
  );
}
