import { localisedPath } from '@vakman/domain/languages/languages';
import { appWords } from '../../generated/app.words.ts';
import { pagePaths } from '../../generated/page-paths.ts';
import { language } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { NoticePage } from './notice-page.tsx';

/** Says that there is no page under the address, and leads to the home page of the site. */
export function MissingPage() {
  const { missing } = useWords(appWords);
  return (
    <NoticePage title={missing.title} text={missing.text}>
      <a className="button" href={localisedPath(language, pagePaths.home)}>
        {missing.home}
      </a>
    </NoticePage>
  );
}
