import type { Dossier } from '@vakman/domain/dossier/dossier.answers';
import { fill } from '@vakman/domain/text/fill';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentList, type AppointmentListProps } from './appointment-list.tsx';
import { RequestList } from './request-list.tsx';
import './dossier.css';

export interface DossierViewProps extends Pick<AppointmentListProps, 'now' | 'onOpen'> {
  readonly dossier: Dossier;
  /** By which all of it was found. */
  readonly email: string;
}

/** All that a customer asked for and booked. */
export function DossierView({ dossier, email, now, onOpen }: DossierViewProps) {
  const words = useWords(dossierWords);
  return (
    <>
      <h1>{words.title}</h1>
      <p className="dossier-lead">{fill(words.lead, { email })}</p>
      <div className="dossier">
        <AppointmentList appointments={dossier.appointments} now={now} onOpen={onOpen} />
        <RequestList requests={dossier.requests} now={now} />
      </div>
    </>
  );
}
