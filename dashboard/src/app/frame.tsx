import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { localisedPath } from '@vakman/domain/languages/languages';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { accessTo } from '@vakman/domain/rights/rights.routes';
import { Link } from '@swan-io/chicane';
import { useEffect, useState, type ReactNode } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { facts } from '../../generated/facts.ts';
import { pagePaths } from '../../generated/page-paths.ts';
import { router } from '../router/router.ts';
import { signOut } from '../session/sign-out.ts';
import { language } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { usePageTitle } from './page-title.ts';

/** Pages that everybody who may open them finds in the menu. */
const inMenu = ['dashboard', 'admin', 'profile'] as const satisfies readonly ShellPage[];

interface FrameProps {
  /** Undefined until it is known who looks. */
  readonly actor: Actor | undefined;
  /** Undefined for an address without a page. */
  readonly page: ShellPage | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands around every page: the firm's name, the menu of whoever looks, and the way out. */
export function Frame({ actor, page, title, children }: FrameProps) {
  const words = useWords(appWords);
  const main = usePageTitle(title);
  const signedIn = actor !== undefined && actor !== 'anon';
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipLink}
      </a>
      <header className="frame-header">
        <a className="frame-name" href={localisedPath(language, pagePaths.home)}>
          {facts.company.name}
        </a>
        {signedIn && (
          <nav aria-label={words.menu}>
            <ul className="frame-menu">
              {inMenu
                .filter((name) => accessTo(name, actor) === 'granted')
                .map((name) => (
                  <li key={name}>
                    <Link to={router[name]()} aria-current={name === page ? 'page' : undefined}>
                      {words.titles[name]}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        {signedIn && (
          <button type="button" className="button frame-way-out" onClick={() => void signOut()}>
            {words.signOut}
          </button>
        )}
      </header>
      <OfflineNotice text={words.offline} />
      <main id="content" className="frame-page" ref={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function OfflineNotice({ text }: { readonly text: string }) {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return <output className="frame-offline">{!online && text}</output>;
}
