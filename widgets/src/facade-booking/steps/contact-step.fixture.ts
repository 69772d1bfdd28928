import type { Language } from '@vakman/domain/languages/languages';
import { createElement } from 'react';
import { useForm } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { emptyValues, type BookingValues } from '../facade-booking.fields.ts';
import { loadFacadeBookingWords } from '../facade-booking.words.ts';
import type { HoldControls } from '../hold/use-hold.ts';
import { ContactStep } from './contact-step.tsx';
import type { StepProps } from './later-steps.tsx';

/** Markup of the step for a visit on a chosen day, before anything is typed; `startsAt` is an ISO instant. */
export async function contactStepMarkup(language: Language, startsAt: string): Promise<string> {
  const words = await loadFacadeBookingWords(language);
  const holding = { hold: { status: 'none' } } as unknown as HoldControls;
  const given = {
    props: { language, words, emit: () => {} },
    state: { step: 'contact', changing: false, busy: false, listed: [] },
    holding,
    flow: {},
    dispatch: () => {},
  } as unknown as Omit<StepProps, 'form'>;
  const Step = () => {
    const form = useForm<BookingValues>({ defaultValues: { ...emptyValues, starts_at: startsAt } });
    return createElement(ContactStep, { ...given, form } as StepProps);
  };
  return renderToString(createElement(Step));
}
