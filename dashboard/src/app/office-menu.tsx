import { Link } from '@swan-io/chicane';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { mayOpen, officePages, type OfficePage } from '@vakman/domain/rights/rights.routes';
import { useEffect, useRef } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { PaletteOpener } from '../features/palette/palette-opener.tsx';
import { router } from '../router/router.ts';
import { useWords } from '../words/use-words.ts';
import { UnreadMark } from './unread-mark.tsx';
import './office-menu.css';

interface OfficeMenuProps {
  readonly actor: Actor;
  /** The one that is shown; the first page where it is none. */
  readonly page: OfficePage | undefined;
  /** Messages that nobody of the office has read. */
  readonly unread: number;
}

/** The pages of the office that whoever looks may open. */
export function OfficeMenu({ actor, page, unread }: OfficeMenuProps) {
  const { officeTitles, titles } = useWords(appWords);
  const list = useRef<HTMLUListElement>(null);
  const own = officePages.filter((each) => mayOpen(each, actor));
  const entries = ['today' as const, ...own];
  const place = page ? entries.indexOf(page) : 0;
  useEffect(() => {
    // On a phone the menu is wider than the screen: where one is stands in its middle.
    const current = list.current?.children[place] as HTMLElement | undefined;
    const nav = list.current?.parentElement;
    if (current && nav) nav.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - nav.clientWidth / 2;
  }, [place]);
  return (
    <div className="office-bar">
      <nav className="office-menu" aria-label={titles.admin}>
        <ul ref={list}>
          {entries.map((each, index) => (
            <li key={each}>
              <Link
                to={router[each === 'today' ? 'admin' : each]()}
                aria-current={index === place ? 'page' : undefined}
              >
                {officeTitles[each]}
                {each === 'conversations' && <UnreadMark count={unread} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PaletteOpener pages={own} />
    </div>
  );
}
