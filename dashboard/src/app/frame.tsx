import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { localisedPath } from '@vakman/domain/languages/languages';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { accessTo, type OfficePage } from '@vakman/domain/rights/rights.routes';
import type { ReactNode } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { facts } from '../../generated/facts.ts';
import { pagePaths } from '../../generated/page-paths.ts';
import { language } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { FrameFoot } from './frame-foot.tsx';
import { FrameMenu } from './frame-menu.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageTitle } from './page-title.ts';

export interface FrameProps {
  /** Undefined until it is known who looks. */
  readonly actor: Actor | undefined;
  /** Undefined for an address without a page. */
  readonly page: ShellPage | undefined;
  /** Below the first page of the office. */
  readonly officePage?: OfficePage | undefined;
  readonly title: string;
  /** Messages that whoever looks has not read. */
  readonly unread?: number;
  readonly children: ReactNode;
}

/** What stands around every page: the firm's name, the menu of whoever looks, and the way to other languages. */
export function Frame({ actor, page, officePage, title, unread = 0, children }: FrameProps) {
  const { skipLink } = useWords(appWords);
  const main = usePageTitle(title);
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {skipLink}
      </a>
      <header className="frame-header">
        <a className="frame-name" href={localisedPath(language, pagePaths.home)}>
          {facts.company.name}
        </a>
        {actor !== undefined && actor !== 'anon' && <FrameMenu actor={actor} page={page} unread={unread} />}
      </header>
      {page === 'admin' && actor !== undefined && accessTo(page, actor) === 'granted' && (
        <OfficeMenu actor={actor} page={officePage} unread={unread} />
      )}
      <OfflineNotice />
      <main id="content" className="frame-page" ref={main} tabIndex={-1}>
        {children}
      </main>
      <FrameFoot />
    </div>
  );
}
