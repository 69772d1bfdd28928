import type { ReplyLetter } from '@vakman/domain/reply/reply.drafts';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import type { ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { Link } from '@swan-io/chicane';
import { useEffect, useRef, useState } from 'react';
import { facts } from '../../../generated/facts.ts';
import { repliesWords } from '../../../generated/replies.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { keepReply, readReply } from './reply-drafts.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import './replies.css';

export interface ReplyActions {
  /** Whether it was sent. Calls back where it is taken back afterwards. */
  readonly reply: (letter: ReplyLetter, onUndone: () => void) => Promise<boolean>;
  readonly undoReply: (id: string) => Promise<boolean>;
}

interface ReplyPartProps {
  readonly file: Pick<RequestFile, 'request' | 'replies'>;
  readonly templates: readonly ReplyTemplate[];
  readonly colleagues: readonly Colleague[];
  /** Of whoever looks. */
  readonly userId: string;
  /** Whether somebody came here to write. */
  readonly isWriting: boolean;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: ReplyActions;
}

/** What was written to whoever asked, and where the next letter is written. */
export function ReplyPart(props: ReplyPartProps) {
  const { file, templates, colleagues, userId, now, actions } = props;
  const words = useWords(repliesWords);
  const { request, replies } = file;
  const [letter, setLetter] = useState<ReplyLetter | undefined>(() => readReply(request.id));
  const [isOpen, setIsOpen] = useState(props.isWriting || letter !== undefined);
  const part = useRef<HTMLElement>(null);
  const me = colleagues.find(({ id }) => id === userId);
  const write = (next: ReplyLetter | undefined) => {
    keepReply(request.id, next);
    setLetter(next);
  };
  /** Back into the form, before what was begun meanwhile. */
  const putBack = ({ language, subject, body }: ReplyLetter) => {
    const begun = readReply(request.id)?.body ?? '';
    write({ language, subject, body: begun === '' ? body : `${body}\n\n${begun}` });
    setIsOpen(true);
  };
  // Whoever asks for the form writes next, also by keyboard.
  const wantsForm = useRef(props.isWriting);
  useEffect(() => {
    if (!isOpen || !wantsForm.current) return;
    wantsForm.current = false;
    part.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [isOpen]);
  const open = () => {
    wantsForm.current = true;
    setIsOpen(true);
  };
  return (
    <section className="request-part reply-part" aria-labelledby="replies" ref={part}>
      <h2 id="replies">{words.title}</h2>
      {replies.length === 0 && !isOpen && <p className="request-muted">{words.none}</p>}
      <ReplyList
        {...{ replies, colleagues, userId, now }}
        onUndo={async (reply) => {
          if (await actions.undoReply(reply.id)) putBack(reply);
        }}
      />
      {isOpen ? (
        <ReplyForm
          to={request.email}
          letter={letter ?? { language: request.language, subject: '', body: '' }}
          templates={templates}
          values={{
            name: request.name,
            reference: quoteRequestReference(request.id),
            company: facts.company.name,
            phone: facts.company.phone.display,
            sender: me?.name || facts.company.name,
          }}
          wanted={request.language}
          onWrite={write}
          onClose={() => setIsOpen(false)}
          onSend={async (sent) => {
            const isSent = await actions.reply(sent, () => putBack(sent));
            if (!isSent) return;
            write(undefined);
            setIsOpen(false);
          }}
        />
      ) : (
        <p className="reply-acts">
          <button type="button" className="button primary" onClick={open}>
            {words.write}
          </button>
          <Link className="link" to={router.templates()}>
            {words.templates}
          </Link>
        </p>
      )}
    </section>
  );
}
