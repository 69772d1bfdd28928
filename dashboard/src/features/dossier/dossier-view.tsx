import type { Dossier } from '@vakman/domain/dossier/dossier.answers';
import { dossierOfHome, homesOf } from '@vakman/domain/dossier/dossier.homes';
import { needsOf } from '@vakman/domain/dossier/dossier.needs';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentList, type AppointmentListProps } from './appointment-list.tsx';
import { ConversationList } from './conversation-list.tsx';
import { DocumentList, type DossierDocument } from './document-list.tsx';
import { HomeFilter } from './home-filter.tsx';
import { NeedsList } from './needs-list.tsx';
import { PeopleList } from './people-list.tsx';
import { ProjectList } from './project-list.tsx';
import { QuoteList } from './quote-list.tsx';
import { RequestList, type RequestListProps } from './request-list.tsx';
import './dossier.css';

/** What somebody does in his own dossier; undefined for somebody who only looks. */
export interface DossierActions {
  readonly openAppointment: NonNullable<AppointmentListProps['onOpen']>;
  readonly takeDocument: (document: DossierDocument) => Promise<void>;
  readonly renderTalk?: RequestListProps['renderTalk'];
}

export interface DossierViewProps {
  readonly dossier: Dossier;
  /** By which all of it was found. */
  readonly email: string;
  /** In milliseconds. */
  readonly now: number;
  /** Photos of people that have arrived, by their path. */
  readonly photos: ReadonlyMap<string, Blob>;
  readonly actions: DossierActions | undefined;
}

/** All that is a customer's: what waits for him, what he was offered, what is being done, and who does it. */
export function DossierView({ dossier, email, now, photos, actions }: DossierViewProps) {
  const words = useWords(dossierWords);
  const [home, setHome] = useState('');
  const homes = homesOf(dossier);
  const shown = homes.some(({ key }) => key === home) ? dossierOfHome(dossier, home) : dossier;
  const isLed = actions !== undefined;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="dossier-lead">{fill(words.lead, { email })}</p>
      <HomeFilter homes={homes} shown={home} onShow={setHome} />
      <NeedsList needs={needsOf(shown, now)} isLed={isLed} />
      <div className="dossier">
        <QuoteList quotes={shown.quotes} isLed={isLed} />
        <ProjectList projects={shown.projects} isLed={isLed} />
        <AppointmentList appointments={shown.appointments} now={now} onOpen={actions?.openAppointment} />
        <RequestList requests={shown.requests} now={now} renderTalk={actions?.renderTalk} />
        <ConversationList conversations={shown.conversations} isLed={isLed} />
        <DocumentList quotes={shown.quotes} projects={shown.projects} onTake={actions?.takeDocument} />
        <PeopleList people={shown.people} photos={photos} />
      </div>
    </>
  );
}
