import { NewPdf } from '../libraries.ts';
import type { PdfKit } from './pdf-kit.ts';

export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** When what it says was said: a document of the same words is the same, whenever it is written. */
  readonly date: Date;
}

/** An empty PDF for readers of every kind (PDF/UA), and its bytes once it is ended. */
export function openPdf({ title, author, language, date }: PdfFacts): {
  readonly kit: PdfKit;
  readonly bytes: Promise<Uint8Array>;
} {
  const kit = new NewPdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Author: author, Creator: author, CreationDate: date },
  });
  const chunks: Uint8Array[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    kit.on('data', (chunk) => chunks.push(chunk));
    kit.on('error', reject);
    kit.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      resolve(whole);
    });
  });
  return { kit, bytes };
}
