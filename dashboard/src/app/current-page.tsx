import { accessTo, landingPages, mayOpen, type OfficePage } from '@vakman/domain/rights/rights.routes';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { fill } from '@vakman/domain/text/fill';
import { Link } from '@swan-io/chicane';
import { appWords } from '../../generated/app.words.ts';
import { router } from '../router/router.ts';
import { pages } from '../router/pages.ts';
import { useWords } from '../words/use-words.ts';
import { NoticePage } from './notice-page.tsx';
import { OfficeDoor } from './office-door.tsx';
import { SignInFirst } from './sign-in-first.tsx';

interface CurrentPageProps {
  readonly page: ShellPage;
  /** Below the first page of the office. */
  readonly officePage?: OfficePage | undefined;
  /** Whether it is one conversation, below the first page of a customer. */
  readonly isConversation?: boolean;
  readonly actor: Actor;
  readonly email: string;
}

/** The page, for whoever may open it; nothing of it is fetched for others. */
export function CurrentPage({ page, officePage, isConversation = false, actor, email }: CurrentPageProps) {
  const { noAccess } = useWords(appWords);
  const access =
    officePage && !mayOpen(officePage, actor) && actor !== 'anon' ? 'refused' : accessTo(page, actor);
  if (access === 'sign-in-first') return <SignInFirst />;
  if (access === 'refused' && actor !== 'anon') {
    return (
      <NoticePage title={noAccess.title} text={fill(noAccess.text, { email })}>
        <Link className="button" to={router[landingPages[actor]]()}>
          {noAccess.back}
        </Link>
      </NoticePage>
    );
  }
  const Page = pages[officePage ?? (isConversation ? 'conversation' : page)];
  if (page !== 'admin') return <Page />;
  return (
    <OfficeDoor>
      <Page />
    </OfficeDoor>
  );
}
