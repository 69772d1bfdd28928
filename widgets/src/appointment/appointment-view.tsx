import { useEffect, useRef } from 'react';
import { AppointmentDetails } from './appointment-details.tsx';
import type { AppointmentProps } from './appointment.props.ts';
import type { AppointmentState } from './appointment.state.ts';
import { AppointmentStatus } from './appointment-status.tsx';
import { OfficeDesk } from './office-desk.tsx';
import type { AppointmentDesk } from './use-appointment.ts';
import { VisitorDesk } from './visitor-desk.tsx';

/** What each part of a shown appointment gets. */
export interface AppointmentStepProps extends Pick<AppointmentProps, 'language' | 'words'> {
  readonly desk: AppointmentDesk;
  readonly shown: Extract<AppointmentState, { phase: 'shown' }>;
}

interface AppointmentViewProps extends AppointmentStepProps {
  readonly token: string;
}

/** How the appointment stands, what it is, and what can be done about it. */
export function AppointmentView({ token, ...step }: AppointmentViewProps) {
  const { appointment, done } = step.shown;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was opened is gone, and how it stands now is to be heard.
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <>
      <AppointmentStatus {...step} heading={heading} />
      <AppointmentDetails {...step} />
      {appointment.role === 'office' ? <OfficeDesk {...step} /> : <VisitorDesk {...step} token={token} />}
    </>
  );
}
