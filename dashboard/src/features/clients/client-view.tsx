import { Link } from '@swan-io/chicane';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { NotesPart } from '../requests/notes-part.tsx';
import { TasksPart } from '../requests/tasks-part.tsx';
import type { ClientActions } from './client-actions.ts';
import { ClientAppointments } from './client-appointments.tsx';
import { ClientContact } from './client-contact.tsx';
import { ClientFiles, type ClientPhotos } from './client-files.tsx';
import { ClientHistoryPart } from './client-history-part.tsx';
import { ClientMails } from './client-mails.tsx';
import { ClientMembers } from './client-members.tsx';
import { ClientRecords } from './client-records.tsx';
import { ClientRequests } from './client-requests.tsx';
import type { ClientRights } from './client-rights.ts';
import { ClientSuggestions } from './client-suggestions.tsx';

export interface ClientViewProps {
  readonly client: ClientFile;
  readonly photos: ClientPhotos;
  readonly colleagues: readonly Colleague[];
  readonly rights: ClientRights;
  /** Of whoever looks. */
  readonly userId: string;
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  readonly actions: ClientActions;
  readonly onTake: () => void;
  /** What he was offered. */
  readonly quotes?: ReactNode;
}

/** Everything of a client: how he is reached, what he asked and booked, what was written, and who else he might be. */
export function ClientView(props: ClientViewProps) {
  const { client, photos, colleagues, rights, userId, here, actions, onTake, quotes } = props;
  const words = useWords(clientsWords);
  const { client: own, request } = useWords(requestsWords);
  const names = new Intl.ListFormat(language).format(here);
  const { requests, bookings, visits, mails } = client;
  const whence = (requestId: string) => {
    const sent = requests.find(({ id }) => id === requestId);
    return sent ? fill(own.request, { date: formatDate(sent.created_at, language) }) : words.mails.about;
  };
  return (
    <>
      <p className="request-back">
        <Link to={router.clients()}>{words.back}</Link>
      </p>
      <h1 dir="auto">{client.name ?? words.unnamed}</h1>
      {here.length > 0 && <output className="request-here">{fill(request.here, { names })}</output>}
      <div className="request">
        <div className="request-column">
          <ClientContact client={client} onCorrect={actions.correct} />
          <ClientSuggestions suggestions={client.suggestions} onMerge={actions.merge} />
          <ClientRequests requests={requests} />
          {quotes}
          <ClientAppointments {...{ bookings, visits }} />
          <ClientMails mails={mails} />
          <ClientFiles {...photos} name={client.name ?? words.unnamed} />
          <ClientHistoryPart {...{ client, colleagues }} />
        </div>
        <div className="request-column">
          <NotesPart notes={client.notes} {...{ colleagues, userId, whence, actions }} />
          <TasksPart tasks={client.tasks} {...{ colleagues, whence, actions }} />
          <ClientMembers {...{ client }} mayInvite={rights.people} onUnmerge={actions.unmerge} />
          <ClientRecords {...{ client, rights, onTake }} />
        </div>
      </div>
    </>
  );
}
