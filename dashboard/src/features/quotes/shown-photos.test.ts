import { expect, test } from 'vitest';
import { choosablePhotos } from './shown-photos.ts';

test('pictures of the request can be chosen, each once, and none that is being moved or that browsers do not show', () => {
  const files = [
    'quote-requests/1/a.jpg',
    'quote-requests/1/b.heic',
    'quote-requests/1/c.pdf',
    'quote-attachments/d.jpg',
  ];
  expect(choosablePhotos(files, ['quote-attachments/e.png', 'quote-requests/1/a.jpg'])).toEqual([
    'quote-requests/1/a.jpg',
    'quote-attachments/e.png',
  ]);
});
