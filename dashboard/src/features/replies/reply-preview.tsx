import { facts } from '../../../generated/facts.ts';
import type { ReplyLetter } from '@vakman/domain/reply/reply.drafts';

/** A letter as whoever asked will read it, between the name of the firm and its address. */
export function ReplyPreview({ letter }: { readonly letter: ReplyLetter }) {
  const { name, address, phone, email } = facts.company;
  return (
    <article className="reply-preview" lang={letter.language}>
      <p className="reply-firm">{name}</p>
      <h3 dir="auto">{letter.subject}</h3>
      <p className="request-message" dir="auto">
        {letter.body}
      </p>
      <p className="request-muted">
        {address.street}, {address.postalCode} {address.city} · {phone.display} · {email}
      </p>
    </article>
  );
}
