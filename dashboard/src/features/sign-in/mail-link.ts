import { accountFault, type AccountFault } from '@vakman/domain/account/account.errors';

/** Kinds of mails whose links lead to the sign-in. */
export const mailLinkTypes = ['magiclink', 'signup', 'recovery', 'email_change', 'invite'] as const;

export type MailLinkType = (typeof mailLinkTypes)[number];

/** What the link of a mail carries in its fragment, which no server ever sees. */
export type MailLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: MailLinkType }
  /** The service refused it already. */
  | { readonly kind: 'refused'; readonly fault: AccountFault };

const token = /^[\w-]{6,200}$/;

/**
 * Reads a link; nothing where the fragment is none.
 *
 * @param fragment with its `#`.
 */
export function readMailLink(fragment: string): MailLink | undefined {
  const values = new URLSearchParams(fragment.slice(1));
  if (values.has('error') || values.has('error_code')) {
    const code = values.get('error_code') ?? undefined;
    const fault = accountFault({ code });
    return { kind: 'refused', fault: fault === 'unknown' ? 'wrongCode' : fault };
  }
  if (!values.has('token_hash')) return undefined;
  const tokenHash = values.get('token_hash') ?? '';
  const type = mailLinkTypes.find((known) => known === values.get('type'));
  if (!type || !token.test(tokenHash)) return { kind: 'refused', fault: 'wrongCode' };
  return { kind: 'token', tokenHash, type };
}
