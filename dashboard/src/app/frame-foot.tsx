import { languages, localisedPath } from '@vakman/domain/languages/languages';
import { storeLanguage } from '@vakman/widgets/storage/stored-language.ts';
import { useLocation } from '@swan-io/chicane';
import { appWords } from '../../generated/app.words.ts';
import { router } from '../router/router.ts';
import { useFragment } from '../router/use-fragment.ts';
import { language, pathPrefix } from '../words/language.ts';
import { nameOfLanguage } from '../words/name-of-language.ts';
import { useWords } from '../words/use-words.ts';

/** The same page in the other languages: each a page of its own, so these are plain links. The choice is kept. */
export function FrameFoot() {
  const { otherLanguages } = useWords(appWords);
  const { raw } = useLocation();
  const fragment = useFragment();
  // A report is what its secret opens; of other pages a secret is good for one visit, and stays with it.
  const kept = router.useRoute(['report']) ? fragment : '';
  const path = raw.path.slice(pathPrefix.length) + raw.search + kept;
  return (
    <footer className="frame-foot">
      <nav aria-label={otherLanguages}>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={localisedPath(other, path)}
                lang={other}
                hrefLang={other}
                aria-current={other === language ? 'true' : undefined}
                onClick={() => storeLanguage(other)}
              >
                {nameOfLanguage(other)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
