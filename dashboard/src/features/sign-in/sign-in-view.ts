import type { AccountFault } from '@vakman/domain/account/account.errors';
import type { MailLink, MailLinkType } from './mail-link.ts';

/** What the page of the sign-in shows. */
export type SignInView =
  | { readonly kind: 'password'; readonly email: string; readonly fault?: AccountFault }
  | { readonly kind: 'code'; readonly email: string; readonly purpose: 'code' | 'recovery' }
  | { readonly kind: 'link'; readonly tokenHash: string; readonly type: MailLinkType }
  /** Signed in by a mail of recovery, so that another password can be chosen. */
  | { readonly kind: 'new-password' };

/** What is shown at first. */
export function firstView(link: MailLink | undefined): SignInView {
  if (!link) return { kind: 'password', email: '' };
  if (link.kind === 'refused') return { kind: 'password', email: '', fault: link.fault };
  return { kind: 'link', tokenHash: link.tokenHash, type: link.type };
}
