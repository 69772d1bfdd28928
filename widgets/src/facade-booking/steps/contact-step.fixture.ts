import type { Language } from '@vakman/domain/languages/languages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { emptyValues, type BookingValues } from '../facade-booking.fields.ts';
import { initialState } from '../facade-booking.state.ts';
import { loadFacadeBookingWords, type FacadeBookingWords } from '../facade-booking.words.ts';
import { createPhotoStore } from '../../form/photos/photo-store.ts';
import { noHold } from '../hold/hold.ts';
import { ContactStep } from './contact-step.tsx';

const never = () => new Promise<never>(() => {});

interface Shown {
  readonly language: Language;
  readonly words: FacadeBookingWords;
  readonly startsAt: string;
}

function ShownStep({ language, words, startsAt }: Shown) {
  const form = useForm<BookingValues>({ defaultValues: { ...emptyValues, starts_at: startsAt } });
  return createElement(ContactStep, {
    props: { language, words, emit: () => {} },
    state: { ...initialState, step: 'contact' },
    dispatch: () => {},
    form,
    photos: createPhotoStore(never),
    flow: { next: () => {}, back: () => {}, goTo: () => {}, rewind: () => {} },
    holding: {
      hold: noHold,
      choose: never,
      secure: never,
      lose: () => {},
      expire: () => {},
      drop: () => {},
      forget: () => {},
    },
  });
}

/**
 * HTML of the step as it is first shown, before anything is typed.
 *
 * @param startsAt start of the chosen time: ISO instant.
 */
export async function contactStepHtml(language: Language, startsAt: string): Promise<string> {
  const words = await loadFacadeBookingWords(language);
  return renderToStaticMarkup(createElement(ShownStep, { language, words, startsAt }));
}
