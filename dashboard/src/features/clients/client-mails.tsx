import { Link } from '@swan-io/chicane';
import { formatMoment } from '@vakman/domain/format/format.dates';
import type { ClientFile, ClientMail } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { repliesWords } from '../../../generated/replies.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { mailKindIn } from './mail-kind-in.ts';
import { ShortList } from './short-list.tsx';

/** What was written to a client, and whether it arrived. */
export function ClientMails({ mails }: Pick<ClientFile, 'mails'>) {
  const { mails: words } = useWords(clientsWords);
  return (
    <RequestPart title={words.title}>
      <ShortList
        none={<p className="request-muted">{words.none}</p>}
        items={mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      />
    </RequestPart>
  );
}

function Mail({ mail }: { readonly mail: ClientMail }) {
  const words = useWords(clientsWords);
  const { states } = useWords(repliesWords);
  const { kind, state, subject, body, request_id: requestId, last_error: error } = mail;
  const isLost = state !== 'sent' && state !== 'waiting';
  const moment = formatMoment(mail.sent_at ?? mail.leaves_at, language);
  return (
    <li>
      {body === null ? (
        <p>{mailKindIn(words, kind)}</p>
      ) : (
        <details>
          <summary dir="auto">{subject}</summary>
          <p className="request-message" dir="auto">
            {body}
          </p>
        </details>
      )}
      <p className={isLost ? 'client-lost' : 'request-muted'}>{fill(states[state], { moment })}</p>
      {error !== null && (
        <p className="request-muted" dir="auto">
          {error}
        </p>
      )}
      {requestId !== null && (
        <p>
          <Link to={router.request({ requestId })}>{words.mails.about}</Link>
        </p>
      )}
    </li>
  );
}
