import { cancelAppointment } from '@vakman/supabase/client/cancel-appointment';
import { confirmAppointment } from '@vakman/supabase/client/confirm-appointment';
import type { Connection } from '@vakman/supabase/client/connection';
import { moveAppointment } from '@vakman/supabase/client/move-appointment';
import { refuseAppointment } from '@vakman/supabase/client/refuse-appointment';
import { withdrawAppointment } from '@vakman/supabase/client/withdraw-appointment';
import type { Backend } from '@vakman/supabase/local/backend';
import { lateSlots } from './bookings.ts';

/** Does something to an appointment by the token of a private link. */
type Act = (token: string) => Promise<unknown>;

/** All that can be done by private links, by who may do it. */
export function appointmentActs(backend: () => Backend) {
  const connection = (): Connection => ({
    url: backend().apiUrl,
    publishableKey: backend().publishableKey,
  });
  const move = async (token: string) => {
    const slot = (await lateSlots(backend()))[10];
    return moveAppointment(connection(), token, slot?.starts_at ?? '');
  };
  return {
    byVisitor: {
      move,
      cancel: (token) => cancelAppointment(connection(), token),
      withdraw: (token) => withdrawAppointment(connection(), token),
    },
    byOffice: {
      move,
      confirm: (token) => confirmAppointment(connection(), token),
      refuse: (token) => refuseAppointment(connection(), token, 'Regen'),
    },
  } satisfies Record<string, Record<string, Act>>;
}

/** What the backend answers then: 404 no such link, 403 somebody else's to do, 409 too late. */
export const refused = (status: 403 | 404 | 409) => ({ name: 'BackendError', status, code: `PT${status}` });
