import { languages } from '@vakman/domain/languages/languages';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { Flag } from './flag.tsx';

/** A flag that opens the same page in eight languages; works without script, which only remembers the choice. */
export function LanguageSwitcher() {
  const { content, lang, route, t } = usePage();
  const current = content.languages[lang];
  return (
    <div className="language-switcher">
      <button
        className="language-button"
        type="button"
        popoverTarget="languages"
        aria-label={t('languageSwitcher.current', { language: current.name })}
      >
        <Flag country={current.flag} />
        <Icon name="open" />
      </button>
      <nav className="language-menu" id="languages" popover="auto" aria-label={t('languageSwitcher.label')}>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={route.alternates[language]}
                lang={language}
                hrefLang={language}
                data-language={language}
                aria-current={language === lang ? 'true' : undefined}
              >
                <Flag country={content.languages[language].flag} />
                {content.languages[language].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
