import type { PgliteConnection } from '@supabase/lite/pglite';
import { languageOrDefault } from '@vakman/domain/languages/languages.ts';
import type { AuthMail } from '../auth-mails/auth-mail.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as the library sends it. */
export interface LibraryMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A mail of the auth service, before its words are found. */
export interface AuthLetter {
  readonly mail: AuthMail;
  readonly to: string;
  /** Six digits. */
  readonly code: string;
  readonly tokenHash: string;
  /** The address that the account is to have. */
  readonly newEmail: string;
}

const values = '{{ .Token }} {{ .TokenHash }} {{ .NewEmail }}';
const marked = (mail: AuthMail) => ({ subject: `${mail} ${values}` });

/** Subjects by which the library hands over what it knows; the mails have others. */
export const markedSubjects = {
  confirmation: marked('confirmation'),
  invite: marked('invite'),
  magic_link: marked('magic_link'),
  recovery: marked('recovery'),
  email_change: marked('email_change_current'),
};

/** Reads what the library sends. A code before a new password has no subject of ours: there its own text has the code. */
function readLetter(to: string, subject: string, text: string): AuthLetter {
  const [mail = '', code = '', tokenHash = '', newEmail = ''] = subject.split(' ');
  if (tokenHash !== '') return { mail: mail as AuthMail, to, code, tokenHash, newEmail };
  const [typed = ''] = /\d{6}/.exec(text) ?? [];
  return { mail: 'reauthentication', to, code: typed, tokenHash: '', newEmail: to };
}

/** Sends the mails of the auth service as a hosted project sends them, which has the same words as templates. */
export function createAuthMailer(
  { driver }: PgliteConnection,
  siteUrl: string,
  sendMail: (mail: Mail) => void,
) {
  async function send(letter: AuthLetter): Promise<void> {
    const { rows } = await driver.query<{ language: string | null }>(
      `select raw_user_meta_data ->> 'language' as language from auth.users
       where email = lower($1) or (email_change = lower($1) and $2)
       order by email = lower($1) limit 1`,
      [letter.to, letter.mail === 'email_change_new'],
    );
    // Words and facts are written by the build, which may not have run when this file is read.
    const [{ authMail }, { authMailReader }, { facts }] = await Promise.all([
      import('../auth-mails/auth-mail.ts'),
      import('../auth-mails/auth-mail-words.ts'),
      import('../functions/_shared/generated/facts.ts'),
    ]);
    const { company } = facts;
    const { mail, to, code, tokenHash, newEmail: email } = letter;
    const reader = authMailReader(languageOrDefault(rows[0]?.language), {
      code,
      tokenHash,
      email,
      company,
      siteUrl,
    });
    sendMail({ to: [to], ...authMail(mail, reader, company) });
  }
  return {
    send,
    receive: async ({ to, subject, text }: LibraryMail) => {
      for (const address of to) await send(readLetter(address, subject, text));
    },
  };
}

export type AuthMailer = ReturnType<typeof createAuthMailer>;
