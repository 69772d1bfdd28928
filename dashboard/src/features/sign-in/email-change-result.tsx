import { fill } from '@vakman/domain/text/fill';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';

export interface EmailChangeResultProps {
  /** The new address once both mailboxes have confirmed it; undefined after the first. */
  readonly email: string | undefined;
}

/** What became of a change of address after the press on the page of its link. */
export function EmailChangeResult({ email }: EmailChangeResultProps) {
  const { emailChange: words } = useWords(signInWords);
  return (
    <div className="sign-in-form">
      <output>{email === undefined ? words.half.text : fill(words.done.text, { email })}</output>
      {email !== undefined && (
        <div className="actions">
          <a className="button primary" href={router.profile()}>
            {words.done.submit}
          </a>
        </div>
      )}
    </div>
  );
}
