import type { StoryContext } from '@storybook/react-vite';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteFormProps } from '@vakman/widgets/quote-form/quote-form.props.ts';
import type { QuoteFormMessages, QuoteFormWords } from '@vakman/widgets/quote-form/quote-form.words.ts';
import type { QuoteFormBackend } from '@vakman/widgets/quote-form/quote-form.backend.ts';
import { fn, userEvent } from 'storybook/test';
import { shadowView } from '../support/widget-story.tsx';

/** What a page can fill in; a visitor only chooses area and time. */
export const filledIn: Partial<QuoteFormProps> = {
  name: 'Jo de Vries',
  email: 'jo@example.test',
  phone: '06 12345678',
  streetAddress: 'Stationsplein 1',
  postalCode: '1315 KT',
  message: 'De kozijnen aan de straatkant bladderen.',
};

/** A backend that takes everything, but for what a story changes. */
export function storyBackend(changes: Partial<QuoteFormBackend> = {}): QuoteFormBackend {
  return {
    uploadPhoto: fn(async () => 'https://example.test/photo'),
    insert: fn(async () => 'Thu, 26 Nov 2026 08:00:00 GMT'),
    notify: fn(async () => {}),
    ...changes,
  };
}

/** Says to the form whether there is a connection, whatever the machine has; answers with what ends that. */
export function connected(onLine: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** The words that the form of a story shows. */
export function messagesOf({ loaded }: Pick<StoryContext, 'loaded'>): QuoteFormMessages {
  return (loaded['words'] as QuoteFormWords).messages;
}

/** Fills in what the page left open, and sends the form. */
export async function send(story: Pick<StoryContext, 'canvasElement' | 'loaded'>): Promise<void> {
  const view = shadowView(story.canvasElement);
  const messages = messagesOf(story);
  for (const { name, control } of fields) {
    const box = view.getByLabelText<HTMLInputElement>(messages.fields[name].label);
    if (control === 'select') await userEvent.selectOptions(box, exampleRequest[name]);
    else if (box.value === '') await userEvent.type(box, exampleRequest[name]);
  }
  await userEvent.click(view.getByRole('button', { name: messages.submit }));
}

/** Chooses files as photos. */
export async function choose(
  story: Pick<StoryContext, 'canvasElement' | 'loaded'>,
  ...files: File[]
): Promise<void> {
  const label = messagesOf(story).fields.photos.label;
  await userEvent.upload(shadowView(story.canvasElement).getByLabelText(label), files, {
    applyAccept: false,
  });
}

/** A photo of freshly painted wood. */
export async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  for (const [at, colour] of ['#20392e', '#e3b452', '#7c1d1b'].entries()) {
    pen.fillStyle = colour;
    pen.fillRect(at * 214, 0, 214, 480);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
