import { Link } from '@swan-io/chicane';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import type { Role } from '@vakman/domain/rights/rights.roles';
import { accessTo } from '@vakman/domain/rights/rights.routes';
import { appWords } from '../../generated/app.words.ts';
import { router } from '../router/router.ts';
import { signOut } from '../session/sign-out.ts';
import { useWords } from '../words/use-words.ts';
import { UnreadMark } from './unread-mark.tsx';

/** Pages that everybody who may open them finds in the menu. */
const listed = ['dashboard', 'admin', 'profile'] as const satisfies readonly ShellPage[];

interface FrameMenuProps {
  readonly actor: Role;
  /** The one that is shown. */
  readonly page: ShellPage | undefined;
  /** Messages that he has not read. */
  readonly unread: number;
}

/** The pages of whoever is signed in, and the way out. */
export function FrameMenu({ actor, page, unread }: FrameMenuProps) {
  const { menu, signOut: out, titles } = useWords(appWords);
  return (
    <>
      <nav className="frame-menu" aria-label={menu}>
        <ul>
          {listed
            .filter((name) => accessTo(name, actor) === 'granted')
            .map((name) => (
              <li key={name}>
                <Link to={router[name]()} aria-current={name === page ? 'page' : undefined}>
                  {titles[name]}
                  {name === 'dashboard' && <UnreadMark count={unread} />}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <button type="button" className="frame-way-out" onClick={() => void signOut()}>
        {out}
      </button>
    </>
  );
}
