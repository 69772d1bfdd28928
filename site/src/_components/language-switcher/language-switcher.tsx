import { languages } from '@vakman/domain/languages/languages';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';

/** A flag, and the code of its language, that opens the same page in eight languages; works without script, which only remembers the choice. */
export function LanguageSwitcher() {
  const { build, content, lang, route, t } = usePage();
  const current = content.languages[lang];
  return (
    <div className="language-switcher">
      <button
        className="language-button"
        type="button"
        popoverTarget="languages"
        aria-label={t('languageSwitcher.current', { language: current.name, code: lang })}
      >
        <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
          <use href={`${build.drawings}#flag-${current.flag}`} />
        </svg>
        {lang}
        <Icon name="open" />
      </button>
      <nav className="language-menu" id="languages" popover="auto" aria-label={t('languageSwitcher.label')}>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={route.alternates[language]}
                lang={language}
                aria-current={language === lang ? 'true' : undefined}
              >
                {content.languages[language].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
