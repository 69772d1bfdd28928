import { useEffect, useRef, type MouseEvent } from 'react';
import type { Step } from './appointment.state.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';

/** What a button that opens a step needs; when the step is closed, it gets the focus back. */
export function useStepButtons({ shown, desk }: Pick<AppointmentStepProps, 'shown' | 'desk'>) {
  const opener = useRef<HTMLButtonElement>(undefined);
  const { step, trouble } = shown;
  useEffect(() => {
    // Where there is trouble, that is what is to be heard.
    if (!step && !trouble) opener.current?.focus();
  }, [step, trouble]);
  return (opened: Step) => ({
    type: 'button' as const,
    'aria-expanded': step === opened,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      opener.current = event.currentTarget;
      desk.open(step === opened ? undefined : opened);
    },
  });
}
