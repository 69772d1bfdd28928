import type { AppointmentProps } from './appointment.props.ts';
import { AppointmentView } from './appointment-view.tsx';
import { MissingAppointment, UnreadAppointment } from './missing-appointment.tsx';
import { useAppointment } from './use-appointment.ts';
import { useToken } from './use-token.ts';

/** An appointment by its private link; another link in the same tab begins anew. */
export function Appointment(props: AppointmentProps) {
  const { language, words } = props;
  const token = useToken(props.token);
  return (
    <div className="widget appointment" lang={language} part="appointment">
      {token === undefined && <Waiting {...props} />}
      {token === '' && <MissingAppointment reason="noLink" messages={words.messages} />}
      {token === null && <MissingAppointment reason="unknown" messages={words.messages} />}
      {token && <OpenedLink key={token} {...props} token={token} />}
    </div>
  );
}

function OpenedLink(props: AppointmentProps & { readonly token: string }) {
  const { token, backend, words } = props;
  const desk = useAppointment(token, backend);
  switch (desk.state.phase) {
    case 'loading':
      return <Waiting {...props} />;
    case 'unknown':
      return <MissingAppointment reason="unknown" messages={words.messages} />;
    case 'unread':
      return (
        <UnreadAppointment trouble={desk.state.trouble} messages={words.messages} onAgain={desk.again} />
      );
    default:
      return <AppointmentView {...props} desk={desk} shown={desk.state} />;
  }
}

/** As high as most appointments, so that the page below does not move when one comes. */
function Waiting({ words }: Pick<AppointmentProps, 'words'>) {
  return (
    <div className="waiting-appointment" aria-busy="true">
      <output>{words.messages.loading}</output>
    </div>
  );
}
