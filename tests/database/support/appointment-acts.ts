import {
  askEarlyStart,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  refuseAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { lateSlots } from './bookings.ts';
import type { TestBackend } from './test-backend.ts';

/** Does something to an appointment by the token of a private link, as it is after so many changes. */
type Act = (token: string, sequence?: number) => Promise<unknown>;

/** All that can be done by private links, by who may do it. */
export function appointmentActs(backend: () => TestBackend) {
  const connection = () => backend().visitor;
  const move = async (token: string, sequence = 0) => {
    const slot = (await lateSlots(backend()))[10];
    return moveAppointment(
      connection(),
      { token, sequence },
      { startsAt: slot?.starts_at ?? '', earlyStart: false },
    );
  };
  return {
    byVisitor: {
      move,
      ask: (token, sequence = 0) => askEarlyStart(connection(), { token, sequence }),
      cancel: (token, sequence = 0) => cancelAppointment(connection(), { token, sequence }),
      withdraw: (token, sequence = 0) => withdrawAppointment(connection(), { token, sequence }),
    },
    byOffice: {
      move,
      confirm: (token, sequence = 0) => confirmAppointment(connection(), { token, sequence }),
      refuse: (token, sequence = 0) => refuseAppointment(connection(), { token, sequence }, 'Regen'),
    },
  } satisfies Record<string, Record<string, Act>>;
}

/** What the backend answers then: 404 no such link, 403 somebody else's to do, 409 too late. */
export const refused = (status: 403 | 404 | 409) => ({ name: 'BackendError', status, code: `PT${status}` });

/** The same where it is another appointment by now, than the order was made for. */
export const changed = { name: 'BackendError', status: 409, code: 'changed' };
