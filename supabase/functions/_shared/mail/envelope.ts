import { emailPattern } from '@vakman/domain/contact/contact.schema.ts';
import type { MailEnvironment } from '../environment.ts';
import { MailNotSent, type Mail, type MailContent } from './mail.ts';

/** Sender of all mails, the address of the office, and others that its mails go to as well. */
export interface Addresses extends Pick<MailEnvironment, 'from' | 'office'> {
  readonly officeCopies?: readonly string[];
}

const isAddress = (email: string) => new RegExp(emailPattern).test(email);

/** Answers go to the visitor, where what he typed is an address. */
export function toOffice(id: string, visitor: string, addresses: Addresses, content: MailContent): Mail {
  return {
    id,
    from: addresses.from,
    to: addresses.office,
    ...(addresses.officeCopies?.length && { copies: addresses.officeCopies }),
    ...(isAddress(visitor) && { replyTo: visitor }),
    ...content,
  };
}

/** What somebody of the office wrote; answers go to the firm. Throws `MailNotSent` where what the visitor typed is no address. */
export function fromOffice(
  id: string,
  visitor: string,
  { from, replyTo }: { readonly from: string; readonly replyTo: string },
  content: MailContent,
): Mail {
  if (!isAddress(visitor)) throw new MailNotSent('not an address', 'refused');
  return { id, from, to: visitor, replyTo, ...content };
}

/** What nobody wrote. Answers go to the firm. Throws as `fromOffice` does. */
export function toVisitor(...mail: Parameters<typeof fromOffice>): Mail {
  return {
    ...fromOffice(...mail),
    // Tells out-of-office programs not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
