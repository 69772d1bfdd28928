import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { troubleOf } from '../form/trouble.ts';
import type { Order } from './appointment.orders.ts';
import { appointmentReducer, initialState, type Step } from './appointment.state.ts';
import type { AppointmentBackend } from './appointment.backend.ts';
import { submitOrder } from './submit-order.ts';

/** It comes when the appointment is asked for. */
const loadBackend = async () => (await import('./appointment.backend.ts')).appointmentBackend;

/** Reads the appointment of a private link, and lets one order go at a time. */
export function useAppointment(token: string, given: AppointmentBackend | undefined) {
  const [state, dispatch] = useReducer(appointmentReducer, initialState);
  const backend = useRef(given);
  const busy = useRef(false);

  const read = useCallback(async () => {
    try {
      backend.current ??= await loadBackend();
      dispatch({ type: 'read', appointment: await backend.current.read(token) });
    } catch (error) {
      dispatch({ type: 'unread', trouble: troubleOf(error) });
    }
  }, [token]);
  useEffect(() => {
    void read();
  }, [read]);

  const again = useCallback(() => {
    dispatch({ type: 'asked' });
    void read();
  }, [read]);
  const waits = state.phase === 'unread' && state.trouble === 'offline';
  useEffect(() => {
    if (!waits) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waits, again]);

  async function order(wanted: Order): Promise<void> {
    if (busy.current || !backend.current || state.phase !== 'shown') return;
    busy.current = true;
    dispatch({ type: 'ordered' });
    dispatch(await submitOrder(wanted, { token, seen: state.appointment }, backend.current));
    busy.current = false;
  }

  /** Free times; always the same object, because another one asks anew. */
  const [calendar] = useState<Pick<AppointmentBackend, 'availableSlots'>>(() => ({
    availableSlots: async (question) => (given ?? (await loadBackend())).availableSlots(question),
  }));

  return {
    state,
    again,
    order: (wanted: Order) => void order(wanted),
    open: (step: Step | undefined) => dispatch({ type: 'opened', step }),
    calendar,
  };
}

export type AppointmentDesk = ReturnType<typeof useAppointment>;
