import type { AccountFault } from '@vakman/domain/account/account.errors';
import type { MailLink, MailLinkType } from './mail-link.ts';

/** What the page of the sign-in shows. */
export type SignInView =
  | { readonly kind: 'password'; readonly email: string; readonly fault?: AccountFault }
  | { readonly kind: 'code'; readonly email: string; readonly purpose: 'code' | 'recovery' }
  | { readonly kind: 'link'; readonly tokenHash: string; readonly type: MailLinkType }
  /** After the link of a change of address: the new one once both mailboxes have confirmed it. */
  | { readonly kind: 'email-change'; readonly email: string | undefined }
  /** Signed in by a mail of recovery, so that another password can be chosen. */
  | { readonly kind: 'new-password' };

/**
 * What is shown at first.
 *
 * @param hasEnded whether the service ended the session that was there.
 */
export function firstView(link: MailLink | undefined, hasEnded: boolean): SignInView {
  if (!link) return { kind: 'password', email: '', ...(hasEnded && { fault: 'sessionEnded' }) };
  if (link.kind === 'refused') return { kind: 'password', email: '', fault: link.fault };
  return { kind: 'link', tokenHash: link.tokenHash, type: link.type };
}
